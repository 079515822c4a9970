/**
 * Values that stand in the path of addresses, joined where several are chosen (`/list/F12-34.html`): which of them a choice
 * adds to its page, and the address that asks for this one alone.
 */

import { commonStart, reversed } from '../base/text.js';
import { urlParts } from '../base/url.js';

/** Values of one facet whose addresses must show where a value stands. */
const LEAST_SIBLINGS = 3;

/** What a choice of a page below leads to, and what the larger page shows of the same facet. */
export interface JoinedChoice {
  /** Address of the larger page. */
  readonly above: string;
  /** Addresses of the facet's values on the larger page. */
  readonly siblings: readonly string[];
  /** Address of the page below. */
  readonly here: string;
  /** Address that the choice leads to from there. */
  readonly choice: string;
}

/**
 * The address of the larger page with the value of the choice alone; null where the paths do not tell it: all known values
 * of the facet must stand alone in one place of the path, and the choice must add one value there to those of its page.
 */
export function addressAlone({ above, siblings, here, choice }: JoinedChoice): string | null {
  const whole = urlParts(above);
  const place = whole === null ? null : placeOf(siblings, whole.search);
  if (whole === null || place === null || urlParts(here)?.search !== urlParts(choice)?.search) return null;
  const before = valuesAt(place, here) ?? (isPathOf(here, above) ? '' : null);
  const after = valuesAt(place, choice);
  const added = before === null || after === null ? null : addedValue(before, after);
  return added === null ? null : `${whole.origin}${place.head}${added}${place.tail}${whole.search}`;
}

/** What stands in a path before and after its values. */
interface Place {
  readonly head: string;
  readonly tail: string;
}

/** The one place in which the addresses differ, values of letters and digits alone; null if they differ otherwise. */
function placeOf(siblings: readonly string[], search: string): Place | null {
  const parts = siblings.map((url) => urlParts(url));
  const paths = [...new Set(parts.map((part) => part?.pathname ?? ''))];
  if (paths.length < LEAST_SIBLINGS || parts.some((part) => part?.search !== search)) return null;
  const head = uncut(commonStart(paths), paths);
  const rests = paths.map((path) => reversed(path.slice(head.length)));
  const tail = reversed(uncut(commonStart(rests), rests));
  const place = { head, tail };
  const isAlone = paths.every((path) => /^[\p{L}\p{N}]+$/u.test(within(place, path) ?? ''));
  return head.endsWith('/') || !isAlone ? null : place;
}

/** The values that an address has in its path, or null if it is another path. */
function valuesAt(place: Place, url: string): string | null {
  return within(place, urlParts(url)?.pathname ?? '');
}

function within({ head, tail }: Place, path: string): string | null {
  const isFitting = path.startsWith(head) && path.endsWith(tail) && path.length > head.length + tail.length;
  return isFitting ? path.slice(head.length, path.length - tail.length) : null;
}

function isPathOf(url: string, other: string): boolean {
  return urlParts(url)?.pathname === urlParts(other)?.pathname;
}

/** The value that `after` has beside those of `before`, all of them joined by one sign; null if that is not the difference. */
function addedValue(before: string, after: string): string | null {
  if (/^[\p{L}\p{N}]+$/u.test(after)) return before === '' ? after : null;
  const [sign = '', another] = new Set(after.replace(/[\p{L}\p{N}]+/gu, ''));
  if (before === '' || another !== undefined || sign === '/') return null;
  const [old, all] = [before.split(sign), after.split(sign)];
  const left = old.reduce<readonly string[]>((rest, one) => withoutOne(rest, one), all);
  const [added = '', further] = left;
  return all.length === old.length + 1 && further === undefined && added !== '' ? added : null;
}

function withoutOne(values: readonly string[], value: string): readonly string[] {
  const at = values.indexOf(value);
  return at < 0 ? values : [...values.slice(0, at), ...values.slice(at + 1)];
}

/** A common start without the beginning of what differs: digits that follow digits, letters that follow letters. */
function uncut(start: string, texts: readonly string[]): string {
  for (const kind of [/\p{N}/u, /\p{L}/u]) {
    const goesOn = texts.some((text) => kind.test(text[start.length] ?? ''));
    if (goesOn) return withoutEnd(start, kind);
  }
  return start;
}

function withoutEnd(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
