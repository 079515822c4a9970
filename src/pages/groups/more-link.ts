/**
 * The link at the end of a group that promises the rest of its values, told from how it differs from them.
 */

/** Share of the values that must be alike before one that differs says something, 0–1. */
const MOST = 0.9;

/** Values that a group must have for one of them to differ. */
const MIN_VALUES = 3;

/** Signs that must speak for it. Raising it leaves more such links among the values. */
const MIN_SIGNS = 2;

/** How the last link of a group looks. */
export interface LastLink {
  readonly text: string;
  readonly hasCount: boolean;
  /** Whether it changes what the group's values change. */
  readonly changesSame: boolean;
  /** Whether it stands outside of the row or in another kind of element. */
  readonly standsApart: boolean;
}

/** What is known of the values before it. */
export interface Values {
  readonly size: number;
  readonly counted: number;
  /** How many change the same thing. */
  readonly changing: number;
}

/** Whether the last link promises more values. If unsure it is a value. */
export function promisesMore(link: LastLink, values: Values): boolean {
  if (values.size < MIN_VALUES) return false;
  const signs = [
    !link.hasCount && values.counted >= values.size * MOST,
    !link.changesSame && values.changing >= values.size * MOST,
    link.standsApart,
    hasMoreSign(link.text, values.size),
  ];
  return signs.filter(Boolean).length >= MIN_SIGNS;
}

/** `+ 19`, `…`, `all »`, or a text with a number that could be that of all values. */
function hasMoreSign(text: string, size: number): boolean {
  if (/^\s*(?:\+|…|\.{3})|(?:…|\.{3}|[»›→>▸▶▾▼+])\s*$/u.test(text)) return true;
  const [number, second] = text.match(/\p{Nd}+/gu) ?? [];
  return number !== undefined && second === undefined && /\p{L}/u.test(text) && Number(number) > size;
}
