/**
 * Which of a page's structured items is the one entity that the page is about.
 */

import { textKey } from '../../base/text.js';
import { firstText, type StructuredItem } from './structured-item.js';

/** Types that describe the page, the site or a part of an entity, never what a site lists. Lower case. */
const ABOUT_THE_SITE: ReadonlySet<string> = new Set([
  'organization',
  'corporation',
  'onlinestore',
  'onlinebusiness',
  'website',
  'webpage',
  'aboutpage',
  'contactpage',
  'collectionpage',
  'itempage',
  'profilepage',
  'searchresultspage',
  'checkoutpage',
  'faqpage',
  'qapage',
  'breadcrumblist',
  'itemlist',
  'listitem',
  'offercatalog',
  'imageobject',
  'imagegallery',
  'searchaction',
  'sitenavigationelement',
  'wpheader',
  'wpfooter',
  'wpsidebar',
  'webpageelement',
  'question',
  'answer',
  'review',
  'userreview',
  'rating',
  'aggregaterating',
  'offer',
  'aggregateoffer',
  'brand',
  'postaladdress',
  'contactpoint',
  'videoobject',
  'propertyvalue',
  'speakablespecification',
  'comment',
  'discussionforumposting',
  'blog',
  'blogposting',
]);
/** Types that say nothing about what the thing is; a better-typed item goes first. Lower case. */
const VAGUE: ReadonlySet<string> = new Set([
  'thing',
  'article',
  'newsarticle',
  'creativework',
  'person',
  'localbusiness',
  'store',
  'place',
  'service',
]);
/** Weights of the reasons to take an item; the item with the largest sum wins, ties go to the first. */
const POINTS = { named: 4, offered: 2, typed: 1 } as const;
/** Shortest name that may be found inside a heading by chance. */
const MIN_PART_LENGTH = 4;
const NAME_PROPERTIES: readonly string[] = ['name', 'headline', 'title'];

/** Properties that hold an item's name, most usual first. */
export function itemName(item: StructuredItem): string | null {
  return firstText(item, NAME_PROPERTIES);
}

/**
 * The item that the page is about, or null. `headings` are the page's title and main headings.
 * An item that no heading names is taken only if nothing else could be meant.
 */
export function findMainItem(items: readonly StructuredItem[], headings: readonly string[]): StructuredItem | null {
  const candidates = items.filter(mayBeEntity);
  const scored = candidates.map((item) => ({ item, named: isNamed(item, headings), points: pointsOf(item, headings) }));
  const best = scored.reduce<(typeof scored)[number] | null>(
    (top, next) => (top === null || next.points > top.points ? next : top),
    null,
  );
  if (best === null) return null;
  const rivals = new Set(
    candidates.filter((item) => pointsOf(item, headings) === best.points).map((item) => textKey(itemName(item) ?? '')),
  );
  return best.named || rivals.size === 1 ? best.item : null;
}

/** Other descriptions of the same entity: microdata beside JSON-LD, two plugins of one shop. */
export function sameEntityItems(items: readonly StructuredItem[], main: StructuredItem): readonly StructuredItem[] {
  const name = textKey(itemName(main) ?? '');
  return items.filter(
    (item) => item === main || (mayBeEntity(item) && name !== '' && textKey(itemName(item) ?? '') === name),
  );
}

/** Whether one text says the other: equal, or one is a part of the other. `keyOf` may remember the keys of texts that are asked often. */
export function says(a: string, b: string, keyOf: (text: string) => string = textKey): boolean {
  const [short, long] = a.length <= b.length ? [keyOf(a), keyOf(b)] : [keyOf(b), keyOf(a)];
  return short !== '' && (short === long || (short.length >= MIN_PART_LENGTH && long.includes(short)));
}

function mayBeEntity(item: StructuredItem): boolean {
  return item.types.length > 0 && !item.types.some((type) => ABOUT_THE_SITE.has(type.toLowerCase()));
}

function pointsOf(item: StructuredItem, headings: readonly string[]): number {
  const isTyped = !item.types.some((type) => VAGUE.has(type.toLowerCase()));
  return (
    (isNamed(item, headings) ? POINTS.named : 0) +
    (item.properties.has('offers') ? POINTS.offered : 0) +
    (isTyped ? POINTS.typed : 0)
  );
}

function isNamed(item: StructuredItem, headings: readonly string[]): boolean {
  const name = itemName(item);
  return name !== null && headings.some((heading) => says(heading, name));
}
