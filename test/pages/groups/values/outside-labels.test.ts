import { describe, expect, it } from 'vitest';

import { liveLinesOf } from '../read-live.js';

const row = (value: string, count: string, isOutside = true): string =>
  `<tr><td><input type=radio name=stock id=${value}><label for=${value}>${value}${isOutside ? '' : ` <i>${count}</i>`}</label>${
    isOutside && count !== '' ? ` <i>${count}</i>` : ''
  }</td></tr>`;

const facet = (...rows: readonly string[]): string =>
  `<main><table><tr><td><b>Stock</b></td></tr>${rows.join('')}</table></main>`;

describe('a number beside one of two boxes', () => {
  it('is a count behind the label of the box', () => {
    expect(liveLinesOf(facet(row('any', ''), row('there', '32')))[0]).toMatch(/any there\(32\)/u);
  });

  it('is part of the value in the label', () => {
    expect(liveLinesOf(facet(row('any', ''), row('size', '32', false)))[0]).toMatch(/any size 32/u);
  });
});
