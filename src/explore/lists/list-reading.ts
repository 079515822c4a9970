/**
 * Reading one query's list, from its first page to its last.
 */

import { textKey } from '../../base/text.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Card, ItemList, ListHint, PageView } from '../../model/page.js';
import type { Answer, Observation, OpenOptions, Refusal, SiteSession } from '../../model/site.js';
import type { ExploreContext, ListedPage } from '../context.js';
import { accessKey } from '../access-key.js';
import { isAlike } from '../../pages/lists/known-list.js';
import { belonging } from './foreign-cards.js';
import { mappedSet, type EntitySet } from '../entity-set.js';
import { readBack } from './reading-back.js';
import { isSameResult } from './same-result.js';
import { singleResult } from './single-result.js';

/** Pages in a row without a new entity after which a list is taken to go round in circles. */
export const BARREN_PAGES: number = 2;
/** Upper bound of pages per list; an endless list ends here and is marked `capped`. */
export const MOST_PAGES: number = 20_000;

/** A list as far as it was read. */
export interface ListReading {
  readonly path: AccessPath;
  /** The first page; tells facets, counts and controls. */
  readonly first: Observation;
  readonly pages: readonly ListedPage[];
  /** False if a page was refused or had no list though later ones are linked, reading was stopped, or a page was of another list. */
  readonly whole: boolean;
  readonly refusal: Refusal | null;
  /** Whether a further page was of another list. @default false */
  readonly isLost?: boolean;
}

/** What came of asking for a list. */
export type Listing =
  | { readonly kind: 'list'; readonly reading: ListReading }
  | { readonly kind: 'no-list'; readonly view: PageView }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };

/** How far to read. */
export interface ReadOptions {
  /** Pages to read at most. @default unbounded (in practice {@link MOST_PAGES}) */
  readonly mostPages?: number;
  readonly priority?: number;
  /** A list of the site that this one is like. */
  readonly like?: ListHint | null;
  /** Entities that the page offering the list counts in it; null if it does not count. */
  readonly promised?: number | null;
  /** Told of each page that belongs to the list, as it is read. */
  readonly onPage?: (observation: Observation) => void;
}

/** Opens a path and reads its list up to the asked number of pages. Reading again costs nothing: pages are remembered. */
export async function readList(context: ExploreContext, path: AccessPath, options: ReadOptions = {}): Promise<Listing> {
  const opening = await context.site.open(path, openOptions(options));
  if (opening.kind !== 'session') return { kind: 'refusal', refusal: opening };
  const { session } = opening;
  try {
    const first = session.observe();
    const single = singleResult(context, path, first);
    if (single !== null) {
      const pages = [await listedPage(context, single, single.page)];
      return { kind: 'list', reading: { path, first: single, pages, whole: true, refusal: null } };
    }
    const { list, empty } = first.view;
    if (list === null || empty.empty || isOfOtherKind(list, options.like)) return { kind: 'no-list', view: first.view };
    return {
      kind: 'list',
      reading: await readOn(context, {
        session,
        first,
        path,
        mostPages: options.mostPages ?? MOST_PAGES,
        onPage: options.onPage ?? (() => undefined),
        like: options.like ?? null,
        priority: options.priority ?? 0,
      }),
    };
  } finally {
    await session.close();
  }
}

function openOptions({ priority = 0, like, promised }: ReadOptions): OpenOptions {
  return {
    priority,
    purpose: 'list',
    ...(like == null ? {} : { like }),
    ...(promised == null ? {} : { promised }),
  };
}

/** Whether a page that was remembered from before lists were known lists other things: elsewhere, and linked otherwise. */
function isOfOtherKind({ place, linkPattern }: ItemList, like: ListHint | null | undefined): boolean {
  return like != null && place !== undefined && place !== like.place && !isAlike(linkPattern, like.linkPattern);
}

interface Visit {
  readonly session: SiteSession;
  readonly first: Observation;
  readonly path: AccessPath;
  readonly mostPages: number;
  readonly onPage: (observation: Observation) => void;
  readonly like: ListHint | null;
  readonly priority: number;
}

