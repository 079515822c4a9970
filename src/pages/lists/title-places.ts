/**
 * The place in the markup of a list's cards that names them, where a link is around more than a title: one for all cards,
 * so that none is called after a date that is longer than its title.
 */

import { collapse } from '../../base/text.js';
import { decodedPart, urlParts } from '../../base/url.js';
import { wordsOf } from '../../base/words.js';
import { readOwnedTexts, type OwnedText } from './card-texts.js';
import type { PageIndex } from '../page-index.js';
import { hasPrice } from '../price-text.js';

/** Links that must agree on a place. Raising it leaves short lists to the look of each link. */
const MIN_LINKS = 3;
/** Share of links that must have a text in the place, and of these that must differ there. */
const MIN_PRESENT = 0.9;
const MIN_DISTINCT = 0.9;
/** Share of links that look as if the place named them where addresses say nothing. */
const MIN_VOTES = 0.5;
/** Mean likeness to the addresses, 0–1, from which they tell the place, and by how much it must be liker than whole links. */
const MIN_LIKENESS = 0.7;
const LEAST_GAIN = 0.1;

/** A link with what stands in it, by place; of two texts in one place the first. */
interface LinkTexts {
  readonly whole: string;
  /** What its look alone names it; the whole text if that is no more than a title. */
  readonly looked: string;
  readonly places: ReadonlyMap<string, string>;
  /** Words of each segment of its address. */
  readonly slugs: readonly ReadonlySet<string>[];
}

/** For each of the links the text that names what it leads to. `longest` is the length from which a text is more than a title. */
export function linkTitles(index: PageIndex, links: readonly number[], longest: number): ReadonlyMap<number, string> {
  const texts = new Map(links.map((link) => [link, textsOf(index, link, longest)] as const));
  const worded = [...texts.values()].filter(({ whole }) => whole !== '');
  const place = worded.length < MIN_LINKS ? null : titlePlace(worded);
  return new Map(
    [...texts].map(([link, { looked, places }]) => [link, (place === null ? null : places.get(place)) ?? looked]),
  );
}

/** The place whose texts are likest to the addresses, else the one that most links look to be named by; null if neither is sure. */
function titlePlace(links: readonly LinkTexts[]): string | null {
  const places = [...new Set(links.flatMap((link) => [...link.places.keys()]))].filter((place) => tells(links, place));
  const alike = places.map((place) => likeness(links, ({ places: own }) => own.get(place) ?? ''));
  const best = Math.max(0, ...alike);
  const least = Math.max(MIN_LIKENESS, likeness(links, ({ whole }) => whole) + LEAST_GAIN);
  if (best >= least) return places[alike.indexOf(best)] ?? null;
  const votes = places.map((place) => links.filter((link) => isVoter(link) && link.places.get(place) === link.looked));
  const most = Math.max(0, ...votes.map(({ length }) => length));
  return most > links.length * MIN_VOTES ? (places[votes.findIndex(({ length }) => length === most)] ?? null) : null;
}

function isVoter({ whole, looked }: LinkTexts): boolean {
  return whole !== looked;
}

/** Whether nearly all links have words in a place, and others than the others. */
function tells(links: readonly LinkTexts[], place: string): boolean {
  const texts = links.flatMap(({ places }) => places.get(place) ?? []).filter(isWorded);
  return texts.length >= links.length * MIN_PRESENT && new Set(texts).size >= texts.length * MIN_DISTINCT;
}

function isWorded(text: string): boolean {
  return /\p{L}/u.test(text) && !hasPrice(text);
}

/** Mean likeness of what the links say to the likest segments of their addresses, 0–1. */
function likeness(links: readonly LinkTexts[], said: (link: LinkTexts) => string): number {
  const each = links.map((link) => {
    const words = new Set(wordsOf(plain(said(link))));
    return Math.max(0, ...link.slugs.map((slug) => overlap(words, slug)));
  });
  return each.reduce((sum, one) => sum + one, 0) / Math.max(1, links.length);
}

/** Words that two sets share, of all their words on average (Dice's coefficient), 0–1. */
function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const shared = [...first].filter((word) => second.has(word)).length;
  return (2 * shared) / Math.max(1, first.size + second.size);
}

function textsOf(index: PageIndex, link: number, longest: number): LinkTexts {
  const { end } = index.node(link);
  const parts = readOwnedTexts(index, { root: link, end });
  const places = new Map<string, string>();
  if (parts.length > 1)
    for (const part of parts) {
      const place = placeOf(index, link, part);
      if (!places.has(place)) places.set(place, part.text);
    }
  const whole = index.text(link);
  const texts = parts.map(({ text }) => text);
  return { whole, looked: lookedTitle(index, link, { whole, texts, longest }), places, slugs: slugsOf(index, link) };
}

/** Tags and classes of the elements from the link down to a text. */
function placeOf(index: PageIndex, link: number, { owner }: OwnedText): string {
  const steps: string[] = [];
  for (let id = owner; id > link; id = index.node(id).parent) {
    const { tag, attributes } = index.node(id);
    steps.push(`${tag}.${collapse(attributes['class'] ?? '')}`);
  }
  return steps.join('<');
}

function slugsOf(index: PageIndex, link: number): readonly ReadonlySet<string>[] {
  const path = urlParts(index.linkUrl(link) ?? '')?.pathname ?? '';
  return path.split('/').flatMap((segment) => {
    const words = wordsOf(plain(decodedPart(segment)));
    return words.some((word) => /\p{L}/u.test(word)) ? [new Set(words)] : [];
  });
}

/** A text without accents and apostrophes, as addresses write it. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
}

/** Text of a link; of one that wraps more than a title the text that an image is named by, or the longest that is no price. */
function lookedTitle(
  index: PageIndex,
  link: number,
  { whole, texts, longest }: { readonly whole: string; readonly texts: readonly string[]; readonly longest: number },
): string {
  if (texts.length < 2 || !(whole.length > longest || texts.some(hasPrice))) return whole;
  const alternative = index.within(link, 'img').map((image) => collapse(index.node(image).attributes['alt'] ?? ''));
  const titles = texts.filter(isWorded);
  return (
    titles.find((part) => alternative.includes(part)) ?? [...titles].sort((a, b) => b.length - a.length)[0] ?? whole
  );
}
