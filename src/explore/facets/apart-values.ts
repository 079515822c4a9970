/**
 * Alternatives of which one is chosen from the start while the others list nothing that it lists, as "for sale" and "sold"
 * do: all of the region has the chosen one, and what the others list is a region beside it.
 */

import { isScripted } from '../../model/choice.js';
import type { Choice } from '../../model/page.js';
import { keepDrillDown } from '../answers.js';
import { includedListing } from '../comparing.js';
import { includedShare } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import { readEntities, readList, type ListReading } from '../lists/list-reading.js';
import { styledPath } from '../lists/list-style.js';
import { readWithinCap } from '../lists/within-cap.js';
import { trials, type Question } from '../planning/planner.js';
import type { AskedFacet } from './facet-views.js';
import { hintOf, predicateOf, valueKey, type Facet, type Region } from '../region.js';
import { takeIn, type TakenIn } from '../taking-in.js';

/** Alternatives beside the chosen one that are read at most. Raising it costs lists where a place or a shop is chosen. */
const MOST_OTHERS = 5;

/** A value with what it lists. */
interface ApartList {
  readonly question: Question;
  readonly reading: ListReading;
  readonly taken: TakenIn;
}

/**
 * Keeps the values of a facet that lie apart, the chosen one included; the regions of the others. Null if it is no such
 * facet, and as soon as a list holds something of the region.
 */
export async function keepApart(
  explorer: Explorer,
  region: Region,
  { facet, questions }: AskedFacet,
): Promise<readonly Region[] | null> {
  const chosen = isPlain(region) && explorer.context.wants(facet.attribute) ? chosenOf(facet, questions) : null;
  if (chosen === null) return null;
  const lists: ApartList[] = [];
  for (const question of trials(questions, region.size, MOST_OTHERS)) {
    const list = await readApart(explorer, region, question);
    if (list === 'within') return null;
    if (list !== 'none') lists.push(list);
  }
  if (lists.length === 0 || !areApart(lists)) return null;
  await keepChosen(explorer, region, { facet, chosen });
  return keepOthers(explorer, region, lists);
}

/** Whether a region is a list of everything that was read to its end. */
function isPlain({ id, whole, predicates, keyword }: Region): boolean {
  return id !== null && whole && predicates.length === 0 && keyword === undefined;
}

/** The only chosen one of a few alternatives; null where there are others. */
function chosenOf({ group, attribute }: Facet, { length }: readonly Question[]): Choice | null {
  const { guess, label, multiple, choices } = group;
  if (guess !== 'facet' || label === null || multiple || !isScripted(group)) return null;
  const [chosen, another] = choices.filter(({ selected }) => selected);
  if (chosen === undefined || another !== undefined || length > MOST_OTHERS) return null;
  // An alternative that cannot be asked, such as "any", is no value beside the others.
  const areAllOpen = length === choices.length - 1;
  return areAllOpen && chosen.value !== '' && chosen.value !== attribute ? chosen : null;
}

/** What a value lists, to its end, if that is nothing of the region; `none` if it lists nothing. */
async function readApart(
  explorer: Explorer,
  region: Region,
  question: Question,
): Promise<ApartList | 'within' | 'none'> {
  const { path } = question.choice;
  if (path === null) return 'within';
  const styled = styledPath(path, explorer.style);
  const like = hintOf(region);
  const first = await readList(explorer.context, styled, { like, mostPages: 1 });
  if (first.kind !== 'list') return first.kind === 'no-list' ? 'none' : 'within';
  if (first.reading.first.view.list?.cards.length === 0) return 'none';
  if (!isBeside(explorer, region, first.reading)) return 'within';
  const listing = await readWithinCap(explorer, styled, { like });
  if (listing.kind !== 'list' || !listing.reading.whole || !isBeside(explorer, region, listing.reading))
    return 'within';
  return { question, reading: listing.reading, taken: takeIn(explorer, listing.reading) };
}

/** Whether a list holds entities as the region's, and none of them. */
function isBeside(explorer: Explorer, region: Region, reading: ListReading): boolean {
  const entities = readEntities(explorer.context, reading, explorer.foreign.marks());
  const isLike = reading.first.view.list?.linkPattern === region.view.list?.linkPattern;
  return isLike && entities.length > 0 && includedListing({ entities, pages: reading.pages }, region) === 0;
}

function areApart(lists: readonly ApartList[]): boolean {
  return lists.every(({ taken }, at) =>
    lists.slice(at + 1).every((other) => includedShare(taken.entities, other.taken.entities) === 0),
  );
}

/** What the region lists has the chosen value. */
async function keepChosen(
  explorer: Explorer,
  region: Region,
  { facet, chosen }: { readonly facet: Facet; readonly chosen: Choice },
): Promise<void> {
  const listing = await readWithinCap(explorer, region.path, { like: hintOf(region) });
  if (listing.kind !== 'list') return;
  const { reading } = listing;
  const predicate = predicateOf(facet.attribute, chosen, [chosen.value]);
  explorer.asked.note(facet.identity, valueKey(chosen), { region, size: region.entities.length });
  await keepDrillDown(explorer, region, { predicate, reading, taken: takeIn(explorer, reading) });
}

/** The regions of the others, which lie in no list that is known. */
async function keepOthers(explorer: Explorer, region: Region, lists: readonly ApartList[]): Promise<readonly Region[]> {
  const beside: Region = { ...region, id: null };
  const regions: Region[] = [];
  for (const { question, reading, taken } of lists) {
    const { facet, choice, path } = question;
    const predicate = predicateOf(facet.attribute, choice, path);
    explorer.asked.note(facet.identity, valueKey(choice), { region, size: taken.entities.length });
    regions.push(await keepDrillDown(explorer, beside, { predicate, reading, taken }));
  }
  return regions;
}
