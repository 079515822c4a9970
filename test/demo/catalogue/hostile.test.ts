import { describe, expect, it } from 'vitest';
import { HOSTILE_ATTRIBUTES, HOSTILE_SUFFIXES } from '../../../src/demo/catalogue/hostile.js';

describe('the hostile part of the catalogue', () => {
  it('has what careless programs choke on', () => {
    const texts = HOSTILE_ATTRIBUTES.flatMap(({ label, values }) => [label, ...values.map(({ text }) => text)]).join(
      '\n',
    );
    for (const trap of ['__proto__', 'constructor', '<script>', '=cmd', '"', ',', '🦄', '\n  ']) {
      expect(texts).toContain(trap);
    }
    expect(HOSTILE_SUFFIXES.join('')).toContain('</title>');
  });
});
