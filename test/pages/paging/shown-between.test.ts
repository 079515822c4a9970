import { expect, test } from 'vitest';
import { isWithinShown } from '../../../src/pages/paging/shown-between.js';
import { first, pageOf } from '../html-page.js';

test('what is hidden lies not between', () => {
  const rows = '<p>row</p>'.repeat(9);
  const isNear = (html: string): boolean => {
    const index = pageOf(`<h1>List</h1>${html}<button>Next</button>`);
    return isWithinShown(index, { from: index.node(first(index, 'h1')).end, to: first(index, 'button') }, 4);
  };
  expect([isNear('<p>a</p>'), isNear(`<div hidden>${rows}</div><p>a</p>`), isNear(rows)]).toEqual([true, true, false]);
});
