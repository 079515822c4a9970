/**
 * Asking facets of a region together: the values of one are opened, not read, and the next is asked in each of them; what
 * the conjunctions list has all their values (DESIGN §5.4). How many facets are asked together is decided anew in each
 * region, by the counts that it shows.
 */

import { mapConcurrent } from '../base/concurrent.js';
import { accessKey } from './access-key.js';
import { keepBegun, settleBegun, type BegunQuery } from './answers.js';
import { askAll, askOne, keepListing } from './asking.js';
import type { AskedValues } from './asked-values.js';
import type { Explorer } from './explorer.js';
import { groupFacets, holdsAll } from './grouping.js';
import { readList } from './list-reading.js';
import { styledPath } from './list-style.js';
import { openQuestions, type Question } from './planner.js';
import { hintOf, mayNarrow, valueKey, type Facet, type Region } from './region.js';
import { comparableSize } from './relating.js';

/** Regions of fewer pages are asked facet by facet. */
const LEAST_PAGES = 10;
/** Pairs of values that are asked to see whether both hold. */
const MOST_PROBES = 3;

/** A facet that narrows a region, with what is open of it there. */
export interface AskedFacet {
  readonly facet: Facet;
  readonly questions: readonly Question[];
}

/** Whether a facet can be asked together with others: all its values and their numbers are known, and the region's size. */
export function canBeGrouped(explorer: Explorer, region: Region, { facet, questions }: AskedFacet): boolean {
  const { asked, context, caps, sizes } = explorer;
  const { group, choices, identity } = facet;
  return (
    (region.whole || region.begun !== undefined) &&
    sizes.isProven(region.view) &&
    caps.most() === null &&
    (region.size ?? 0) > LEAST_PAGES * pageSizeOf(region) &&
    group.more === null &&
    group.search === undefined &&
    asked.firstRegion(identity) === null &&
    context.wants(facet.attribute) &&
    choices.every(({ count, level }) => count !== null && level === 0) &&
    questions.length > 0
  );
}

/** Asks facets of a region, together where that takes fewer pages. */
export async function askFacets(
  explorer: Explorer,
  region: Region,
  facets: readonly AskedFacet[],
): Promise<readonly Region[]> {
  const below: Region[] = [];
  const areGrouped = facets.length > 1 && (await conjunctionsNarrow(explorer, region, facets));
  const size = { size: region.size ?? region.entities.length, pageSize: pageSizeOf(region) };
  const groups = areGrouped ? groupFacets(facets.map(countsOf), size) : facets.map((_, at) => [at]);
  for (const group of groups) {
    const [first, ...rest] = group.flatMap((at) => facets[at] ?? []);
    if (first === undefined) continue;
    const isDeep = rest.length > 0 || (await goesDeeper(explorer, region, first));
    below.push(
      ...(isDeep
        ? await askTogether(explorer, region, { first, rest })
        : await askAll(explorer, region, first.questions)),
    );
  }
  return below;
}

/** Whether the values of one of the facets hold all entities of the region. */
export function holdRegion({ size }: Region, facets: readonly AskedFacet[]): boolean {
  return facets.some((asked) => holdsAll(countsOf(asked), size ?? 0));
}

function countsOf({ questions }: AskedFacet): readonly number[] {
  return questions.map(({ choice }) => choice.count ?? 0);
}

function pageSizeOf({ view }: Region): number {
  return Math.max(1, view.list?.cards.length ?? 1);
}

interface FacetsTogether {
  readonly first: AskedFacet;
  readonly rest: readonly AskedFacet[];
}

/** Asks the values of the first facet, and in each of them the others. */
async function askTogether(
  explorer: Explorer,
  region: Region,
  { first, rest }: FacetsTogether,
): Promise<readonly Region[]> {
  const answers = await mapConcurrent(first.questions, explorer.context.concurrency, (question) =>
    askWith(explorer, region, { question, facets: [first, ...rest] }),
  );
  const unknown = new Set<string>();
  for (const { facet, questions } of rest) {
    for (const { choice } of questions)
      explorer.asked.note(facet.identity, valueKey(choice), { region, size: choice.count });
  }
  for (const { parts } of answers) {
    for (const part of parts.filter((one) => showsNew(one, region)))
      for (const { attribute, values } of part.predicates) unknown.add(JSON.stringify([attribute, values]));
  }
  return [...answers.flatMap(({ node }) => node ?? []), ...(await askUnknown(explorer, region, { rest, unknown }))];
}

/** Asks values by themselves below which facets show that were not seen before. */
async function askUnknown(
  explorer: Explorer,
  region: Region,
  { rest, unknown }: { readonly rest: readonly AskedFacet[]; readonly unknown: ReadonlySet<string> },
): Promise<readonly Region[]> {
  const questions = rest.flatMap(({ questions: all, facet }) =>
    all.filter(({ choice }) => unknown.has(JSON.stringify([facet.attribute, [choice.value]]))),
  );
  const regions = await mapConcurrent(questions, explorer.context.concurrency, (question) =>
    askOne(explorer, region, question),
  );
  return regions.filter((one): one is Region => one !== null);
}

/** Whether a page has a group that may be a facet and that the region's own page has not. */
function showsNew({ view }: Region, region: Region): boolean {
  const known = new Set(region.view.groups.map(({ key }) => key));
  return view.groups.some((group) => mayNarrow(group) && !known.has(group.key));
}

interface AskedWith {
  readonly question: Question;
  /** The question's facet, and those that are to be asked in its answer. */
  readonly facets: readonly AskedFacet[];
}

