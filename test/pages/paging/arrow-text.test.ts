import { expect, test } from 'vitest';
import { arrowOf } from '../../../src/pages/paging/arrow-text.js';

test.each([
  ['›', 'right'],
  ['Weiter →', 'right'],
  ['次へ >', 'right'],
  ['« Zurück', 'far-left'],
  ['‹', 'left'],
  ['>>', 'far-right'],
  ['< 3 >', null],
  ['Home', null],
  ['', null],
])('%s points %s', (text, arrow) => {
  expect(arrowOf(text)).toBe(arrow);
});

test('a long text is no pager, even with an arrow', () => {
  expect(arrowOf(`Read more about everything that there is in this world →`)).toBeNull();
});
