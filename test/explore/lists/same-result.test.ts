import { describe, expect, it } from 'vitest';
import { isSameResult } from '../../../src/explore/lists/same-result.js';
import type { PageView } from '../../../src/model/page.js';
import { listPage } from '../page-views.js';

/** A page of two cards that says how many there are. */
function saying(value: number, template = '# items'): PageView {
  const count = { node: 0, template, value, from: null, to: null, confidence: 1 };
  return listPage(['a', 'b'], { counts: [count], declaredCount: value });
}

describe('a further page', () => {
  const cases: readonly (readonly [string, PageView, PageView, boolean])[] = [
    ['that says the same belongs to the list', saying(40), saying(40), true],
    ['of a shop that sells meanwhile does', saying(400), saying(391), true],
    ['that states another size does not', saying(40), saying(300), false],
    ['that says so in other words does', saying(40), saying(300, '# offers today'), true],
    ['that says nothing does', saying(40), listPage(['c']), true],
    ['may say how many were shown so far', saying(2), saying(4), true],
    ['of a list that said nothing does', listPage(['a']), saying(300), true],
  ];
  it.each(cases)('%s', (...[, first, page, expected]) => {
    expect(isSameResult(first, page, 4)).toBe(expected);
  });
});
