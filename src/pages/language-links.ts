/**
 * Links by which a page offers itself in other languages. What follows one of them reads the rest of the site in that
 * language, as a rule by a cookie: they are no choice of what is listed, and nothing that a crawl may try.
 */

import { isAutonym, languageCode, languageOf } from '../base/language-name.js';
import { oncePer } from '../base/remember.js';
import { urlParts } from '../base/url.js';
import type { FoundGroup } from './groups/found-group.js';
import type { PageIndex } from './page-index.js';

/** Longest name of a language in a menu, in characters. */
const MAX_NAME = 40;
/** Share of a page's links from which on they are what the page is there for, as where a visitor chooses before all else. */
const MOST_LINKS = 0.5;
/** Parts of a page in which sites offer their languages; what is listed is chosen beside the list. */
const BARS: ReadonlySet<string> = new Set(['header', 'footer', 'navigation']);

interface LanguageLink {
  readonly node: number;
  readonly code: string;
}

/**
 * The links of the page that are called as a language calls itself, whose addresses (`?lang=fr`, `/fr/`) or `hreflang` hold
 * its code, outside of the page's content: of at least two languages, or of one that is not the page's own.
 */
export const languageLinks: (index: PageIndex) => ReadonlySet<number> = oncePer((index) => {
  const found = index.links.flatMap((node) => languageLink(index, node) ?? []);
  const languages = new Set(found.map(({ code }) => languageOf(code)));
  const [only = ''] = languages;
  const own = index.node(0).attributes['lang']?.trim() ?? '';
  const isOffer = languages.size > 1 || (languages.size === 1 && own !== '' && languageOf(own) !== only);
  return new Set(isOffer && found.length < index.links.length * MOST_LINKS ? found.map(({ node }) => node) : []);
});

/** Whether all choices of a group outside of the page's content are called as the languages whose codes they send. */
export function choosesLanguage(index: PageIndex, { choices, change, traits, widget }: FoundGroup): boolean {
  const isOffered = widget !== 'checkboxes' && choices.length > 1 && BARS.has(traits.landmark ?? '');
  return (
    isOffered &&
    choices.every(({ node, value, count }, at) => {
      const { attributes } = index.node(node);
      const sent = [change.values[at] ?? '', ...CODED.map((name) => attributes[name] ?? '')];
      return count === null && codesIn(sent).some((code) => isAutonym(value, code));
    })
  );
}

/** Attributes that tell a language of what stands for it. */
const CODED = ['value', 'hreflang', 'lang', 'data-lang', 'data-language', 'data-locale', 'data-value'] as const;

function languageLink(index: PageIndex, node: number): LanguageLink | null {
  if (index.textLength(node) > MAX_NAME || !isOutside(index, node)) return null;
  const { attributes } = index.node(node);
  const told = [attributes['hreflang'] ?? '', attributes['lang'] ?? ''];
  const codes = codesIn([...told, ...partsOf(index.linkUrl(node) ?? '')]);
  if (codes.length === 0) return null;
  const name = index.accessibleName(node) ?? '';
  const code = codes.find((one) => isAutonym(index.text(node), one) || isAutonym(name, one));
  return code === undefined ? null : { node, code };
}

/** Values of the arguments and segments of the path of an address. */
function partsOf(url: string): readonly string[] {
  const parts = urlParts(url);
  return parts === null ? [] : [...parts.arguments.map(({ value }) => value), ...parts.pathname.split('/')];
}

function codesIn(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => languageCode(text) ?? []);
}

/** Whether a link stands in a bar of the page, or before its content begins. */
function isOutside(index: PageIndex, node: number): boolean {
  const landmark = index.landmark(node);
  if (landmark !== null)
    return BARS.has(landmark) && !index.ancestors(node).some((id) => index.node(id).tag === 'main');
  const first = [...index.byTag('h1').slice(0, 1), ...index.byTag('h2').slice(0, 1)];
  return first.every((heading) => node < heading);
}
