import { describe, expect, it } from 'vitest';

import { createOutlook, factsPerPages, sumOf } from '../../../src/explore/planning/outlook.js';

const colour = { pages: 10, facts: 200, attributes: ['Colour'] };

describe('what is left', () => {
  it('is what was expected and is not done', () => {
    const outlook = createOutlook();
    outlook.expect('shoes', 'colour', colour);
    outlook.expect('shoes', 'brand', { pages: 5, facts: 100, attributes: ['Brand'] });
    outlook.expect('hats', 'colour', colour);
    expect(sumOf(outlook.left())).toEqual({ pages: 25, facts: 500 });
    outlook.done('shoes', 'brand');
    outlook.done('hats');
    expect(sumOf(outlook.left())).toEqual({ pages: 10, facts: 200 });
  });

  it('shrinks as what was begun teaches its facts', () => {
    const outlook = createOutlook();
    outlook.expect('shoes', 'colour', colour);
    outlook.learn('colour', 999);
    outlook.begin('shoes', 'colour');
    outlook.learn('Colour', 150);
    outlook.learn('Brand', 150);
    expect(outlook.left()).toEqual([{ pages: 2.5, facts: 50 }]);
    outlook.learn('Colour', 150);
    expect(outlook.left()).toEqual([{ pages: 0, facts: 0 }]);
  });

  it('begins with what is being done', () => {
    const outlook = createOutlook();
    outlook.expect('shoes', 'colour', colour);
    outlook.expect('shoes', 'brand', { pages: 5, facts: 100, attributes: ['Brand'] });
    outlook.begin('shoes', 'brand');
    expect(outlook.left().map(({ pages }) => pages)).toEqual([5, 10]);
  });
});

it('remembers the largest list', () => {
  const outlook = createOutlook();
  for (const size of [20, 300, 7]) outlook.size(size);
  expect(outlook.entities()).toBe(300);
});

it('facts of each next so many pages', () => {
  const estimates = [
    { pages: 15, facts: 300 },
    { pages: 10, facts: 50 },
    { pages: 0.2, facts: 1 },
  ];
  expect(factsPerPages(estimates, 10)).toEqual([200, 125, 26]);
});
