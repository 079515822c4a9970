/** Text in the encodings that old shops still use. */

import type { DemoShopOptions } from '../options.js';

type Charset = DemoShopOptions['charset'];

const ASCII_LIMIT = 0x80;
const LATIN_START = 0xa0;
const BYTE_LIMIT = 0x100;

/** What windows-1252 has from 0x80 to 0x9F; a space where it has nothing. Node's own decoder gets these wrong. */
const WINDOWS_EXTRAS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Turns markup into bytes. */
export type Encode = (markup: string) => Buffer;

/** An encoder for markup; characters that the encoding lacks become numeric character references. */
export function createEncoder(charset: Charset): Encode {
  switch (charset) {
    case 'utf-8':
      return (markup) => Buffer.from(markup, 'utf8');
    case 'iso-8859-1':
    case 'windows-1252':
      return tableEncoder(singleByteTable(charset));
    case 'shift_jis':
      return tableEncoder(doubleByteTable(charset));
  }
}

function tableEncoder(table: ReadonlyMap<string, readonly number[]>): Encode {
  return (markup) => {
    const bytes: number[] = [];
    for (const character of markup) {
      const code = character.codePointAt(0) ?? 0;
      const known = code < ASCII_LIMIT ? [code] : table.get(character);
      bytes.push(...(known ?? Buffer.from(`&#${code};`, 'latin1')));
    }
    return Buffer.from(bytes);
  };
}

function singleByteTable(charset: Charset): ReadonlyMap<string, readonly number[]> {
  const table = new Map<string, readonly number[]>();
  for (let byte = LATIN_START; byte < BYTE_LIMIT; byte++) table.set(String.fromCodePoint(byte), [byte]);
  if (charset === 'windows-1252') {
    [...WINDOWS_EXTRAS].forEach((character, at) => {
      if (character !== ' ') table.set(character, [ASCII_LIMIT + at]);
    });
  }
  return table;
}

function doubleByteTable(charset: Charset): ReadonlyMap<string, readonly number[]> {
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(charset, { fatal: false });
  const add = (...bytes: readonly number[]): void => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0xa1; byte <= 0xdf; byte++) add(byte);
  for (let lead = 0x81; lead <= 0xfc; lead++) {
    if (lead >= 0xa0 && lead <= 0xdf) continue;
    for (let trail = 0x40; trail <= 0xfc; trail++) add(lead, trail);
  }
  return table;
}
