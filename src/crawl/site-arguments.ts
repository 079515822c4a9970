/**
 * Arguments of a site's addresses that only track, learnt while it is crawled, so that no page is fetched twice under
 * another click source or session (He 2013 §7.3; design §2, §5.5).
 *
 * What the argument book believes is not enough to leave a page out: an argument counts as tracking once two pages were
 * fetched that differ in such arguments alone and list the same. If they list something else, it selects from then on.
 */

import { canonicalUrl, urlArguments } from '../base/url.js';
import { differingArguments, varyingArguments } from '../filter/address-arguments.js';
import { compareLists } from '../filter/answered-pairs.js';
import { createArgumentBook, type ArgumentBook } from '../filter/argument-book.js';
import type { PageView } from '../model/page.js';
import type { SiteProfile } from '../model/store.js';
import { createUnkeptArguments } from './unkept-arguments.js';

/** What is known of a site's arguments; grows while pages are read. */
export interface SiteArguments {
  /** Takes in a page that was fetched, or remembered, and by what address it was asked for, which it may have changed. */
  learn(view: PageView, asked?: string): void;
  /** Names that only track, each shown by pages. The same set as long as nothing is learnt. */
  tracking(): ReadonlySet<string>;
  /** Whether addresses differ only in arguments that order what is found, shown by pages of one result. */
  reorders(urls: readonly string[]): boolean;
  /** For the site's profile. */
  saved(): Pick<SiteProfile, 'trackingArguments' | 'arguments'>;
}

/** Pages that are learnt from: what links of a site carry is known by then, and each page costs some milliseconds. */
const MOST_PAGES = 200;
/** Arguments that a profile keeps. */
const MOST_SAVED = 500;

/** Nothing known but what the profile keeps. */
export function createSiteArguments(
  profile: Pick<SiteProfile, 'trackingArguments' | 'arguments'> | null,
): SiteArguments {
  const book = createArgumentBook({ saved: { classes: profile?.arguments ?? [] } });
  const proven = new Set(profile?.trackingArguments ?? []);
  const seen = new Map<string, PageView>();
  const sizes = new Set<string>();
  const unkept = createUnkeptArguments();
  let tracking: ReadonlySet<string> = new Set(proven);
  const refresh = (): void => {
    if (proven.size > tracking.size || [...tracking].some((name) => !proven.has(name))) tracking = new Set(proven);
  };
  return {
    learn: (view, asked) => {
      for (const name of unkept.told(view, { asked, before: seen.get(view.url) })) proven.add(name);
      refresh();
      if (seen.size >= MOST_PAGES || view.type === 'entity' || seen.has(view.url)) return;
      const earlier = [...seen.values()];
      seen.set(view.url, view);
      book.learn(view);
      for (const name of sizeArguments(view)) sizes.add(name);
      const suspects = suspectsIn(book, sizes);
      if (view.list === null || suspects.size === 0) return;
      const plain = canonicalUrl(view.url, suspects);
      for (const other of earlier)
        if (canonicalUrl(other.url, suspects) === plain) prove({ book, proven, suspects }, [other, view]);
      refresh();
    },
    tracking: () => tracking,
    reorders: (urls) => {
      const names = varyingArguments(urls).filter((name) => !tracking.has(name));
      return names.length > 0 && names.every((name) => isShownToOrder(book, name));
    },
    saved: () => ({
      trackingArguments: [...tracking].sort(),
      // Segments of paths that select are the names of what a site has, and known by nothing but their choosing.
      arguments: book
        .saved()
        .classes.filter(({ name, kind }) => kind !== 'selects' || !name.startsWith('/'))
        .slice(0, MOST_SAVED),
    }),
  };
}

/** Arguments of the query part that the book takes for tracking. */
function suspectsIn(book: ArgumentBook, sizes: ReadonlySet<string>): ReadonlySet<string> {
  const names = book.classes().filter(({ kind }) => kind === 'tracks');
  return new Set(names.map(({ name }) => name).filter((name) => !/^[/;#]/u.test(name) && !sizes.has(name)));
}

/** Arguments that hold the number that a page-size control shows: pages of two sizes must never count as one. */
function sizeArguments({ groups }: PageView): readonly string[] {
  const choices = groups.flatMap((group) => (group.guess === 'page-size' ? group.choices : []));
  return choices.flatMap(({ value, path }) =>
    path?.kind === 'url'
      ? urlArguments(path.url).flatMap((one) => (value.match(/\d+/gu)?.includes(one.value) === true ? [one.name] : []))
      : [],
  );
}

function isShownToOrder(book: ArgumentBook, name: string): boolean {
  const { kind, reason } = book.classOf(name);
  return kind === 'orders' && reason === 'same-entities';
}

interface Suspicion {
  readonly book: ArgumentBook;
  readonly proven: Set<string>;
  readonly suspects: ReadonlySet<string>;
}

/** Takes in two pages that differ in suspects alone. */
function prove({ book, proven, suspects }: Suspicion, [one, other]: readonly [PageView, PageView]): void {
  const names = (differingArguments(one.url, other.url) ?? []).filter((name) => suspects.has(name));
  switch (compareLists(one, other)) {
    case 'same':
      for (const name of names) proven.add(name);
      return;
    case 'other':
      book.corrected({ kind: 'other-entities', urls: [one.url, other.url] });
      for (const name of names) proven.delete(name);
      return;
    case 'reordered':
    case 'level':
    case 'unclear':
  }
}
