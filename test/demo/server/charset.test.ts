import { describe, expect, it } from 'vitest';
import { createEncoder } from '../../../src/demo/server/charset.js';

describe('encodings', () => {
  it.each([
    ['utf-8', 'Größe 靴 🦄'],
    ['iso-8859-1', 'Größe é'],
    ['shift_jis', '登山靴 テント ｱ ～'],
  ] as const)('%s says "%s" and is read back', (charset, text) => {
    expect(new TextDecoder(charset).decode(createEncoder(charset)(text))).toBe(text);
  });

  it('have the characters that windows-1252 adds', () => {
    expect(createEncoder('windows-1252')('ö–€Ÿ').toString('hex')).toBe('f696809f');
  });

  it('write what they lack as numeric references', () => {
    expect(createEncoder('iso-8859-1')('靴€').toString('latin1')).toBe('&#38772;&#8364;');
    expect(createEncoder('shift_jis')('ü🦄').toString('latin1')).toBe('&#252;&#129412;');
  });
});
