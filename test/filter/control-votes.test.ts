import { expect, test } from 'vitest';
import { readControlVotes } from '../../src/filter/control-votes.js';
import type { ChoiceGroup, Link, PageView } from '../../src/model/page.js';
import { choice, facet, link, pageView, SITE } from '../explore/page-views.js';

const at = (query: string) => ({ kind: 'url', url: `${SITE}/list?${query}` }) as const;

function votes(given: Partial<PageView>): Readonly<Record<string, readonly string[]>> {
  const read = readControlVotes(pageView({ url: `${SITE}/list?q=lamp`, ...given }));
  return Object.fromEntries(Object.entries(read).map(([kind, names]) => [kind, [...(names as Set<string>)]]));
}

/** A group whose choices set these arguments. */
function group(
  guess: ChoiceGroup['guess'],
  choices: readonly (readonly [string, string])[],
  count: number | null = null,
): ChoiceGroup {
  return {
    ...facet(guess, []),
    guess,
    choices: choices.map(([value, query]) => choice(value, `q=lamp&${query}`, { count })),
  };
}

test('facets select, sort bars order, pagers position', () => {
  expect(
    votes({
      groups: [
        group(
          'facet',
          [
            ['Acme', 'brand=1'],
            ['Bolt', 'brand=2'],
          ],
          4,
        ),
        group('order', [
          ['Name', 'sort=n'],
          ['Price', 'sort=p'],
        ]),
        group('pager', [
          ['2', 'page=2'],
          ['3', 'page=3'],
        ]),
      ],
    }),
  ).toEqual({ selects: ['brand'], counted: ['brand'], orders: ['sort'], positions: ['page'], everywhere: [] });
});

test('what looks like a pager but speaks in words is a facet', () => {
  const prices = group('pager', [
    ['under 25 Euro', 'price=p0'],
    ['25 Euro to 50 Euro', 'price=p1'],
  ]);
  const next = at('q=lamp&price=p1');
  expect(votes({ groups: [prices], pagination: { next, previous: null, pages: [], nodes: [] } })).toMatchObject({
    ...{ selects: ['price'], positions: [] },
  });
});

test('a single step tells the position by the one number that it changes', () => {
  const step = (query: string) => ({ next: at(query), previous: null, pages: [], nodes: [] });
  expect(votes({ pagination: step('q=lamp&start=20') })['positions']).toEqual(['start']);
  expect(votes({ pagination: step('q=lamp&start=20&size=20') })['positions']).toEqual([]);
  expect(votes({ pagination: step('q=lamp&more=yes') })['positions']).toEqual([]);
});

test('letters select', () => {
  expect(
    votes({
      groups: [
        group('letters', [
          ['A', 'l=A'],
          ['B', 'l=B'],
        ]),
      ],
    }),
  ).toMatchObject({ counted: ['l'] });
});

test('of several arguments that a facet sets, those that other facets set too are not its own', () => {
  const groups = [
    group('facet', [
      ['Acme', 'brand=1&pos=1'],
      ['Bolt', 'brand=2&pos=2'],
    ]),
    group('facet', [
      ['Red', 'color=1&pos=1'],
      ['Blue', 'color=2&pos=2'],
    ]),
  ];
  expect(votes({ groups })['selects']).toEqual(['brand', 'color']);
});

test("what several groups give one value each is no group's own; what all facets share with many values is", () => {
  const bars = (['a', 'b', 'c'] as const).map((name) =>
    group('facet', [
      ['One', `${name}=1&f=${name}1&ref=${name}`],
      ['Two', `${name}=2&f=${name}2&ref=${name}`],
    ]),
  );
  const sort = group('facet', [
    ['Best', 'x=1'],
    ['Name', 'o=1&ref=sort'],
    ['Price', 'o=2&ref=sort'],
  ]);
  expect(votes({ groups: [...bars, sort] })['selects']).not.toContain('ref');
  const alike = (['a', 'b', 'c'] as const).map((name) =>
    group('facet', [
      ['One', `f=${name}1`],
      ['Two', `f=${name}2`],
    ]),
  );
  expect(votes({ groups: alike })['selects']).toEqual(['f']);
});

const areas = (paths: readonly string[], area: Link['area']): readonly Link[] =>
  paths.map((path) => link(path, { area, text: path.replace(/[&?](?:sid|from).*$/u, '') }));

test('a session that menus and cards carry is everywhere; what tells pages apart is not', () => {
  const menu = ['a', 'b', 'c'].map((id) => `/index?page=${id}&sid=7`);
  const cards = ['1', '2', '3'].map((id) => `/index?id=${id}&sid=7`);
  expect(votes({ links: [...areas(menu, 'navigation'), ...areas(cards, 'list')] })['everywhere']).toEqual(['sid']);
});

test('where a click came from is everywhere; a category that cards and choices keep is not', () => {
  const cards = ['1', '2', '3'].map((id) => `/item/${id}?cat=5&from=card`);
  const choices = ['x', 'y', 'z'].map((color) => `/list?cat=5&color=${color}&from=facet`);
  expect(votes({ links: [...areas(cards, 'list'), ...areas(choices, 'group')] })['everywhere']).toEqual(['from']);
});

test('several values on links that are otherwise the same track; a text that all links share names nothing', () => {
  const links = (['Lamps', 'Rugs'] as const).flatMap((text) =>
    ['top', 'foot'].map((src) => link(`/${text}?src=${src}`, { text })),
  );
  expect(votes({ links })['everywhere']).toEqual(['src']);
  const details = ['1', '2', '3', '4', '5'].map((id) => link(`/item?id=${id}`, { text: 'Details' }));
  expect(votes({ links: details })['everywhere']).toEqual([]);
});

test('several values that one link gives are no values of several links', () => {
  const links = ['German books', 'Maps of Kent'].map((text) =>
    link(`/list?filter[]=kind:${text}&filter[]=place:${text}`, { text }),
  );
  expect(votes({ links })['everywhere']).toEqual([]);
});

test('where a choice was taken for the next page, the links of the pager tell its argument', () => {
  const stars = group('pager', [
    ['3 stars and up', 'rating=3'],
    ['2 stars and up', 'rating=2'],
  ]);
  const menu = ['/a', '/b', '/c', '/d'].map((path) => link(path, { area: 'navigation' }));
  const links = [link('/list?q=lamp&page=2', { area: 'pager' }), ...menu];
  const pagination = { next: at('q=lamp&rating=2'), previous: null, pages: [], nodes: [] };
  expect(votes({ groups: [stars], pagination, links })).toMatchObject({ positions: ['page'], selects: ['rating'] });
});
