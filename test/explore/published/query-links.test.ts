import { describe, expect, it } from 'vitest';
import { groupLinks, queryLinks } from '../../../src/explore/published/query-links.js';
import { choice, facet, listPage, SITE } from '../page-views.js';

describe('the query links of a page', () => {
  it('are the choices of groups that may narrow, labelled with attribute and value', () => {
    const view = listPage(['x'], {
      groups: [facet('Colour', ['red', 'blue']), facet('Page', ['1', '2'], { guess: 'pager' })],
    });
    expect(queryLinks(view).map(({ attribute, choice: { value } }) => `${attribute} ${value}`)).toEqual([
      'Colour red',
      'Colour blue',
    ]);
  });

  it('leave out what is chosen, empty, or cannot be asked', () => {
    const choices = [
      choice('red', 'c=red', { selected: true }),
      choice('blue', 'c=blue', { count: 0 }),
      choice('green', null),
      choice('grey', 'c=grey', { count: 3 }),
    ];
    const group = facet('Colour', [], { choices });
    expect(groupLinks(group, listPage(['x']), choices).map((link) => link.choice.value)).toEqual(['grey']);
  });

  it('leave out "any", which takes a choice back', () => {
    const choices = [
      choice('Any', 'brand=Acme'),
      choice('All', 'brand=Acme&colour='),
      choice('blue', 'brand=Acme&colour=blue'),
    ];
    const view = listPage(['x'], { url: `${SITE}/list?brand=Acme&colour=red` });
    const links = groupLinks(facet('Colour', [], { choices }), view, choices);
    expect(links.map((link) => link.choice.value)).toEqual(['blue']);
  });

  it('know the labels above a value in a tree', () => {
    const choices = [
      choice('Shoes', 'c=1'),
      choice('Boots', 'c=2', { level: 1 }),
      choice('Hiking', 'c=3', { level: 2 }),
      choice('Bags', 'c=4'),
    ];
    const group = facet('Category', [], { choices });
    expect(groupLinks(group, listPage(['x']), choices).map(({ labels }) => labels)).toEqual([
      ['Shoes'],
      ['Shoes', 'Boots'],
      ['Shoes', 'Boots', 'Hiking'],
      ['Bags'],
    ]);
  });
});
