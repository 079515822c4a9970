/**
 * Asking facets of a region together: the values of one are opened, not read, and the next is asked in each of them; what
 * the conjunctions list has all their values (design §5.4). How many facets are asked together is decided anew in each
 * region, by the counts that it shows.
 */

import { mapConcurrent } from '../../base/concurrent.js';
import { settleBegun, type BegunQuery } from '../answers.js';
import { askAll, askOne, beginQuestion } from '../asking.js';
import { asExpected } from './expecting.js';
import type { Explorer } from '../explorer.js';
import { bySize, countsOf, firstPage, inside, largestOf, tellsAll, type AskedFacet } from '../facets/facet-views.js';
import { chainsForBudget, groupsOf, type FacetsTogether } from './facet-groups.js';
import { holdsAll } from './grouping.js';
import { inAskingOrder, type Question } from './planner.js';
import { mayNarrow, pageSizeOf, predicateOf, valueKey, type Region } from '../region.js';
import { rest } from '../facets/resting.js';
import { askRichestFirst } from './richest-first.js';
import { isBudgetShort } from './short-budget.js';
import { narrows } from '../facets/trying.js';

/** In regions of fewer pages no facets are asked together. */
export const LEAST_PAGES: number = 10;

/** Share of what a number promises that conjunctions must have listed; sites change while they are crawled. */
const LISTED_SHARE = 0.99;

/** Values that list nothing new when they are asked by themselves before a facet's numbers are not believed. */
const MOST_VAIN = 2;

/** Whether a facet can be asked together with others: all its values and their numbers are known, and the region's size. */
export function canBeGrouped(explorer: Explorer, region: Region, { facet, questions }: AskedFacet): boolean {
  const { asked, context, caps, sizes } = explorer;
  const { group, choices, identity } = facet;
  return (
    (region.whole || region.begun !== undefined) &&
    sizes.isProven(region.view) &&
    caps.most() === null &&
    ((region.size ?? 0) > LEAST_PAGES * pageSizeOf(region) || isShortIn(explorer, region)) &&
    tellsAll(group, choices) &&
    asked.firstRegion(identity) === null &&
    context.wants(facet.attribute) &&
    questions.length > 0
  );
}

/** Whether there are too few pages for what a region offers: even where it is small, what teaches most is asked first. */
function isShortIn({ context }: Explorer, region: Region): boolean {
  return region.isPart !== true && isBudgetShort(context, region.view.groups, pageSizeOf(region));
}

/** Asks facets of a region, together where that takes fewer pages. */
export async function askFacets(
  explorer: Explorer,
  region: Region,
  facets: readonly AskedFacet[],
): Promise<readonly Region[]> {
  const chains = await chainsForBudget(explorer, region, facets);
  if (chains !== null) {
    const work = (): Promise<readonly Region[]> => askRichestFirst(explorer, region, chains);
    return asExpected(explorer, region, { groups: facets.map((asked) => [asked]), work });
  }
  const below: Region[] = [];
  const alone: AskedFacet[] = [];
  for (const group of await groupsOf(explorer, region, await triedFacets(explorer, region, facets))) {
    if (group.length === 1 && !(await goesDeeper(explorer, region, group[0]))) {
      alone.push(group[0]);
      continue;
    }
    const work = (): Promise<readonly Region[]> => askTogether(explorer, region, group);
    below.push(...(await asExpected(explorer, region, { groups: [group], work })));
  }
  // Values of all facets that are asked by themselves, whichever teaches most: full pages first, small values last.
  const questions = alone.flatMap((asked) => asked.questions);
  const work = (): Promise<readonly Region[]> => askAll(explorer, region, questions);
  const answers = await asExpected(explorer, region, { groups: alone.map((asked) => [asked]), work });
  const isInside = region.isPart === true || region.begun !== undefined;
  const deeper = isInside ? await askBelow(explorer, answers, alone) : [];
  return [...below, ...answers, ...deeper];
}

/** Asks what shows below answers of the same facet: the largest value may have nothing below it, and others have. */
async function askBelow(
  explorer: Explorer,
  answers: readonly Region[],
  facets: readonly AskedFacet[],
): Promise<readonly Region[]> {
  const below = await mapConcurrent(answers, explorer.context.concurrency, (answer) => {
    const attribute = answer.predicates.at(-1)?.attribute;
    const own = facets.filter(({ facet }) => facet.attribute === attribute);
    return askFacets(explorer, asNode(answer), inside(explorer, answer, own));
  });
  return below.flat();
}

/** Those of which it is known that they narrow the region: those that were not tried are tried now. */
async function triedFacets(
  explorer: Explorer,
  region: Region,
  facets: readonly AskedFacet[],
): Promise<readonly AskedFacet[]> {
  const tried: AskedFacet[] = [];
  for (const asked of facets) if (await narrows(explorer, region, asked.questions)) tried.push(asked);
  return tried;
}

/** Whether the values of one of the facets hold all entities of the region. */
export function holdRegion({ size }: Region, facets: readonly AskedFacet[]): boolean {
  return facets.some((asked) => holdsAll(countsOf(asked), size ?? 0));
}

