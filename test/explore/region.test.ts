import { describe, expect, it } from 'vitest';
import {
  emptiesItsField,
  standsAboveChosen,
  askable,
  attributeOf,
  isUnlabelled,
  displayedPath,
  isLookAbove,
  leadsAbove,
  mayNarrow,
  predicateOf,
  UNLABELLED,
  valueKey,
} from '../../src/explore/region.js';
import type { Choice, GroupGuess } from '../../src/model/page.js';
import { choice, facet, link, pageView, region, SITE } from './page-views.js';

describe('the attribute of a group', () => {
  const view = pageView({ url: `${SITE}/list?view=grid` });

  it('is its label', () => {
    expect(attributeOf(facet('Colour', ['red']), view)).toBe('Colour');
  });

  it('or else its field, or the argument that its choices set', () => {
    expect(attributeOf(facet('', [], { field: 'colour' }), view)).toBe('colour');
    const choices = [choice('red', 'view=grid&colour=red'), choice('blue', 'view=grid&colour=blue&page=1')];
    expect(attributeOf(facet('', [], { label: null, choices }), view)).toBe('colour');
  });

  it('but no argument that says where on the page a click came from', () => {
    const named = (queries: readonly string[], page = view): string =>
      attributeOf(facet('', [], { label: null, choices: queries.map((query) => choice(query, query)) }), page);
    expect(named(['filter=new&from=menu', 'offers=1&from=menu'])).toBe(UNLABELLED);
    expect(named(['from=menu&colour=red', 'from=menu&colour=blue'])).toBe('colour');
    const links = ['/item/1?from=4', '/item/2?from=4', '/item/3?from=4'].map((path) => link(path));
    expect(named(['from=1&colour=red', 'from=2&colour=blue'], pageView({ links }))).toBe('colour');
    const chosen = pageView({ links, url: `${SITE}/list?from=4` });
    expect(named(['from=1&a=1', 'from=2&b=1'], chosen)).toBe('from');
  });

  it('or else what its only box says', () => {
    const box = facet('', [], { label: null, widget: 'checkboxes', choices: [choice('In stock', null)] });
    expect(attributeOf(box, view)).toBe('In stock');
    expect(attributeOf({ ...box, field: 'stock' }, view)).toBe('stock');
    expect(attributeOf({ ...box, field: 'stock', turnsOn: true }, view)).toBe('In stock');
    expect(attributeOf({ ...box, widget: 'buttons' }, view)).toBe(UNLABELLED);
    expect(attributeOf({ ...box, choices: [choice('A', null), choice('B', null)] }, view)).toBe(UNLABELLED);
  });

  it('or else has no name of its own', () => {
    const choices = [choice('red', 'a=1'), choice('blue', 'b=1')];
    expect(attributeOf(facet('', [], { label: null, choices }), view)).toBe(UNLABELLED);
    expect(attributeOf(facet('', [], { label: null }), view)).toBe(UNLABELLED);
    const beside = pageView({ groups: [facet('Category', ['Books'])] });
    expect(attributeOf(facet('', [], { label: null }), beside)).not.toBe(UNLABELLED);
    expect(isUnlabelled(attributeOf(facet('', [], { label: null }), beside))).toBe(true);
  });
});

describe('a group may narrow', () => {
  const guess = (name: GroupGuess, confidence = 1): boolean => mayNarrow(facet('x', [], { guess: name, confidence }));

  it.each(['facet', 'navigation', 'other', 'related'] as const)('as %s', (name) => {
    expect(guess(name)).toBe(true);
  });

  it.each(['page-size', 'letters', 'pager', 'breadcrumbs', 'order'] as const)('but not as %s', (name) => {
    expect(guess(name)).toBe(false);
  });

  it('if it is taken for a sort bar with doubt', () => {
    expect(guess('order', 0.4)).toBe(true);
  });
});

