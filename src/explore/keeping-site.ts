/**
 * A site whose pagers, as they come over HTTP, forget what the address of their page asks: the page's script writes the
 * choice into them. Their lists are read on by the address of the page with what the pager says.
 */

import { holdsCards } from './lists/elsewhere.js';
import { isSameResult } from './lists/same-result.js';
import { argumentText } from '../base/url-arguments.js';
import { bareUrl, parseHttpUrl, urlArguments } from '../base/url.js';
import type { AccessPath } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import type { Answer, OpenOptions, Opening, Site, SiteSession } from '../model/site.js';

/** What pagers do, by what their lists have in common. */
type Habits = Map<string, 'forget' | 'know'>;

/** The site, with lists read on past pagers that forget what was chosen. */
export function createKeepingSite(site: Site): Site {
  const habits: Habits = new Map();
  return {
    async open(path, options = {}): Promise<Opening> {
      const opening = await site.open(path, options);
      if (opening.kind !== 'session' || opening.session.observe().view.source !== 'http') return opening;
      return { kind: 'session', session: keptSession({ site, habits, options }, opening.session) };
    },
  };
}

interface Keeping {
  readonly site: Site;
  readonly habits: Habits;
  readonly options: OpenOptions;
}

function keptSession({ site, habits, options }: Keeping, opened: SiteSession): SiteSession {
  let session = opened;
  const { view: first } = opened.observe();
  const kind = first.list === null ? null : `${first.list.place ?? ''} ${first.list.linkPattern}`;
  let seen = 0;

  /** The next page by the address of this one, if it is of the list that was begun. */
  async function kept(path: AccessPath, before: PageView): Promise<Answer | null> {
    const opening = await site.open(path, options);
    if (opening.kind !== 'session') return opening;
    const observation = opening.session.observe();
    const { view } = observation;
    const size = seen + (view.list?.cards.length ?? 0);
    if (view.list === null || holdsCards(before, view) || !isSameResult(first, view, size)) {
      await opening.session.close();
      return null;
    }
    const left = session;
    ({ session } = opening);
    await left.close();
    return { kind: 'page', observation };
  }

  /** The next page as the pager leads to it, or where that is of another list, by the address of this one. */
  async function tried(kind: string, path: AccessPath, before: PageView): Promise<Answer | null> {
    const answer = await session.next();
    if (answer?.kind !== 'page' || isSameResult(first, answer.observation.view, Infinity)) return answer;
    const better = await kept(path, before);
    habits.set(kind, better?.kind === 'page' ? 'forget' : 'know');
    return better?.kind === 'page' ? better : answer;
  }

  async function goOn(): Promise<Answer | null> {
    const { view } = session.observe();
    const habit = habits.get(kind ?? '');
    const path = kind === null || habit === 'know' ? null : keptPath(view);
    if (kind === null || path === null) return session.next();
    return habit === 'forget' ? ((await kept(path, view)) ?? session.next()) : tried(kind, path, view);
  }

  return {
    observe: () => session.observe(),
    perform: (step) => session.perform(step),
    async next() {
      seen += session.observe().view.list?.cards.length ?? 0;
      return goOn();
    },
    close: () => session.close(),
  };
}

/**
 * The way to the next page with all that the address of this one asks and the pager's does not; null where that asks all of it,
 * or leads elsewhere.
 */
function keptPath({ url, pagination: { next } }: PageView): AccessPath | null {
  if (next?.kind !== 'url' || bareUrl(next.url) !== bareUrl(url)) return null;
  const told = new Set(urlArguments(next.url).map(({ name }) => name));
  const forgotten = urlArguments(url).filter(({ name, value }) => value !== '' && !told.has(name));
  const further = parseHttpUrl(next.url);
  if (forgotten.length === 0 || further === null) return null;
  const asked = [...urlArguments(next.url), ...forgotten].map(({ name, value }) => [name, value] as const);
  further.search = argumentText(asked);
  return { kind: 'url', url: further.href };
}
