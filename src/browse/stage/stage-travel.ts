/**
 * Goes back in the history of a stage's page to where it was before some of its steps, where they made places of their own
 * in it, as the addresses do that scripts write.
 */

import { urlPattern } from '../../base/url.js';
import type { Step } from '../../model/access-path.js';
import { judgeWrites } from '../live/write-judgement.js';
import { listSignature } from './list-overlap.js';
import { isShownByField } from './shown-choice.js';
import type { StageOptions, StageOrder } from './stage-contract.js';
import type { StageLooks } from './stage-looks.js';
import { isUnmoved, type Moment } from './stage-moment.js';

/** How long a page may take until it shows what was there, in milliseconds. */
const EFFECT_MILLIS = 1_000;

/** Lists of one address pattern that do not come back with their places before the rest is not waited for. */
const MOST_VAIN_TRAVELS = 2;

/** What a page was like at one step of its path. */
export interface Mark {
  /** Of its list. */
  readonly signature: string;
  readonly url: string;
  /** In its history; empty where it had none. */
  readonly place: string;
}

/** What a page is like. */
export function markOf({ sight, snapshot: { url }, place }: Moment): Mark {
  return { signature: listSignature(sight.view), url, place };
}

/** A way back. */
export interface Travel {
  readonly from: Moment;
  readonly to: Mark;
  /** The steps since then. */
  readonly left: readonly Step[];
  readonly order: StageOrder;
}

/** Goes back in the history of a page. */
export interface StageTravel {
  /** Whether a page may be brought so to what it was like before. */
  may(from: Moment, to: Mark | undefined): boolean;
  /** The page as it was then; stayed where it did not go, lost where it went and shows something else. */
  back(travel: Travel): Promise<Moment | 'stayed' | 'lost'>;
}

/** The ways back of a stage. */
export function createStageTravel(
  { live, guard, openers: { travels } }: Pick<StageOptions, 'live' | 'guard' | 'openers'>,
  looks: StageLooks,
): StageTravel {
  const may: StageTravel['may'] = ({ place, snapshot: { url } }, to) =>
    to !== undefined &&
    to.place !== '' &&
    to.place !== place &&
    to.url !== url &&
    travels.mayTry(urlPattern(url), MOST_VAIN_TRAVELS);

  async function back({ from, to, left, order }: Travel): Promise<Moment | 'stayed' | 'lost'> {
    if (!may(from, to) || !(await live.travel(to.place))) return 'stayed';
    const moment = await arrived({ from, to, order });
    const isThere =
      moment !== null &&
      live.gate.documentRefusal() === null &&
      isJudged(from, moment) &&
      // What a field keeps would be asked with the next choice.
      !left.some((step) => isShownByField(moment, step));
    travels.note(urlPattern(from.snapshot.url), isThere);
    return isThere ? moment : 'lost';
  }

  /** The page once it shows the list that was there; null if it does not. */
  async function arrived({ from, to, order }: Omit<Travel, 'left'>): Promise<Moment | null> {
    for (const anew of [false, true]) {
      await live.settled({ effectMillis: EFFECT_MILLIS, anew });
      const moment = await looks.look(from.path, order.like);
      const { signature, url } = markOf(moment);
      if (url === to.url && signature === to.signature) return moment;
    }
    return null;
  }

  function isJudged(from: Moment, after: Moment): boolean {
    const released = live.gate.writesReleased();
    const hasMoved = !isUnmoved(from, after);
    return judgeWrites({ released, before: from.sight.view, after: after.sight, hasMoved }, guard);
  }

  return { may, back };
}