describe('a choice', () => {
  it('can be asked if it leads somewhere, is not chosen, and promises something', () => {
    const choices = [
      choice('a', 'x=a'),
      choice('b', null),
      choice('c', 'x=c', { selected: true }),
      choice('d', 'x=d', { count: 0 }),
      choice('', 'x='),
    ];
    expect(askable(choices).map(({ value }) => value)).toEqual(['a']);
  });

  it('is a predicate', () => {
    expect(predicateOf('Colour', choice('red', 'c=red'), ['red'])).toEqual({
      attribute: 'Colour',
      op: '=',
      values: ['red'],
    });
  });

  it('keeps its place in a tree, its range, and that it stands for none', () => {
    expect(predicateOf('Category', choice('Boots', 'c=2'), ['Shoes', 'Boots'])).toMatchObject({
      path: ['Shoes', 'Boots'],
    });
    const range = { min: 10, max: null };
    expect(predicateOf('Price', choice('10 +', 'p=10', { range }), [])).toMatchObject({ range });
    expect(predicateOf('Colour', choice('–', 'c='), [])).toMatchObject({ residual: true });
    expect(predicateOf('Price', choice('$$', 'p=2'), [])).not.toHaveProperty('residual');
  });

  it('is compared without case and width', () => {
    expect(valueKey(choice(' ＲＥＤ ', null))).toBe(valueKey(choice('red', null)));
  });
});

describe('the place of a choice in a displayed tree', () => {
  const tree = [
    choice('Shoes', 'a'),
    choice('Boots', 'b', { level: 1 }),
    choice('Sandals', 'c', { level: 1 }),
    choice('Bags', 'd'),
  ];

  it('is told by the levels above it', () => {
    expect(tree.map((_, index) => displayedPath(tree, index))).toEqual([
      ['Shoes'],
      ['Shoes', 'Boots'],
      ['Shoes', 'Sandals'],
      ['Bags'],
    ]);
  });

  it('is nothing for no choice', () => {
    expect(displayedPath(tree, 9)).toEqual([]);
  });
});

it('a way back to wider values stands above the chosen one', () => {
  const row = (chosen: number): readonly Choice[] =>
    [0, 1, 2, 2, 1].map((level, at) => choice(String(at), null, { level, selected: at === chosen }));
  const above = (choices: readonly Choice[]): readonly number[] =>
    choices.flatMap((_, at) => (standsAboveChosen(choices, at) ? [at] : []));
  expect([2, 1, 0, 4].map((chosen) => above(row(chosen)))).toEqual([[0, 1], [0], [], [0]]);
  expect(above(row(-1))).toEqual([]);
});

it('"any" of a form leaves its field empty beside all others', () => {
  const asked = (body: string): ReturnType<typeof choice> => ({
    ...choice(body, ''),
    path: { kind: 'request', method: 'POST', url: SITE, body },
  });
  const choices = [asked('t=1&color=&brand='), asked('t=1&color=red&brand='), asked('t=1&color=blue&brand=')];
  expect(choices.map((one) => emptiesItsField(one, choices))).toEqual([true, false, false]);
});

describe('what says how a list looks', () => {
  const sizes = ['10', '20', '50'];
  const above = (guess: GroupGuess): ReturnType<typeof region> =>
    region([1, 2, 3], { view: pageView({ groups: [facet('Rows', sizes, { guess })] }) });

  it.each([
    ['page-size', sizes, true],
    ['pager', sizes, true],
    ['facet', sizes, false],
    ['page-size', ['10', '20', '99'], false],
  ] as const)('is no facet of a part: %s, with %j below: %s', (guess, values, isLook) => {
    const part = region([1], { ancestors: [above(guess)] });
    expect(isLookAbove(part, facet('Rows', values))).toBe(isLook);
  });
});

it('a choice leads above a page if it leads to a folder that the page lies in', () => {
  const leads = (url: string): boolean => leadsAbove('https://a.example/moor/buy/flats', { kind: 'url', url });
  expect(['/moor/', '/moor/buy/', '/'].map((path) => leads(`https://a.example${path}`))).toEqual([true, true, true]);
  const others = ['/moor/buy/flats', '/moor/rent/', '/moor/buy/?page=2', '/moor/buy'];
  expect(others.map((path) => leads(`https://a.example${path}`))).toEqual([false, false, false, false]);
});
