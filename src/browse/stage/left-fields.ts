/**
 * Fields whose lists were opened only to be read, and that take over what is marked in them once they are left, as those of
 * autocompletes do that confirm when they lose the keyboard: the next choice would be asked together with it.
 */

import { urlPattern } from '../../base/url.js';
import type { Step } from '../../model/access-path.js';
import type { Snapshot, SnapshotNode } from '../../model/snapshot.js';
import type { StageOptions, StageOrder } from './stage-contract.js';
import { withEarlierData, type StageLooks } from './stage-looks.js';
import { hasSameList, type Moment } from './stage-moment.js';

/** Pages of one pattern on which fields are left in vain. Raising it costs a wait each where they take nothing over. */
const MOST_VAIN = 2;

/** How long a page may take until it shows that a field was left, in milliseconds. */
const EFFECT_MILLIS = 400;

/** The page on which lists are opened. */
export interface OpenedPage {
  /** What it shows; null where that is not known. */
  present(): Moment | null;
  put(moment: Moment | null): void;
}

/** The fields of a page whose lists were opened. */
export interface LeftFields {
  /** Nothing was opened yet. */
  begin(): void;
  /** Whether anything was opened. */
  isOpen(): boolean;
  /** An opener was worked at a node of a page. */
  note(opener: Step, node: SnapshotNode | undefined): void;
  /**
   * Leaves the field that has the keyboard, if the list of one was opened since the page was like that; the page is spent
   * where a field has another value than then.
   */
  leave(from: Moment, order: StageOrder): Promise<void>;
}

/** The fields of a stage's page. */
export function createLeftFields(
  { live, openers: { leftFields } }: Pick<StageOptions, 'live' | 'openers'>,
  looks: Pick<StageLooks, 'look'>,
  page: OpenedPage,
): LeftFields {
  const opened = { any: false, field: false };

  async function left(from: Moment, now: Moment, order: StageOrder): Promise<Moment> {
    const kind = urlPattern(now.snapshot.url);
    if (!leftFields.mayTry(kind, MOST_VAIN)) return now;
    await live.pressElsewhere();
    await live.settled({ effectMillis: EFFECT_MILLIS });
    const after = { ...withEarlierData(await looks.look(now.path, order.like), now), before: now.before };
    const hasTaken = !hasSameList(from, after) || hasOtherFields(from.snapshot, after.snapshot);
    leftFields.note(kind, hasTaken);
    return hasTaken ? { ...after, isSpent: true } : after;
  }

  return {
    begin: () => void Object.assign(opened, { any: false, field: false }),
    isOpen: () => opened.any,
    note({ role }, node) {
      opened.any = true;
      opened.field ||= role === 'combobox' && node?.tag === 'input';
    },
    async leave(from, order) {
      const now = page.present();
      if (opened.field && now !== null) page.put(await left(from, now, order));
    },
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
