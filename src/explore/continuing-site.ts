/**
 * A site whose lists are read on where a page shows no way to the next one though there may be one: markup that came
 * over HTTP often has pagers that only scripts work, and a close look at the page shows them.
 */

import { holdsCards, leadsElsewhere } from './lists/elsewhere.js';
import type { AccessPath } from '../model/access-path.js';
import type { ItemList, PageView, Pagination } from '../model/page.js';
import type { Answer, OpenOptions, Opening, Site, SiteSession } from '../model/site.js';

/** Lists of one kind whose arrows, which may only move a row of cards, were worked in vain before those of the others are left alone. */
const VAIN_ARROWS = 2;

/** Close looks at ends of lists in a row that may be in vain; more where the list declares more than it showed. */
const VAIN_LOOKS = { undeclared: 2, declared: 5 } as const;

interface Continuing {
  readonly site: Site;
  readonly vain: { undeclared: number; declared: number };
  /** Kinds of lists that went on by links of their pages: where one shows none, it has ended. */
  readonly linked: Set<string>;
  /** Kinds of lists, to the arrows that were worked in vain; `null` once one led on. */
  readonly arrows: Map<string, number | null>;
}

/** The site, with lists read on past ends that a close look shows to be none. */
export function createContinuingSite(site: Site): Site {
  const continuing: Continuing = { site, vain: { undeclared: 0, declared: 0 }, linked: new Set(), arrows: new Map() };
  return {
    async open(path, options = {}): Promise<Opening> {
      const opening = await site.open(path, options);
      if (opening.kind === 'session') notePager(continuing, opening.session.observe().view);
      if (opening.kind !== 'session' || options.remembered === true || options.controls === true) return opening;
      return { kind: 'session', session: continuedSession(continuing, opening.session, { path, options }) };
    },
  };
}

interface Start {
  readonly path: AccessPath;
  readonly options: OpenOptions;
}

function continuedSession(continuing: Continuing, first: SiteSession, start: Start): SiteSession {
  let session = first;
  let path = start.path;
  let hasLooked = false;
  let seen = cardsOf(first.observe().view);
  const goOn = async (): Promise<Answer | null> => {
    const { view } = session.observe();
    const { next } = view.pagination;
    if (isRow(continuing, view, seen)) return null;
    const answer = await session.next();
    if (answer?.kind === 'page' && leadsElsewhere(view, answer.observation.view)) return null;
    noteArrow(continuing, view, answer);
    if (answer?.kind === 'page') {
      path = next ?? path;
      seen += cardsOf(answer.observation.view);
    }
    return answer;
  };
  return {
    observe: () => session.observe(),
    perform: (step) => session.perform(step),
    async next() {
      const answer = await goOn();
      const { view } = session.observe();
      // A list that was paged has a pager that is known: it tells the end as well.
      if (answer !== null || hasLooked || path !== start.path || view.pagination.next !== null) return answer;
      hasLooked = true;
      const look = await closeLook(continuing, view, { seen, path, options: start.options });
      if (look === null) return null;
      if (look.session !== null) {
        await session.close();
        session = look.session;
      }
      const further = look.session === null ? null : await goOn();
      continuing.vain[look.kind] = bringsMore(view, further) ? 0 : continuing.vain[look.kind] + 1;
      return further;
    },
    close: () => session.close(),
  };
}

interface ListEnd extends Start {
  /** Cards that the list has shown. */
  readonly seen: number;
}

interface CloseLook {
  readonly kind: keyof Continuing['vain'];
  /** The page looked at closely, if that shows a way on: another thing is whether it leads anywhere. */
  readonly session: SiteSession | null;
}

/** A close look at a page that may go on; null if it need not be looked at. */
async function closeLook(
  { site, vain, linked }: Continuing,
  view: PageView,
  { seen, path, options }: ListEnd,
): Promise<CloseLook | null> {
  if (view.list === null || view.source === 'browser' || (view.declaredCount ?? seen + 1) <= seen) return null;
  const kind = view.declaredCount === null ? 'undeclared' : 'declared';
  if (kind === 'undeclared' && linked.has(kindOf(view.list))) return null;
  if (vain[kind] >= VAIN_LOOKS[kind]) return null;
  const opening = await site.open(path, { ...options, controls: true });
  if (opening.kind !== 'session') return null;
  const { session } = opening;
  if (session.observe().view.pagination.next !== null) return { kind, session };
  await session.close();
  return { kind, session: null };
}

/** Whether an answer shows what the page before does not: what stands behind a list may be any button. */
function bringsMore(before: PageView, answer: Answer | null): boolean {
  return answer?.kind === 'page' && !holdsCards(before, answer.observation.view);
}

/**
 * Whether the arrow that seems to lead on is known to move another row of cards: lists of this kind go on by links, or
 * others of them had no more behind it. Not where the list declares more than it showed.
 */
function isRow({ linked, arrows }: Continuing, { list, pagination, declaredCount }: PageView, seen: number): boolean {
  if (list === null || !isArrow(pagination) || (declaredCount ?? 0) > seen) return false;
  const kind = kindOf(list);
  return linked.has(kind) || (arrows.get(kind) ?? 0) >= VAIN_ARROWS;
}

/** Takes in whether an arrow that may only move a row of cards led on. */
function noteArrow({ arrows }: Continuing, before: PageView, answer: Answer | null): void {
  // A list that showed nothing new has no answer.
  if (before.list === null || !isArrow(before.pagination) || (answer !== null && answer.kind !== 'page')) return;
  const kind = kindOf(before.list);
  const known = arrows.get(kind);
  if (bringsMore(before, answer)) arrows.set(kind, null);
  else if (known !== null) arrows.set(kind, (known ?? 0) + 1);
}

function isArrow({ next, isSideways }: Pagination): boolean {
  return next?.kind === 'actions' && isSideways === true;
}

/** Takes in that a list goes on by a link that its page shows without a script. */
function notePager({ linked }: Continuing, { source, list, pagination }: PageView): void {
  const isLinked = pagination.next?.kind === 'url' && pagination.nodes.length > 0 && pagination.isSideways !== true;
  if (list?.place !== undefined && source === 'http' && isLinked) linked.add(kindOf(list));
}

/** What lists of one kind share: where they stand, and how they link their entities. */
function kindOf({ place = '', linkPattern }: ItemList): string {
  return `${place} ${linkPattern}`;
}

function cardsOf({ list }: PageView): number {
  return list?.cards.length ?? 0;
}
