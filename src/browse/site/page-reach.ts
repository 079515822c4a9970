/**
 * Reaches pages: what is remembered costs nothing, what is on its way is waited for, the rest is fetched.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Answer, OpenOptions, Refusal } from '../../model/site.js';
import { pageKey } from '../exchange/exchange-key.js';
import type { LiveSiteDeps } from './live-site-deps.js';
import type { PageBudget } from './page-budget.js';
import { directPath } from './page-fetch.js';
import type { PageOrder } from './page-order.js';
import type { PageSource } from './page-source.js';
import { recallPage, REMEMBERED, type PageAnswer } from './recalled-page.js';
import { createSecondReadings } from './second-readings.js';
import { unitPath } from '../stage/stage-path.js';
import { createUrlFilter } from '../exchange/url-filter.js';

/** What the key of a page ends with that was wanted with all that can be worked. */
const WITH_CONTROLS = ' with controls';

/** What it ends with where not all of that was wanted. */
const WITH_FURTHER = ' with further controls';

/** Answers with the page that an access path leads to. */
export type PageReach = (path: AccessPath, options: OpenOptions) => Promise<Answer>;

/** A reach over the memory and the source. */
export function createPageReach(deps: LiveSiteDeps, budget: PageBudget, source: PageSource): PageReach {
  const isWanted = createUrlFilter(deps.include ?? [], deps.exclude ?? []);
  const dropped = deps.droppedArguments ?? ((): ReadonlySet<string> => new Set());
  const starts = new Set(deps.startUrls.map((url) => pageKey({ kind: 'url', url })));
  const inFlight = new Map<string, Promise<Answer>>();
  const hopeless = new Map<string, Refusal>();
  const readings = createSecondReadings(deps.memory, source);
  /** Keys of pages that could not be opened for their controls. */
  const unopened = new Set<string>();
  /** Key of the page that an address led to by redirects, to the key it was asked by. */
  const landed = new Map<string, string>();

  async function recall(key: string, path: AccessPath): Promise<PageAnswer | null> {
    const page = await recallPage(deps.memory, key);
    if (page !== null) rememberLanding(path, key, page.observation.view.url);
    return page;
  }

  /** What is remembered of a page, or of one that was had before it was known which arguments do not count. */
  async function recallEither(key: string, path: AccessPath): Promise<PageAnswer | null> {
    const page = await recall(key, path);
    if (page !== null || dropped().size === 0) return page;
    const full = `${pageKey(path)}${endingOf(key)}`;
    return full === key ? null : recall(full, path);
  }

  /** What is remembered of a page; where more of it was opened than is wanted, that. */
  async function recallOpened(key: string, path: AccessPath): Promise<PageAnswer | null> {
    const page = await recallEither(key, path);
    if (page !== null || endingOf(key) !== WITH_FURTHER) return page;
    return recallEither(`${key.slice(0, -WITH_FURTHER.length)}${WITH_CONTROLS}`, path);
  }

  async function recallOrFetch({ key, plain }: Keys, path: AccessPath, options: OpenOptions): Promise<Answer> {
    const known = hopeless.get(key) ?? budget.stopped() ?? (await recallOpened(key, path));
    if (known !== null) return known;
    const came = key === plain ? null : await recall(plain, path);
    // A browser may tell no more of what can be worked on a page.
    if (came !== null && (unopened.has(key) || !source.isOpened(path, came.observation.view))) return came;
    const answer = await source.fetch({ ...orderOf(options), key, path, came: asKnown(plain, came) });
    if (answer.kind === 'page') rememberLanding(path, key, answer.observation.view.url);
    else if (answer.kind === 'failed' && came !== null) return asItCame(key, came);
    else if (isHopeless(answer)) hopeless.set(key, answer);
    return answer;
  }

  /** What came before is still true of a page that could not be opened. */
  function asItCame(key: string, came: PageAnswer): PageAnswer {
    unopened.add(key);
    return came;
  }

  function rememberLanding(path: AccessPath, key: string, url: string): void {
    const isPlain = path.kind === 'url' || (path.kind === 'request' && path.method.toUpperCase() === 'GET');
    if (isPlain && endingOf(key) === '') landed.set(pageKey({ kind: 'url', url }, dropped()), key);
  }

  return async (path, options) => {
    const url = startOf(path);
    const asked = pageKey(path, dropped());
    const plain = landed.get(asked) ?? asked;
    const key = `${plain}${wantedEnding(options)}`;
    if (!isWanted(url) && !starts.has(plain)) return { kind: 'refused', reason: 'out-of-scope', url };
    const running = inFlight.get(key);
    if (running !== undefined) return asRemembered(await running);
    if (options.remembered === true) return hopeless.get(key) ?? (await recallOpened(key, path)) ?? notHad(url);
    const answer = recallOrFetch({ key, plain }, path, options)
      .then((had) => readings(had, { ...orderOf(options), key, path, came: null }))
      .finally(() => inFlight.delete(key));
    inFlight.set(key, answer);
    return answer;
  };
}

function asKnown(key: string, came: PageAnswer | null): PageOrder['came'] {
  return came === null ? null : { key, view: came.observation.view };
}

function orderOf(options: OpenOptions): Omit<PageOrder, 'key' | 'path' | 'came'> {
  const { priority = 0, purpose = 'list', like = null, controls = false, promised = 0, furtherIn } = options;
  const order = { priority, purpose, like, controls, promised };
  return furtherIn === undefined ? order : { ...order, furtherIn };
}

/** What the key of a page is to end with. */
function wantedEnding({ controls = false, furtherIn }: OpenOptions): string {
  if (!controls) return '';
  return furtherIn === undefined ? WITH_CONTROLS : WITH_FURTHER;
}

/** What the key of a page ends with. */
function endingOf(key: string): string {
  return [WITH_CONTROLS, WITH_FURTHER].find((ending) => key.endsWith(ending)) ?? '';
}

/** Key of a page, and that of the same page as it came. */
interface Keys {
  readonly key: string;
  readonly plain: string;
}

/** Address of a request, or that actions go on from. */
function startOf(path: AccessPath): string {
  return unitPath(path)?.url ?? directPath(path)?.url ?? '';
}

/** The same answer for one who only waited along: it cost nothing more. */
function asRemembered(answer: Answer): Answer {
  if (answer.kind !== 'page') return answer;
  return { kind: 'page', observation: { ...answer.observation, cost: REMEMBERED } };
}

/** Whether asking again in the same run would give the same refusal. */
function isHopeless(refusal: Refusal): boolean {
  if (refusal.kind === 'refused') return true;
  return refusal.kind === 'failed' && refusal.status !== null && refusal.reason !== 'server-error';
}

/** The answer for a page that is only wanted if it was fetched before. */
function notHad(url: string): Refusal {
  return { kind: 'failed', reason: 'not-found', url, status: null, message: 'The page was not fetched in this run.' };
}
