/**
 * Lists that a field drops down and whose ticks count only once the list is left, as those of fields that tell what changed
 * when they lose the keyboard.
 */

import type { Step } from '../../model/access-path.js';
import type { Control } from '../../model/page.js';
import { isDrawnAlike } from './drawn-alike.js';
import type { StageOptions, StageOrder } from './stage-contract.js';
import { withEarlierData, type StageLooks } from './stage-looks.js';
import { causeOf, isFollowed, isUnmoved, undoKey, type Moment } from './stage-moment.js';

/** Lists of one kind that are left in vain. Raising it costs a wait and a load each where ticks need a button. */
const MOST_VAIN = 2;

/** How long a page may take until it shows that a list was left, in milliseconds. */
const EFFECT_MILLIS = 1_000;

/** A step that was done, and the one that follows. */
export interface MadeChoice {
  readonly from: Moment;
  readonly control: Control;
  readonly unit: Step;
  readonly next: Step | null;
  readonly order: StageOrder;
}

/**
 * Gives the moment after a choice; that after its list was left where only this changes the page. Where it changed nothing,
 * what was chosen may be lost by it, so that nothing more is done on this page.
 */
export function createLeftLists(
  { live, locate, openers: { leftLists } }: Pick<StageOptions, 'live' | 'locate' | 'openers'>,
  looks: Pick<StageLooks, 'look'>,
): (deed: MadeChoice, after: Moment) => Promise<Moment> {
  function isWaiting({ from, control, unit, next }: MadeChoice, after: Moment): boolean {
    if (isFollowed(next) || causeOf(unit) !== 'choice' || !leftLists.mayTry(undoKey(unit), MOST_VAIN)) return false;
    if (!isUnmoved(from, after) || live.gate.released() > 0) return false;
    const found = locate(after.sight.view, unit);
    if (found === null || !isDroppedDown(after, found.node)) return false;
    // What is drawn as before has not been heard of.
    const now = { snapshot: after.snapshot, node: found.node };
    return !isDrawnAlike({ snapshot: from.snapshot, node: control.node }, now);
  }

  return async (deed, after) => {
    if (!isWaiting(deed, after)) return after;
    await live.pressElsewhere();
    await live.settled({ effectMillis: EFFECT_MILLIS });
    const left = withEarlierData(await looks.look(after.path, deed.order.like), after);
    const counts = !isUnmoved(deed.from, left);
    leftLists.note(undoKey(deed.unit), counts);
    return counts ? left : { ...left, isSpent: true };
  };
}

/** Whether a node is an option, or stands in a list of such, while a field says that its list is dropped down. */
function isDroppedDown({ snapshot: { nodes } }: Moment, node: number): boolean {
  const isField = nodes.some(
    ({ role, attributes }) =>
      attributes['aria-expanded'] === 'true' && (role === 'combobox' || attributes['aria-haspopup'] === 'listbox'),
  );
  if (!isField) return false;
  for (let at = nodes[node]; at !== undefined; at = nodes[at.parent])
    if (at.role === 'option' || at.role === 'listbox') return true;
  return false;
}
