/**
 * Fields whose lists were opened only to be read, and that take over what is marked in them once they are left, as those of
 * autocompletes do that confirm when they lose the keyboard: the next choice would be asked together with it.
 */

import type { Snapshot, SnapshotNode } from '../../model/snapshot.js';
import type { StageOptions, StageOrder } from './stage-contract.js';
import { withEarlierData, type StageLooks } from './stage-looks.js';
import { hasSameList, type Moment } from './stage-moment.js';

/** Pages of one pattern on which fields are left in vain. Raising it costs a wait each where they take nothing over. */
const MOST_VAIN = 2;

/** How long a page may take until it shows that a field was left, in milliseconds. */
const EFFECT_MILLIS = 400;

/** A page whose lists were opened. */
export interface LeavingFields {
  /** It before any of them was. */
  readonly from: Moment;
  readonly now: Moment;
  /** What kind of page it is. */
  readonly kind: string;
  readonly order: StageOrder;
}

/** Gives the moment after the field was left that has the keyboard; spent where a field has another value than before. */
export function createLeftFields(
  { live, openers: { leftFields } }: Pick<StageOptions, 'live' | 'openers'>,
  looks: Pick<StageLooks, 'look'>,
): (leaving: LeavingFields) => Promise<Moment> {
  return async ({ from, now, kind, order }) => {
    if (!leftFields.mayTry(kind, MOST_VAIN)) return now;
    await live.pressElsewhere();
    await live.settled({ effectMillis: EFFECT_MILLIS });
    const left = { ...withEarlierData(await looks.look(now.path, order.like), now), before: now.before };
    const hasTaken = !hasSameList(from, left) || hasOtherFields(from.snapshot, left.snapshot);
    leftFields.note(kind, hasTaken);
    return hasTaken ? { ...left, isSpent: true } : left;
  };
}

/** Whether a field that was there before has another value. */
export function hasOtherFields(before: Snapshot, after: Snapshot): boolean {
  const now = valuesOf(after);
  return [...valuesOf(before)].some(([field, value]) => (now.get(field) ?? value) !== value);
}

/** What stands in the fields that are chosen in, by what names them. */
function valuesOf({ nodes }: Snapshot): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const node of nodes) {
    const { name, id, value = '' } = node.attributes;
    const kind = kindOf(node);
    if (kind === null || node.state === null || (name ?? id) === undefined) continue;
    const isTicked = kind === 'ticked';
    values.set(
      JSON.stringify([name ?? id, isTicked && value]),
      isTicked ? String(node.state.checked) : node.state.value,
    );
  }
  return values;
}

function kindOf({ tag, role, attributes: { type } }: SnapshotNode): 'ticked' | 'valued' | null {
  if (tag === 'select') return 'valued';
  if (tag !== 'input') return null;
  if (type === 'checkbox' || type === 'radio') return 'ticked';
  return role === 'combobox' ? 'valued' : null;
}
