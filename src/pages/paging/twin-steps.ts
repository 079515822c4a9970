/**
 * Links one page on or back that only their place tells: the same words stand before a list and behind it, with an
 * address that no number leads on ("previous page" and "next page" with the name that the next page begins with).
 */

import { collapse } from '../../base/text.js';
import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import type { ListRecord } from '../lists/records.js';
import type { StepLinks } from './step-links.js';
import { normalAddress } from './url-slots.js';

/** What twins are looked for around. */
export interface TwinContext {
  readonly links: readonly LinkFact[];
  /** Blocks of the list, in order. */
  readonly records: readonly ListRecord[];
}

/** Longest text of such a link, in characters. Raising it takes titles of sections for pagers. */
const MAX_TEXT = 40;
/** Nodes between a link and the end of the list that it stands at. Raising it reaches menus over and under the list. */
const MAX_DISTANCE = 60;

/** The head and the foot of a page lead through the site, and may both end with the same menu. */
const SITE_WIDE: ReadonlySet<string | null> = new Set(['header', 'footer']);

/** Neighbouring pages; none unless one or two links stand at both ends of the list, and there only. */
export function findTwinSteps(index: PageIndex, { links, records }: TwinContext): StepLinks {
  const start = records[0]?.root;
  const end = records.at(-1)?.end;
  if (start === undefined || end === undefined) return { next: [], previous: [] };
  const twins = [...bySaying(index, links).values()].filter(
    ([first, second, third]) =>
      first !== undefined &&
      second !== undefined &&
      third === undefined &&
      first.node < start &&
      start - first.node <= MAX_DISTANCE &&
      second.node >= end &&
      second.node - end <= MAX_DISTANCE,
  );
  const [one, two, more] = twins;
  if (one === undefined || more !== undefined) return { next: [], previous: [] };
  if (two !== undefined) return { next: two, previous: one };
  return one.every((link) => wordsBeside(index, link.node) === 'behind')
    ? { next: [], previous: one }
    : { next: one, previous: [] };
}

/** Links by their words and address. */
function bySaying(index: PageIndex, links: readonly LinkFact[]): ReadonlyMap<string, readonly LinkFact[]> {
  const sayings = new Map<string, LinkFact[]>();
  const places = new Set(links.flatMap(({ target }) => (target.includes('?') ? [] : [placeOf(target)])));
  for (const link of links) {
    if (link.acts || index.isHidden(link.node) || index.textLength(link.node) > MAX_TEXT) continue;
    if (SITE_WIDE.has(index.landmark(link.node))) continue;
    const text = collapse(index.text(link.node));
    if (!/\p{L}/u.test(text) || link.target === index.snapshot.url) continue;
    if (isElsewhere(link.target, places, index.snapshot.url)) continue;
    const saying = `${text}\u0000${link.target}`;
    const known = sayings.get(saying);
    if (known === undefined) sayings.set(saying, [link]);
    else known.push(link);
  }
  return sayings;
}

/**
 * Whether an address is that of another page of the site, perhaps with arguments added, to which this page links without
 * any: ways to sign in or to get help, which stand over and under a list, too.
 */
function isElsewhere(target: string, places: ReadonlySet<string>, pageUrl: string): boolean {
  const place = placeOf(target);
  return places.has(place) && place !== placeOf(pageUrl);
}

/** An address without its arguments. */
function placeOf(url: string): string {
  return normalAddress(url).replace(/\?.*$/u, '');
}

/** On which side of a lone link the words for the other direction stand: on the first and on the last page they are no link. */
function wordsBeside(index: PageIndex, node: number): 'before' | 'behind' | null {
  const siblings = index.children(index.node(node).parent);
  const at = siblings.indexOf(node);
  if (isWord(index, siblings[at - 1])) return 'before';
  return isWord(index, siblings[at + 1]) ? 'behind' : null;
}

function isWord(index: PageIndex, node: number | undefined): boolean {
  if (node === undefined) return false;
  const { tag, text } = index.node(node);
  const said = tag === '#text' ? collapse(text) : collapse(index.text(node));
  return said.length <= MAX_TEXT && /\p{L}/u.test(said);
}
