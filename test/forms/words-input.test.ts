import { expect, it } from 'vitest';
import { takesWords } from '../../src/forms/words-input.js';

it.each(['', 'text', 'search', 'Search', 'select-one'])('an input of type "%s" takes words', (type) => {
  expect(takesWords({ tag: 'input', attributes: { type } })).toBe(true);
});

it.each(['number', 'hidden', 'date', 'CHECKBOX'])('an input of type "%s" does not', (type) => {
  expect(takesWords({ tag: 'input', attributes: { type } })).toBe(false);
});

it('an input that says nothing of its type takes words, other elements do not', () => {
  expect(takesWords({ tag: 'input', attributes: {} })).toBe(true);
  expect(takesWords({ tag: 'select', attributes: {} })).toBe(false);
});
