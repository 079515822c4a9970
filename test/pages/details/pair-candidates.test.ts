import { expect, test } from 'vitest';

import { findPairCandidates } from '../../../src/pages/details/pair-candidates.js';
import { htmlScope } from './html-page.js';

test('rows built alike have one shape', () => {
  const found = findPairCandidates(
    htmlScope('<div><p><b>A</b> 1</p><p><b>C</b> 2</p><div><i>D</i><u>3</u></div></div>'),
  );
  expect(found.map(({ label, shape }) => [label, shape])).toEqual([
    ['A', 'line p>b'],
    ['C', 'line p>b'],
    ['D', 'row div>i>u'],
  ]);
});

test('a colon or a label element declares a pair', () => {
  const found = findPairCandidates(
    htmlScope('<div><b>A:</b><i>1</i></div><div><label>B</label><i>2</i></div><div><b>C</b><i>3</i></div>'),
  );
  expect(found.map(({ label, isDeclared }) => [label, isDeclared])).toEqual([
    ['A', true],
    ['B', true],
    ['C', false],
  ]);
});