interface AnsweredWith {
  readonly node: Region | null;
  readonly parts: readonly Region[];
}

const NOTHING: AnsweredWith = { node: null, parts: [] };

/** Opens a value and asks the other facets in it; the value's own list is read only where they do not hold all of it. */
async function askWith(explorer: Explorer, region: Region, { question, facets }: AskedWith): Promise<AnsweredWith> {
  const { path } = question.choice;
  const key = path === null ? '' : accessKey(path, explorer.tracking);
  if (path === null || explorer.visited.has(key)) return NOTHING;
  explorer.visited.add(key);
  const styled = styledPath(path, explorer.style);
  const listing = await readList(explorer.context, styled, { like: hintOf(region), mostPages: 1 });
  const declared = listing.kind === 'list' ? comparableSize(explorer, region, listing.reading.first.view) : null;
  if (listing.kind !== 'list' || listing.reading.whole || declared === null) {
    const full = listing.kind === 'list' ? await readList(explorer.context, styled, { like: hintOf(region) }) : listing;
    const kept = await keepListing(explorer, region, { question, listing: full });
    const node = kept === 'failed' ? null : kept.region;
    return node === null
      ? NOTHING
      : { node, parts: await askFacets(explorer, asNode(node), inside(explorer, node, facets)) };
  }
  const begun = await keepBegun(explorer, region, { question, reading: listing.reading });
  return begun === null ? NOTHING : askInside(explorer, begun, facets);
}

async function askInside(explorer: Explorer, begun: BegunQuery, facets: readonly AskedFacet[]): Promise<AnsweredWith> {
  const open = inside(explorer, begun.region, facets);
  if (holdRegion(begun.region, open)) {
    const parts = await askFacets(explorer, begun.region, open);
    return { node: await settleBegun(explorer, begun), parts };
  }
  const node = await settleBegun(explorer, begun);
  return { node, parts: node === null ? [] : await askFacets(explorer, asNode(node), open) };
}

/** A region whose answers count for the one above it. */
function asNode(region: Region): Region {
  return { ...region, isPart: true };
}

/** What is open of the facets in a region; of the one that it was chosen of, what shows below the choice alone. */
function inside(explorer: Explorer, node: Region, facets: readonly AskedFacet[]): readonly AskedFacet[] {
  const [own, ...others] = facets;
  const known = new Set(own?.facet.choices.map(valueKey));
  return [own, ...others].flatMap((asked) => {
    const group = asked && node.view.groups.find(({ key }) => key === asked.facet.group.key);
    if (asked === undefined || group === undefined) return [];
    const facet: Facet = { ...asked.facet, group, choices: group.choices };
    const state = { ...explorer, asked: NOTHING_ASKED, isEntity: explorer.context.isEntity };
    const questions = openQuestions(node, facet, state);
    const fresh = asked === own ? questions.filter(({ choice }) => !known.has(valueKey(choice))) : questions;
    return fresh.length === 0 ? [] : [{ facet, questions: fresh }];
  });
}

/** In a part of a region all is open: nothing was asked there. */
const NOTHING_ASKED: Pick<AskedValues, 'covers'> = { covers: () => false };

/** Whether values of a facet have values of the same facet below them. */
async function goesDeeper(explorer: Explorer, region: Region, asked: AskedFacet): Promise<boolean> {
  const [largest] = [...asked.questions].sort((a, b) => (b.choice.count ?? 0) - (a.choice.count ?? 0));
  if (largest?.choice.path == null || largest.choice.count === null) return false;
  const view = await firstPage(explorer, region, largest);
  return view !== null && inside(explorer, { ...region, view }, [asked]).length > 0;
}

async function firstPage(explorer: Explorer, region: Region, { choice }: Question): Promise<Region['view'] | null> {
  if (choice.path === null) return null;
  const path = styledPath(choice.path, explorer.style);
  const listing = await readList(explorer.context, path, { like: hintOf(region), mostPages: 1 });
  return listing.kind === 'list' ? listing.reading.first.view : null;
}

/**
 * Whether two values of different facets hold together: both at once list fewer than each alone, as many as the page of
 * one promised. Asked of the largest values, as long as it is not known.
 */
async function conjunctionsNarrow(explorer: Explorer, region: Region, facets: readonly AskedFacet[]): Promise<boolean> {
  const { ways } = explorer;
  if (ways.conjunctions !== null) return ways.conjunctions;
  const [one, ...others] = facets;
  const [largest] = [...(one?.questions ?? [])].sort((a, b) => (b.choice.count ?? 0) - (a.choice.count ?? 0));
  const view = largest === undefined ? null : await firstPage(explorer, region, largest);
  if (one === undefined || largest === undefined || view === null) return false;
  const node = { ...region, view };
  const probes = inside(explorer, node, [one, ...others])
    .filter(({ facet }) => facet.identity !== one.facet.identity)
    .flatMap(({ questions, facet }) => questions.map((question) => ({ question, facet })))
    .filter(({ question, facet }) => {
      const alone = facets.find((asked) => asked.facet.identity === facet.identity);
      const count = question.choice.count ?? 0;
      const all =
        alone?.questions.find(({ choice }) => valueKey(choice) === valueKey(question.choice))?.choice.count ?? 0;
      return count > 0 && count < all && count < (largest.choice.count ?? 0);
    });
  for (const { question } of probes.slice(0, MOST_PROBES)) {
    const both = await firstPage(explorer, node, question);
    const size = both === null ? null : comparableSize(explorer, region, both);
    if (size === null) continue;
    ways.conjunctions = size === question.choice.count;
    return ways.conjunctions;
  }
  return false;
}
