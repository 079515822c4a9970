/**
 * What the names of all cards of a list begin or end with though it is a text of its own in each: "Opens in new window".
 */

import { textAround } from '../../base/text.js';

/** Cards of which it is no accident that they share a text. */
const MIN_CARDS = 3;

/** The names without such texts. `texts` are what the cards say, each text by itself. */
export function withoutSharedParts(names: readonly string[], texts: readonly (readonly string[])[]): readonly string[] {
  const [first, ...others] = texts;
  if (first === undefined || names.length < MIN_CARDS) return names;
  const shared = first.filter((text) => others.every((of) => of.includes(text)));
  for (const part of shared) {
    const left = names.map((name) => without(name, part));
    if (left.every((name, at) => name !== null && texts[at]?.includes(name))) return left.map((name) => name ?? '');
  }
  return names;
}

/** Share of cards whose names must say the same around their titles. */
const MIN_WRAPPED = 0.9;
/** Words on each side of a title that make a sentence about it: with fewer it may be a longer name. */
const MIN_WORDS = 2;

/**
 * The names without the sentence around the titles of their cards, if nearly all have the same: "More about Otter, opens in
 * a new tab". Lists of one or two are read alike, so that an entity has one name on all lists; a card of another
 * kind keeps its name. `titles` are the cards' headings, empty where there is none.
 */
export function withoutSharedFrame(names: readonly string[], titles: readonly string[]): readonly string[] {
  const frames = names.map((name, at) => frameOf(name, titles[at] ?? ''));
  const first = frames.find((frame) => frame !== null);
  const same = frames.filter((frame) => frame === first).length;
  if (first === undefined || same < names.length * MIN_WRAPPED) return names;
  return names.map((name, at) => (frames[at] === first ? (titles[at] ?? name) : name));
}

/** What a name says around a title, before and behind it; null if that is not a sentence. */
function frameOf(name: string, title: string): string | null {
  const around = textAround(name, title);
  if (around === null) return null;
  const [before, behind] = around;
  const isCut = /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(behind);
  return isCut || around.some((side) => wordsIn(side) < MIN_WORDS) ? null : `${before}\n${behind}`;
}

function wordsIn(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

/** A name without what it begins or ends with; null if it does neither, or is nothing else. */
function without(name: string, part: string): string | null {
  if (part === '' || name.length <= part.length) return null;
  if (name.endsWith(` ${part}`)) return name.slice(0, -part.length - 1).trimEnd();
  return name.startsWith(`${part} `) ? name.slice(part.length + 1).trimStart() : null;
}
