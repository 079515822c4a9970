/**
 * Lists that go on once their end comes into sight, and hear nothing of one that has stayed there: in a high window, or where
 * what came was too little to push it out.
 */

import { urlPattern } from '../../base/url.js';
import type { Step } from '../../model/access-path.js';
import type { StageOptions, StageOrder } from './stage-contract.js';
import { withEarlierData, type StageLooks } from './stage-looks.js';
import { hasSameList, type Moment } from './stage-moment.js';

/** Lists of one address pattern whose end is left and come to again in vain. Raising it costs some seconds at the ends of lists that nothing counts. */
const MOST_VAIN = 3;

/** Times that an end is come to: a machine with much to do draws no frame between leaving it and coming again. */
const TIMES = 2;

/** How long a page may take until it shows that its end was come to, in milliseconds. */
const EFFECT_MILLIS = 1_000;

/** A step that was done. */
interface DoneStep {
  readonly from: Moment;
  readonly unit: Step;
  readonly order: StageOrder;
}

/** Gives the moment after a step; that after the end of the list was come to once more where scrolling to it showed nothing new of a list that is not whole. */
export function createListEnds(
  { live, openers: { listEnds } }: Pick<StageOptions, 'live' | 'openers'>,
  looks: Pick<StageLooks, 'look'>,
): (done: DoneStep, after: Moment) => Promise<Moment> {
  return async ({ from, unit, order }, after) => {
    const kind = urlPattern(after.snapshot.url);
    const isEnd = unit.do === 'scroll' && hasSameList(from, after) && live.gate.released() === 0 && !isWhole(after);
    if (!isEnd || !listEnds.mayTry(kind, MOST_VAIN)) return after;
    let moment = after;
    for (let left = TIMES; left > 0 && hasSameList(from, moment) && (await live.comeAgain()); left -= 1) {
      await live.settled({ effectMillis: EFFECT_MILLIS });
      moment = withEarlierData(await looks.look(after.path, order.like), moment);
    }
    listEnds.note(kind, !hasSameList(from, moment));
    return moment;
  };
}

/** Whether a page shows as many entities as it says that there are. */
function isWhole({ sight: { view } }: Moment): boolean {
  return view.declaredCount !== null && (view.list?.cards.length ?? 0) >= view.declaredCount;
}
