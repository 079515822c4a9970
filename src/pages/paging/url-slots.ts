/**
 * Numbers in addresses: each run of digits is a slot; addresses that differ in one slot only share the slot's key.
 */

import { remembering } from '../../base/remember.js';
import { selectsByFragment } from '../../base/url.js';

/** One number of an address. */
export interface UrlSlot {
  /** The address with this number replaced: equal for addresses that differ in this number only. */
  readonly key: string;
  readonly value: number;
}

/** Slots looked at per address, from its end: positions stand at the end of paths and in arguments. */
const MAX_SLOTS = 8;
/** Longer runs of digits are identifiers. */
const MAX_DIGITS = 7;
const DIGITS = /\d+/gu;
const SLOT = '\u0000';

/** Numbers of an absolute address after its host; the order of arguments, the protocol and a fragment that only names a place do not matter. */
export const urlSlots: (url: string) => readonly UrlSlot[] = remembering((url) => {
  const plain = normalAddress(url);
  const start = plain.indexOf('/');
  const slots: UrlSlot[] = [];
  for (const match of plain.matchAll(DIGITS)) {
    if (match.index < start || match[0].length > MAX_DIGITS || isNoNumber(plain, match.index, match[0].length))
      continue;
    slots.push({
      key: `${plain.slice(0, match.index)}${SLOT}${plain.slice(match.index + match[0].length)}`,
      value: Number(match[0]),
    });
  }
  return slots.slice(-MAX_SLOTS);
});

/** The key with all slots of one value replaced, if there are several: an address may name its position twice. */
export function repeatedSlot(url: string, value: number): string | null {
  const plain = normalAddress(url);
  const start = plain.indexOf('/');
  let found = 0;
  const key = plain.replace(DIGITS, (digits: string, at: number) => {
    if (at < start || Number(digits) !== value || isNoNumber(plain, at, digits.length)) return digits;
    found += 1;
    return SLOT;
  });
  return found > 1 ? key : null;
}

/** All slots of an address, those that it repeats as one slot included. */
export const allSlots: (url: string) => readonly UrlSlot[] = remembering((url) => {
  const slots = urlSlots(url);
  const repeated = [...new Set(slots.map(({ value }) => value))].flatMap((value) => {
    const key = repeatedSlot(url, value);
    return key === null ? [] : [{ key, value }];
  });
  return [...repeated, ...slots];
});

function isNoNumber(plain: string, at: number, length: number): boolean {
  return isInCode(plain, at, length) || isInName(plain, at);
}

/** Whether digits are part of an argument's name, as in `filter[2]=oak`. */
function isInName(plain: string, at: number): boolean {
  const query = plain.indexOf('?');
  return query >= 0 && at > query && /^[^&=]*=/u.test(plain.slice(at));
}

/** A capital letter with digits, which begins the next part of an address whose parts stand in one segment (`7I16-15F12.html`). */
const NEXT_PART = /^[A-Z]\d/u;

/** Whether digits are part of an identifier with letters (`1d0f43`), not a number: `p2` and `2.html` are numbers. */
function isInCode(plain: string, at: number, length: number): boolean {
  const isParted = /[-_.,]/u.test(plain[at - 1] ?? '') && NEXT_PART.test(plain.slice(at + length, at + length + 2));
  if (/[a-z]/iu.test(plain[at + length] ?? '') && !isParted) return true;
  let start = at;
  while (start > 0 && /[a-z0-9]/iu.test(plain[start - 1] ?? '')) start -= 1;
  return /\d/u.test(plain.slice(start, at));
}

/** A number at the end of a path, which may have a slash behind it or not. */
const NUMBER_AT_END = /(\/.*\d)\/$/u;

/** Host, path and sorted arguments; those of a fragment that selects count as arguments too. */
export const normalAddress: (url: string) => string = remembering((url) => {
  const mark = url.indexOf('#');
  const hash = mark < 0 ? '' : url.slice(mark);
  const [whole = '', query = ''] = splitOnce(
    (mark < 0 ? url : url.slice(0, mark)).replace(/^https?:\/\/(?:www\.)?/iu, ''),
  );
  const path = whole.replace(NUMBER_AT_END, '$1');
  const parts = [
    ...query
      .split('&')
      .filter((argument) => argument !== '')
      .map(plainArgument)
      .sort(),
    ...fragmentArguments(hash),
  ];
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
});