/** Asks the values of the first facet, and in each of them the others. */
async function askTogether(
  explorer: Explorer,
  region: Region,
  [first, ...others]: FacetsTogether,
): Promise<readonly Region[]> {
  const answers = await mapConcurrent(
    inAskingOrder(first.questions),
    explorer.context.concurrency,
    async (question) => {
      const answer = await askWith(explorer, region, { question, facets: [first, ...others] });
      if (answer.node !== null) rest(explorer, answer.node);
      return answer;
    },
  );
  if (region.isPart !== true) noteAll(explorer, region, others);
  const unknown = new Set(
    answers
      .flatMap(({ revealing }) => revealing)
      .flatMap(({ predicates }) => predicates.map(({ attribute, values }) => JSON.stringify([attribute, values]))),
  );
  const below = [
    ...answers.flatMap(({ node }) => node ?? []),
    ...(await askUnknown(explorer, region, { facets: others, unknown })),
  ];
  if (region.isPart === true) return below;
  const short = await mapConcurrent(others, 1, (asked) => askShort(explorer, region, asked));
  return [...below, ...short.flat()];
}

/** Notes that values were answered for a region, part by part. */
function noteAll({ asked }: Explorer, region: Region, facets: readonly AskedFacet[]): void {
  for (const { facet, questions } of facets) {
    for (const { choice } of questions) asked.note(facet.identity, valueKey(choice), { region, size: choice.count });
  }
}

/** Asks values by themselves below which facets show that were not seen before. */
async function askUnknown(
  explorer: Explorer,
  region: Region,
  { facets, unknown }: { readonly facets: readonly AskedFacet[]; readonly unknown: ReadonlySet<string> },
): Promise<readonly Region[]> {
  const questions = facets.flatMap(({ questions: all, facet }) =>
    all.filter(({ choice }) => unknown.has(JSON.stringify([facet.attribute, [choice.value]]))),
  );
  const regions = await mapConcurrent(questions, explorer.context.concurrency, (question) =>
    askOne(explorer, region, question),
  );
  return regions.flatMap((one) => one ?? []);
}

/**
 * Asks values by themselves of which the conjunctions listed fewer entities than their numbers promise: a page of a part need
 * not offer all of them. Numbers that promise too much are not believed for long.
 */
async function askShort(
  explorer: Explorer,
  region: Region,
  { facet, questions }: AskedFacet,
): Promise<readonly Region[]> {
  const { known, held, ways, context, caps } = explorer;
  const listed = (question: Question): number =>
    known.sizeOf(predicateOf(facet.attribute, question.choice, question.path));
  const own = held.filter(({ question }) => question.facet.identity === facet.identity);
  const waiting = (value: string): number =>
    own.reduce((sum, { question, size }) => sum + (valueKey(question.choice) === value ? size : 0), 0);
  const isShort = (question: Question): boolean => {
    const promised = question.choice.count ?? 0;
    // What a site cuts is split as far as it can be.
    if (promised > (caps.most() ?? Infinity)) return false;
    return listed(question) + waiting(valueKey(question.choice)) < LISTED_SHARE * promised;
  };
  let vain = 0;
  const regions = await mapConcurrent(bySize(questions.filter(isShort)), context.concurrency, async (question) => {
    if (vain >= MOST_VAIN || ways.isStopped) return null;
    const before = listed(question);
    const answer = await askOne(explorer, region, question);
    vain = listed(question) > before ? -Infinity : vain + 1;
    return answer;
  });
  return regions.flatMap((one) => one ?? []);
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
  /** Parts of it that show facets which the region above has not. All others are forgotten: there may be very many. */
  readonly revealing: readonly Region[];
}

const NOTHING: AnsweredWith = { node: null, revealing: [] };

/** Opens a value and asks the other facets in it; the value's own list is read only where they do not hold all of it. */
async function askWith(explorer: Explorer, region: Region, { question, facets }: AskedWith): Promise<AnsweredWith> {
  const begun = await beginQuestion(explorer, region, question);
  if (begun === null) return NOTHING;
  if (!('answer' in begun)) return askInside(explorer, region, { begun, open: inside(explorer, begun.region, facets) });
  const node = begun.answer;
  return node === null ? NOTHING : askInNode(explorer, region, { node, open: inside(explorer, node, facets) });
}

async function askInside(
  explorer: Explorer,
  region: Region,
  { begun, open }: { readonly begun: BegunQuery; readonly open: readonly AskedFacet[] },
): Promise<AnsweredWith> {
  if (!holdRegion(begun.region, open)) {
    const node = await settleBegun(explorer, begun);
    return node === null ? NOTHING : askInNode(explorer, region, { node, open });
  }
  const parts = await askFacets(explorer, begun.region, open);
  return { node: await settleBegun(explorer, begun), revealing: parts.filter((part) => showsNew(part, region)) };
}

async function askInNode(
  explorer: Explorer,
  region: Region,
  { node, open }: { readonly node: Region; readonly open: readonly AskedFacet[] },
): Promise<AnsweredWith> {
  const parts = await askFacets(explorer, asNode(node), open);
  return { node, revealing: parts.filter((part) => showsNew(part, region)) };
}

/** A region whose answers count for the one above it. */
function asNode(region: Region): Region {
  return { ...region, isPart: true };
}

/** Whether values of a facet have values of the same facet below them. */
async function goesDeeper(explorer: Explorer, region: Region, asked: AskedFacet): Promise<boolean> {
  const largest = largestOf(asked);
  if (largest === null || largest.choice.count === null) return false;
  const view = await firstPage(explorer, region, largest);
  return view !== null && inside(explorer, { ...region, view }, [asked]).length > 0;
}
