/**
 * Names that alternatives are given, where all of them show the same words: "& up" behind stars that are drawn; or the same
 * words around a name: "Only show Black".
 */

import { collapse, parseWhole, splitCount, textAround, textKey } from '../../../base/text.js';
import { oncePer } from '../../../base/remember.js';
import type { PageIndex } from '../../page-index.js';
import type { Item } from '../runs/shapes.js';
import { hasWords } from '../runs/texts.js';
import { MAX_NODES } from './said-frames.js';

/** A text and a bare number behind it. */
const BEFORE_NUMBER = /^(.*\S)\s+(\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*)$/u;

/** A sign that leads back, before what takes the choice back: "‹ Clear". */
const BACK = /^\s*[‹←<«]/u;

/**
 * The texts; where all show the same words, but for a number behind them, with the names that what is worked is given instead,
 * if these tell them apart. A first one that leads back keeps its own.
 */
export function withGivenNames<Text extends { readonly value: string; readonly count: number | null }>(
  index: PageIndex,
  items: readonly Item[],
  texts: readonly Text[],
): readonly Text[] {
  return behindBack(index, { items, texts }, namedAsGiven);
}

interface Named<Text> {
  readonly items: readonly Item[];
  readonly texts: readonly Text[];
}

/** The texts as `name` makes them; without a first one that leads back, which keeps its own. */
function behindBack<Text>(
  index: PageIndex,
  { items, texts }: Named<Text>,
  name: (index: PageIndex, items: readonly Item[], texts: readonly Text[]) => readonly Text[],
): readonly Text[] {
  const [main, first] = [items[0]?.main ?? null, texts[0]];
  return main !== null && first !== undefined && BACK.test(index.text(main))
    ? [first, ...name(index, items.slice(1), texts.slice(1))]
    : name(index, items, texts);
}

function namedAsGiven<Text extends { readonly value: string; readonly count: number | null }>(
  index: PageIndex,
  items: readonly Item[],
  texts: readonly Text[],
): readonly Text[] {
  const names = items.map((item) => givenName(index, item));
  const shown = texts.map((text, at) => withoutNumber(text, names[at] ?? ''));
  const common = sharedWords(shown.map(({ value }) => value));
  const isNamed = ({ value }: Text, at: number): boolean => value === common || value === names[at];
  if (common === null || !shown.every(isNamed)) return texts;
  return names.every(hasWords) && new Set(names).size === names.length
    ? shown.map((text, at) => ({ ...text, value: names[at] ?? text.value }))
    : texts;
}

/** The words that several alternatives show; those that show none, as the last of "& up" behind stars, are read by name. */
function sharedWords(values: readonly string[]): string | null {
  const shared = values.find((value, at) => values.indexOf(value) < at);
  return shared !== undefined && hasWords(shared) ? shared : null;
}

/**
 * The texts; where each is the title of what is worked within words that are the same for all ("Apply the filter Black to
 * narrow results"), with the titles instead; of one alone where links of the page say the same around what they show. A first one that leads back keeps its own.
 */
export function withoutFrames<Text extends { readonly value: string }>(
  index: PageIndex,
  items: readonly Item[],
  texts: readonly Text[],
): readonly Text[] {
  return behindBack(index, { items, texts }, withoutSharedFrame);
}

function withoutSharedFrame<Text extends { readonly value: string }>(
  index: PageIndex,
  items: readonly Item[],
  texts: readonly Text[],
): readonly Text[] {
  const titles = items.map(({ main }) => (main === null ? '' : collapse(index.node(main).attributes['title'] ?? '')));
  const frames = texts.map(({ value }, at) => frameOf(value, titles[at] ?? ''));
  const kinds = [...new Set(frames)];
  // What takes a chosen one back may say so in other words; of one alone others on the page tell.
  const isFramed =
    texts.length > 1
      ? kinds.every((frame) => frame !== null && (kinds.length === 1 || AMID.test(frame)))
      : kinds.every((frame) => frame !== null && AMID.test(frame) && usualFrames(index).has(frame));
  return isFramed && kinds.length <= MOST_FRAMES
    ? texts.map((text, at) => ({ ...text, value: titles[at] ?? text.value }))
    : texts;
}

/** What stands around a title in a text; null if it is not in it, or nothing else is. */
function frameOf(text: string, title: string): string | null {
  return text === title ? null : (textAround(text, title)?.join('\n') ?? null);
}

/** Names that stand within the same words on a page, at least, for these to be no part of a name. */
const LEAST_FRAMED = 2;

/** The words that a page's links say, to be heard, around several of the names that they show: "Show Oak only" where "Oak" is seen. */
const usualFrames: (index: PageIndex) => ReadonlySet<string> = oncePer((index) => {
  const names = new Map<string, Set<string>>();
  for (const link of index.links) {
    const label = collapse(index.node(link).attributes['aria-label'] ?? '');
    const shown = label === '' || index.textLength(link) > label.length ? '' : index.text(link);
    const frame = frameOf(label, shown);
    if (frame !== null) names.set(frame, (names.get(frame) ?? new Set()).add(shown));
  }
  return new Set([...names].flatMap(([frame, shown]) => (shown.size >= LEAST_FRAMED ? [frame] : [])));
});

/** Words around titles: of values to choose, and of those that are chosen. */
const MOST_FRAMES = 2;

/** Words before and behind a title. */
const AMID = /\p{L}[^\n]*\n[^\n]*\p{L}/u;

/** The number behind the words as the count, where there is none and the name that is given does not say both. */
function withoutNumber<Text extends { readonly value: string; readonly count: number | null }>(
  text: Text,
  name: string,
): Text {
  const found = text.count === null ? BEFORE_NUMBER.exec(text.value) : null;
  const match = textKey(name).includes(textKey(text.value)) ? null : found;
  const count = match === null ? null : parseWhole(match[2] ?? '');
  return count === null ? text : { ...text, value: match?.[1] ?? text.value, count };
}

/** What an alternative is called in words that nobody sees; empty if it has no such name. */
function givenName(index: PageIndex, { main }: Item): string {
  if (main === null) return '';
  const { attributes } = index.node(main);
  return splitCount(collapse(attributes['aria-label'] ?? attributes['title'] ?? spokenText(index, main))).value;
}

/** The words in an element that are to be heard only: none of those that are seen, and of those that are for eyes. */
function spokenText(index: PageIndex, main: number): string {
  const { end } = index.node(main);
  const texts: string[] = [];
  for (let id = main; id < Math.min(end, main + MAX_NODES); id += 1) {
    const { attributes, tag, text } = index.node(id);
    if (attributes['aria-hidden'] === 'true') id = index.node(id).end - 1;
    else if (tag === '#text' && index.isHidden(id)) texts.push(text);
  }
  return collapse(texts.join(' '));
}