/** An escaped character, or a space as forms write it. */
const ESCAPED = /%([0-9a-f]{2})|\+/giu;
/** What ends an argument or its name stays escaped, and so does a digit, which was no number where it had to be. */
const SEPARATING = /[&=#%+?;/\d]/u;
const FIRST_PRINTED = 0x20;
const LAST_PRINTED = 0x7e;

/** Spaces at either end of what an argument says. */
const OUTER_SPACES = /(?<==) +| +$/gu;

/** An argument whose value may be text in base64, as cursors are: its name, its characters, what fills them up. */
const CODED = /^([^=]*=)([\w-]{12,}|[\w/+-]{12,})(?:=|%3D){0,2}$/iu;
/** What coded text is like that names a position: a record or a list, or a word before a number. */
const CODED_TEXT = /^(?:[[{][\x20-\x7e]*[\]}]|[a-z_-]+:\d+)$/iu;

/** An argument written in one way, that of {@link plainText}; a cursor that is a record in base64 is written as that record. */
function plainArgument(argument: string): string {
  const [, name = ''] = CODED.exec(argument) ?? [];
  const text = codedText(argument) ?? '';
  if (CODED_TEXT.test(text)) return name + text.replace(/[&=#%+?;/]/gu, encodeURIComponent);
  return plainText(argument);
}

/** What the value of an argument says if it is read as base64, a byte a character; null where it can be none. */
export function codedText(argument: string): string | null {
  const [, , code] = CODED.exec(argument) ?? [];
  return code === undefined ? null : Buffer.from(code, 'base64').toString('latin1');
}

/**
 * `a:b` and `a%3Ab` say the same, and so do the two ways to write a space, which says nothing at the ends: some sites end
 * each of several values with one, and leave out the last.
 */
function plainText(argument: string): string {
  if (!/[%+]/u.test(argument)) return argument;
  const plain = argument.replace(ESCAPED, (escaped, hex?: string) => {
    if (hex === undefined) return ' ';
    const code = Number.parseInt(hex, 16);
    const character = String.fromCharCode(code);
    const isPlain = code >= FIRST_PRINTED && code <= LAST_PRINTED && !SEPARATING.test(character);
    return isPlain ? character : escaped.toUpperCase();
  });
  return plain.replace(OUTER_SPACES, '');
}

function splitOnce(plain: string): readonly string[] {
  const mark = plain.indexOf('?');
  return mark < 0 ? [plain] : [plain.slice(0, mark), plain.slice(mark + 1)];
}

/** `#page=2&colour=red`, `#/list?page=2`: state of pages that their script draws. */
function fragmentArguments(hash: string): readonly string[] {
  if (!selectsByFragment(hash)) return [];
  return hash
    .slice(1)
    .split(/[?&]/u)
    .filter((argument) => argument !== '')
    .map((argument) => `#${argument}`)
    .sort();
}

/** A parameter of a path segment that holds the slot: `/list;page=2`. */
const MATRIX_SLOT = /;[^;/]*\u0000[^;/]*/gu;

/** The slot's key without what may be left out of a first page: its argument or parameter, or its path segment. */
export const withoutSlot: (key: string) => string = remembering((key) => {
  const [path = '', query] = key.split('?', 2);
  const bare = path
    .replace(MATRIX_SLOT, '')
    .split('/')
    .filter(
      (segment, at, all) =>
        !segment.includes(SLOT) &&
        !(all[at + 1] === SLOT && at > 0 && !/\d/u.test(segment) && segment.length <= MAX_WORD),
    )
    .join('/')
    .replace(/\/$/u, '');
  if (query === undefined) return bare;
  const kept = query.split('&').filter((argument) => !argument.includes(SLOT));
  return kept.length === 0 ? bare : `${bare}?${kept.join('&')}`;
});

/** The slot's key with its digits alone left out, and the sign before them: `cow2.html` and `cow-2.html` follow `cow.html`. */
export function withoutDigits(key: string): string {
  return key.replace(/(?<=[^/?&=])[-_]?\u0000/u, '');
}

/** Whether the slot stands before the words of a name in a path: `/2-home-accessories` is a place of its own. */
export function numbersName(key: string): boolean {
  return /\/\u0000[-_][^/?]*\p{L}/u.test(key);
}

/** An address as {@link withoutSlot} tells that of a first page: without the slash at the end of its path. */
export const bareAddress: (url: string) => string = remembering((url) => normalAddress(url).replace(/\/(?=\?|$)/u, ''));

/** `page`, `seite`, `p`, `trang`: a word before a page's number. */
const MAX_WORD = 8;

/** Number of the page at an address as the addresses beside it tell: the position in which they differ, in steps; null if none does. */
export function pageNumber(url: string, beside: readonly string[]): number | null {
  const own = urlSlots(url);
  for (const { key, value } of beside.flatMap(urlSlots)) {
    const here = own.find((slot) => slot.key === key);
    const step = here === undefined ? 0 : Math.abs(value - here.value);
    if (here !== undefined && step > 0) return step === 1 ? here.value : Math.floor(here.value / step) + 1;
  }
  return null;
}