async function readOn(context: ExploreContext, visit: Visit): Promise<ListReading> {
  const seen = new Set<number>();
  const pages: ListedPage[] = [];
  let barren = 0;
  let isLost = false;
  let before = visit.first.view;
  let answer: Answer | null = { kind: 'page', observation: visit.first };
  while (answer?.kind === 'page') {
    const page = await listedPage(context, answer.observation, visit.first.page);
    const known = seen.size;
    const { view } = answer.observation;
    const fresh = new Set(page.items.map(({ entity }) => entity).filter((entity) => !seen.has(entity)));
    isLost = isAstray(visit, { view, before, size: known + fresh.size });
    if (isLost || page.items.length === 0) break;
    before = view;
    for (const item of page.items) seen.add(item.entity);
    pages.push(page);
    visit.onPage(answer.observation);
    barren = seen.size === known ? barren + 1 : 0;
    if (barren >= BARREN_PAGES || pages.length >= visit.mostPages) break;
    answer = await visit.session.next();
  }
  const isCut = pages.length >= visit.mostPages && visit.session.observe().view.pagination.next !== null;
  const refusal = await readEarlier(context, visit, { seen, pages, isLost, refusal: refusalOf(answer) });
  return {
    path: visit.path,
    first: visit.first,
    pages,
    whole: refusal === null && !isCut && !isLost,
    refusal,
    isLost,
  };
}

/** Whether a page is of another list than the first, or came without its own; `size` entities are read with it. */
function isAstray(
  { first }: Visit,
  { view, before, size }: { readonly view: PageView; readonly before: PageView; readonly size: number },
): boolean {
  return !isSameResult(first.view, view, size) || isBare(view, before);
}

/** Whether a further page came without a list and says nothing of it, though the one before links later ones than this. */
function isBare({ list, empty }: PageView, { pagination: { next, pages } }: PageView): boolean {
  if (list !== null || empty.empty || next === null) return false;
  const key = accessKey(next, new Set());
  const at = pages.findIndex(({ path }) => accessKey(path, new Set()) === key);
  return at >= 0 && at < pages.length - 1;
}

/** Reads the pages before the first one, unless the list was left; answers why not all could be read, if so. */
async function readEarlier(
  context: ExploreContext,
  visit: Visit,
  { isLost, refusal, ...taken }: Taken & { readonly isLost: boolean; readonly refusal: Refusal | null },
): Promise<Refusal | null> {
  if (isLost || refusal !== null) return refusal;
  const { first, priority, like } = visit;
  const take = (observation: Observation): Promise<boolean> => takeEarlier(context, visit, { taken, observation });
  return readBack(context, { first, priority, like, take, mostPages: visit.mostPages - taken.pages.length });
}

/** What was read of a list so far. */
interface Taken {
  readonly seen: Set<number>;
  readonly pages: ListedPage[];
}

/** Takes a page in that came before the first one; false if it brings nothing, or is of another list. */
async function takeEarlier(
  context: ExploreContext,
  { first, like, onPage }: Visit,
  { taken: { seen, pages }, observation }: { readonly taken: Taken; readonly observation: Observation },
): Promise<boolean> {
  const { page: name, view } = observation;
  if (view.list === null || view.empty.empty || pages.some(({ page }) => page === name)) return false;
  if (isOfOtherKind(view.list, like) || !isSameResult(first.view, view, seen.size + view.list.cards.length))
    return false;
  const page = await listedPage(context, observation, first.page);
  const known = seen.size;
  for (const item of page.items) seen.add(item.entity);
  if (seen.size === known) return false;
  pages.push(page);
  onPage(observation);
  return true;
}

function refusalOf(answer: Answer | null): Refusal | null {
  return answer === null || answer.kind === 'page' ? null : answer;
}

/** The cards of an observed page as entities; `list` is the first page of its list, if it is known. */
export async function listedPage(
  context: ExploreContext,
  observation: Observation,
  list?: string,
): Promise<ListedPage> {
  const cards = observation.view.list?.cards ?? [];
  const entities = await context.register(observation, list);
  const items = cards.flatMap((card, at) => {
    const entity = entities[at];
    return entity === undefined
      ? []
      : [
          {
            entity,
            position: card.position,
            marks: marksOf(card),
            fingerprint: `${textKey(card.name)} ${card.image ?? ''}`,
          },
        ];
  });
  return { page: observation.page, at: observation.at, items };
}

/** The entities of a reading that belong to its result, as their representatives. */
export function readEntities(context: ExploreContext, reading: ListReading, foreign: ReadonlySet<string>): EntitySet {
  return mappedSet(belonging(reading.pages, foreign), context.representative);
}

/** Texts of a card longer than this are titles and descriptions, not badges. */
const MOST_BADGE_TEXT = 40;

/** What the card's own page found remarkable, and its short texts: a badge that only one card of a page has is one, too. */
function marksOf(card: Card): readonly string[] {
  const own = textKey(card.name);
  const texts = card.texts.filter((text) => text.length <= MOST_BADGE_TEXT && /\p{L}/u.test(text)).map(textKey);
  return [...new Set([...card.marks, ...texts.filter((text) => text !== own).map((text) => `text:${text}`)])];
}
