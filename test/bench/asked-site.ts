/**
 * A live site that is asked keywords through its own search field, as a crawl asks it.
 */

import { openLiveSite } from '../../src/cli/wire-site.js';
import { filledPath } from '../../src/explore/path-template.js';
import type { AccessPath } from '../../src/model/access-path.js';
import { resolveCrawlOptions, type CrawlOptions } from '../../src/model/options.js';
import type { ListHint, PageView } from '../../src/model/page.js';
import type { StoredPage } from '../../src/model/store.js';

/** A site that answers keywords and addresses. */
export interface AskedSite {
  readonly home: PageView;
  /** How it is searched; null if it has no search field. */
  readonly search: AccessPath | null;
  /** The page for a keyword; null if the site has none. `like` is a list of the site, as a crawl knows one by then. */
  ask(keyword: string, like?: ListHint | null): Promise<PageView | null>;
  /** The page at an address; null if there is none. */
  look(url: string, like?: ListHint | null): Promise<PageView | null>;
  close(): Promise<void>;
}

/** Links of the home page that are looked at for a search field that it does not have itself. */
const LOOKED_AT = 12;

/** Opens a site, and finds its search field on the home page or on one that the home page links. */
export async function askSite(startUrl: string, given: Partial<CrawlOptions> = {}): Promise<AskedSite> {
  const pages = new Map<string, StoredPage>();
  const options = resolveCrawlOptions({ ...given });
  const memory = {
    get: async (key: string) => pages.get(key) ?? null,
    put: async (page: StoredPage) => void pages.set(page.key, page),
  };
  const stop = new AbortController().signal;
  const live = await openLiveSite({ startUrl, options, pages: memory, profile: null, stop }, {});
  const open = async (
    path: AccessPath,
    { controls = false, like = null }: { readonly controls?: boolean; readonly like?: ListHint | null } = {},
  ): Promise<PageView | null> => {
    const hint = like === null ? {} : { like };
    const opening = await live.site.open(path, { tentative: true, controls, ...hint });
    if (opening.kind !== 'session') return null;
    const { view } = opening.session.observe();
    await opening.session.close();
    return view;
  };
  const start: AccessPath = { kind: 'url', url: startUrl };
  const plain = await open(start);
  const home = hasSearch(plain) ? plain : await open(start, { controls: true });
  if (home === null) throw new Error(`${startUrl} does not answer`);
  let asking = home;
  for (const { url } of home.links.filter(({ acts }) => !acts).slice(0, LOOKED_AT))
    if (!hasSearch(asking)) asking = (await open({ kind: 'url', url })) ?? asking;
  const template = asking.searches?.[0]?.template ?? null;
  return {
    home,
    search: template,
    ask: (keyword, like = null) => {
      if (template === null) throw new Error(`${startUrl} has no search field`);
      const sent = encodeURIComponent(keyword);
      const fill = {
        sent: (text: string) => text.replaceAll('{query}', sent).replaceAll('%7Bquery%7D', sent),
        typed: (text: string) => text.replaceAll('{query}', keyword),
      };
      return open(filledPath(template, fill), { like });
    },
    look: (url, like = null) => open({ kind: 'url', url }, { like }),
    close: () => live.close(),
  };
}

function hasSearch(view: PageView | null): boolean {
  return (view?.searches ?? []).length > 0;
}

/** What a list of a page tells of the site's others; null if it has none of several cards. */
export function listHint({ list }: PageView): ListHint | null {
  if (list?.place === undefined || list.cards.length < 2) return null;
  return { place: list.place, linkPattern: list.linkPattern };
}
