/**
 * Arrows at the ends of values, which say that they lead on and not what they are: "Hardware->", "Oak »".
 */

const ARROW = /\s*(?:[-=]+>|[→➔➜›»>])$/u;

/** Values that end so at least: one alone may be called so. */
const LEAST = 2;

/** The texts; without the arrow that more than half of several end with. */
export function withoutSharedArrows<Text extends { readonly value: string }>(texts: readonly Text[]): readonly Text[] {
  const pointing = texts.filter(({ value }) => ARROW.test(value));
  const isShared = pointing.length >= LEAST && pointing.length * 2 > texts.length;
  return isShared && pointing.every(({ value }) => value.replace(ARROW, '') !== '')
    ? texts.map((text) => ({ ...text, value: text.value.replace(ARROW, '') }))
    : texts;
}
