/**
 * Text that a site sent, made safe to show on a terminal: it cannot move the cursor, colour, or hide what follows.
 */

/** Control characters (C0, C1, escape), line breaks of any kind, and marks that reorder text. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Characters that fill two columns on a terminal: CJK, full-width forms, most emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Marks that fill no column. */
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** The text on one line, without anything that a terminal would obey. */
export function displayText(text: string): string {
  return text.replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim();
}

/** Columns that the text fills on a terminal. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += columns(character);
  return width;
}

/** The text cut to at most `width` columns, with … where something was cut. */
export function fitText(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let [kept, used] = ['', 0];
  for (const character of text) {
    if (used + columns(character) > width - 1) break;
    kept += character;
    used += columns(character);
  }
  return `${kept}…`;
}

/** The text filled up with spaces to at least `width` columns. */
export function padText(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

function columns(character: string): number {
  if (NARROW.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}
