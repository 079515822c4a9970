/**
 * Pages from all over a list, where the addresses of its pages tell where any of them stands.
 */

import { seedOf } from '../../base/hash.js';
import { createRandom } from '../../base/random.js';
import type { AccessPath } from '../../model/access-path.js';
import type { ListHint } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import { isPaging, pathWithSteps } from '../../model/step.js';
import type { ExploreContext, ListedPage } from '../context.js';
import { glance } from '../glance.js';
import { listedPage } from './list-reading.js';
import { pageAddresses } from './page-numbering.js';
import { isSameResult } from './same-result.js';

/** A list to take pages from. */
export interface SampledList {
  readonly path: AccessPath;
  readonly like: ListHint | null;
  /** Number of its pages. */
  readonly pages: number;
  /** Number of pages wanted, at least 3. */
  readonly wanted: number;
}

/** Pages whose addresses show how pages are counted: the second and third. */
const READ_IN_A_ROW = 3;

/**
 * The first three pages of a list and, for the rest of those that are wanted, one from each of as many equal parts of it,
 * the same ones each time. Null if its pages cannot be told from their addresses, or a page was not to be had.
 */
export async function samplePages(context: ExploreContext, list: SampledList): Promise<readonly ListedPage[] | null> {
  const begun = await beginning(context, list, ({ length }) => length < READ_IN_A_ROW);
  const [first, second, third] = begun;
  if (first === undefined || second === undefined || third === undefined) return null;
  const pathTo = pagePaths([first, second, third]);
  if (pathTo === null) return null;
  const pages: ListedPage[] = [];
  for (const observation of begun) pages.push(await listedPage(context, observation));
  for (const number of spread(list)) {
    const page = await furtherPage(context, { first, path: pathTo(number), like: list.like });
    // A site that does not know the address answers with the first page.
    if (page === null || page.items[0]?.entity === pages[0]?.items[0]?.entity) return null;
    pages.push(page);
  }
  return pages;
}

interface FurtherPage {
  readonly first: Observation;
  readonly path: AccessPath;
  readonly like: ListHint | null;
}

/** Another page of the list that `first` begins; null if it is not to be had, is of another list, or lists nothing. */
async function furtherPage(context: ExploreContext, { first, path, like }: FurtherPage): Promise<ListedPage | null> {
  const answer = await glance(context, path, { like });
  if (answer.kind !== 'page') return null;
  const { observation } = answer;
  const page = isSameResult(first.view, observation.view, 0) ? await listedPage(context, observation) : null;
  return page?.items.length === 0 ? null : page;
}

type PagePaths = (page: number) => AccessPath;

/** The way to any page of a list, from what its first three show; null if there is none that costs one page. */
function pagePaths([first, second, third]: readonly [Observation, Observation, Observation]): PagePaths | null {
  const addressOf = pageAddresses(second.view.url, third.view.url);
  if (addressOf !== null) return (page) => ({ kind: 'url', url: addressOf(page) });
  const { next } = first.view.pagination;
  const step = next?.kind === 'actions' ? next.steps.at(-1) : undefined;
  // In a live page the way leads through all pages before; where a request stands for the steps it does not.
  const isAsked = [second, third].every(({ view }) => view.source !== 'browser');
  if (next === null || step === undefined || !isPaging(step) || !isAsked) return null;
  return (page) =>
    pathWithSteps(
      next,
      Array.from({ length: page - 2 }, () => step),
    );
}

/** The first pages of a list, as many as there are, for as long as more are wanted. */
export async function beginning(
  context: ExploreContext,
  { path, like }: Pick<SampledList, 'path' | 'like'>,
  isMoreWanted: (seen: readonly Observation[]) => boolean,
): Promise<readonly Observation[]> {
  const opening = await context.site.open(path, { purpose: 'list', ...(like === null ? {} : { like }) });
  if (opening.kind !== 'session') return [];
  const { session } = opening;
  try {
    const seen = [session.observe()];
    while (isMoreWanted(seen)) {
      const answer = await session.next();
      if (answer?.kind !== 'page') break;
      seen.push(answer.observation);
    }
    return seen;
  } finally {
    await session.close();
  }
}

/** Numbers of pages after those that are read in a row, one from each part. */
function spread({ path, pages, wanted }: SampledList): readonly number[] {
  const parts = Math.max(0, Math.min(wanted, pages) - READ_IN_A_ROW);
  const width = (pages - READ_IN_A_ROW) / parts;
  const random = createRandom(seedOf(JSON.stringify(path)));
  return Array.from({ length: parts }, (_, part) => READ_IN_A_ROW + 1 + Math.floor((part + random()) * width));
}
