/**
 * Taking a list that was read in: what belongs to it, how large it says it is, whether it was listed completely.
 */

import { shortHash } from '../base/hash.js';
import type { PageView } from '../model/page.js';
import { endOf, endsDoubtfully, endsEvenly, type Caps } from './lists/caps.js';
import { setKey, type EntitySet } from './entity-set.js';
import type { ExploreContext } from './context.js';
import { saysItGoesOn, type DeclaredSizes } from './lists/declared-sizes.js';
import type { ForeignMarks } from './lists/foreign-cards.js';
import { readEntities, type ListReading } from './lists/list-reading.js';
import { withoutOverflow } from './lists/overflow.js';

/** What is known of a site's lists. */
export interface ListKnowledge {
  readonly context: ExploreContext;
  readonly foreign: ForeignMarks;
  readonly sizes: DeclaredSizes;
  /** What is known of the site's cap. @default nothing, and nothing is learnt of it */
  readonly caps?: Caps;
}

/** A reading, understood. */
export interface TakenIn {
  readonly entities: EntitySet;
  /** The size that the list declares; null if none, or none to be believed. */
  readonly declared: number | null;
  readonly complete: 'yes' | 'capped' | 'stopped' | 'changed';
  /** Whether what is not listed does not belong: the list was read to its end, and nothing says that there is more. */
  readonly whole: boolean;
}

/** Learns from a list that was read which cards and which numbers to believe, then answers what it holds. */
export function takeIn(known: ListKnowledge, asRead: ListReading): TakenIn {
  const { foreign, sizes, context, caps } = known;
  const { view } = asRead.first;
  const reading = withoutOverflow(asRead, confirmedSize(sizes, view));
  // What was measured are cards, whether or not they belong.
  const told = (): number | null => (sizes.measured(view) === null ? sizes.of(view) : null);
  if (reading.whole) foreign.learn(reading.pages, told());
  const entities = readEntities(context, reading, foreign.marks());
  const guess = told();
  if (reading.whole) sizes.learn(reading, entities.length);
  const declared = told();
  const perPage = reading.pages[0]?.items.length ?? 0;
  // Where the site is known to cut its lists, or says that there is more, one that is missing is enough.
  const end = endOf(reading.pages, entities.length);
  const endsEarly = saysItGoesOn(view, entities.length) || end === caps?.most();
  const isShort = (size: number | null): boolean =>
    size !== null && size - entities.length >= (endsEarly ? 1 : Math.max(1, perPage));
  const isDoubtful = declared === null && endsDoubtfully(reading.pages, caps, end);
  const isCut = reading.whole && wasCut(known, reading, { entities, isShort: isShort(declared), isDoubtful });
  return {
    entities,
    declared,
    complete: completeness(reading.whole, { isCut, isChanged: declared !== null && declared > entities.length }),
    whole: reading.whole && !isShort(guess) && !isDoubtful,
  };
}

/** The size that a page declares in words that lists confirmed. */
function confirmedSize(sizes: DeclaredSizes, view: PageView): number | null {
  return sizes.measured(view) === null && sizes.isProven(view) ? sizes.of(view) : null;
}

interface Ending {
  readonly entities: EntitySet;
  /** At least a page of what the list declares is missing. */
  readonly isShort: boolean;
  /** The list declares nothing and ends evenly. */
  readonly isDoubtful: boolean;
}

/** Whether the site shows no more of a list than it did; learns where it cuts. */
function wasCut({ sizes, caps }: ListKnowledge, { first, pages }: ListReading, ending: Ending): boolean {
  const { entities, isShort, isDoubtful } = ending;
  const listed = entities.length;
  const end = endOf(pages, listed);
  // The same list under another address says nothing of how much is shown of others.
  const isCut = isDoubtful
    ? (caps?.suspect(end, shortHash(setKey(entities))) ?? false)
    : isShort && (sizes.isProven(first.view) || endsEvenly(pages) || saysItGoesOn(first.view, listed));
  caps?.learn(end, isCut);
  return isCut;
}

function completeness(
  whole: boolean,
  { isCut, isChanged }: { readonly isCut: boolean; readonly isChanged: boolean },
): TakenIn['complete'] {
  if (!whole) return 'stopped';
  if (isCut) return 'capped';
  return isChanged ? 'changed' : 'yes';
}
