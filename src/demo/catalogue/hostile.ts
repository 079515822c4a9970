/** What careless programs choke on, as labels, values and names. */

import type { AttributeDefinition, ValueDefinition } from './attribute.js';

const HOSTILE_TEXTS = [
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  "=cmd|' /C calc'!A0",
  'He said "hi", then left',
  "O'Neill & Söhne, Inc.",
  'two\n  lines',
  '🦄 glitter',
  '+1 (new)',
  '\\backslash\\',
  '-- DROP TABLE; %s {0}',
];

/** Attributes whose labels and values are traps. */
export const HOSTILE_ATTRIBUTES: readonly AttributeDefinition[] = [
  hostile('x1', '__proto__', HOSTILE_TEXTS.slice(0, 6)),
  hostile('x2', 'constructor', HOSTILE_TEXTS),
  hostile('x3', 'Über "quoted" <b>label</b>, =1+1', HOSTILE_TEXTS.slice(3)),
];

/** What some names end with in a hostile shop. */
export const HOSTILE_SUFFIXES: readonly string[] = [
  '"Quoted"',
  '<b>bold</b>',
  '=HYPERLINK("x")',
  '5" / 12,5 cm',
  '🏔️',
  'line\nbreak',
  '</title><script>alert(2)</script>',
  '__proto__',
  "'; --",
];

function hostile(key: string, label: string, texts: readonly string[]): AttributeDefinition {
  const values = texts.map((text, at): ValueDefinition => ({ key: `${key}v${at}`, text }));
  return { key, label, multi: key === 'x3', visible: false, region: null, ordered: false, values };
}
