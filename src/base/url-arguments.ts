/**
 * Arguments of addresses and forms as texts, and back, without loss: sites that are not written in UTF-8 write them in the
 * bytes of their own encoding (`%D0%EE%EC`), which are no UTF-8 and would all become the same replacement signs.
 */

/** A name and its value, decoded. A byte that is no part of UTF-8 is a sign of private use, see {@link decodedBytes}. */
export type ArgumentPair = readonly [name: string, value: string];

/** What a byte from 0x80 on is decoded to that is no part of UTF-8: so much above it. */
const OWN_SIGNS = 0xf700;

/** Escapes of bytes that may be no UTF-8. */
const ESCAPES = /(?:%[0-9a-f]{2})+/giu;

/** Escapes of the signs that stand for bytes, U+F780 to U+F7FF. */
const OWN_ESCAPES = /%EF%(9E|9F)%([89AB][0-9A-F])/gu;

/** Bits of the last byte of a sign of three bytes in UTF-8, and the last two digits of the first sign that ends so. */
const LAST_BITS = 0x3f;
const FIRST_OF = { '9E': 0x80, '9F': 0xc0 } as const;

const HEXADECIMAL = 16;

/** The arguments of a query, with or without its `?`, or of a form's body, in order. */
export function argumentPairs(text: string): readonly ArgumentPair[] {
  const pairs = [...new URLSearchParams(text)];
  const isWhole = pairs.every(([name, value]) => !name.includes('\ufffd') && !value.includes('\ufffd'));
  return isWhole ? pairs : [...new URLSearchParams(text.replace(ESCAPES, (escapes) => ownEscapes(escapes)))];
}

/** Arguments as the text of a query, without its `?`, or of a form's body. */
export function argumentText(pairs: Iterable<ArgumentPair>): string {
  const text = new URLSearchParams([...pairs].map(([name, value]): [string, string] => [name, value])).toString();
  return text.replace(OWN_ESCAPES, (_, lead: keyof typeof FIRST_OF, last: string) =>
    escaped((Number.parseInt(last, HEXADECIMAL) & LAST_BITS) + FIRST_OF[lead]),
  );
}

/** Escapes with those of bytes that are no UTF-8 as escapes of the signs that stand for them. */
function ownEscapes(escapes: string): string {
  const bytes = [...escapes.matchAll(/%(..)/gu)].map(([, digits = '']) => Number.parseInt(digits, HEXADECIMAL));
  return encodeURIComponent(decodedBytes(bytes));
}

/** Bytes as text: UTF-8 as far as they are, the others as signs of private use. */
export function decodedBytes(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const length = lengthOfSign(bytes, at);
    text += length === 0 ? ownByte(bytes[at] ?? 0) : Buffer.from(bytes.slice(at, at + length)).toString('utf8');
    at += Math.max(1, length);
  }
  return text;
}

/** Bytes of the sign in UTF-8 that begins here; 0 if none does. */
function lengthOfSign(bytes: readonly number[], at: number): number {
  for (const length of SIGN_LENGTHS) {
    const part = bytes.slice(at, at + length);
    if (part.length === length && isOneSign(Buffer.from(part))) return length;
  }
  return 0;
}

const SIGN_LENGTHS = [1, 2, 3, 4];

function isOneSign(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  return [...text].length === 1 && !text.includes('\ufffd') && Buffer.byteLength(text) === bytes.length;
}

function ownByte(byte: number): string {
  return String.fromCodePoint(OWN_SIGNS + byte);
}

function escaped(byte: number): string {
  return `%${byte.toString(HEXADECIMAL).toUpperCase()}`;
}
