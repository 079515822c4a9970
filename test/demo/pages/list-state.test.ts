import { expect, it } from 'vitest';
import { createCardPattern, createListItems, createListState } from '../../../src/demo/pages/list-state.js';
import { EVERYTHING } from '../../../src/demo/selection.js';
import { bodyAt, visitShop } from '../shop-fixture.js';

const visit = visitShop({ facets: 'chips', transport: 'json', cap: 'on' });

it('tells what is chosen, where, and what is listed', () => {
  const body = bodyAt(visit, '/c/footwear?color=red', 'list');
  const selection = { ...EVERYTHING, category: 'footwear', filters: [{ attribute: 'color', value: 'red' }] };
  const state = createListState(visit, selection, body);
  expect(state).toMatchObject({ base: '/c/footwear', args: [['color', 'red']], address: '/c/footwear?color=red' });
  expect(state.hrefs).toEqual(body.cards.map(({ href }) => href));
});

it('has no more pages than the cap lets through', () => {
  const state = createListState(visit, EVERYTHING, bodyAt(visit, '/all', 'list'));
  expect(state.totalText).toBe('120 results');
  expect(state.pages).toBe(3);
});

it('tells products as data, with the id of each', () => {
  const { cards } = bodyAt(visit, '/all', 'list');
  const [item] = createListItems(cards);
  expect(item).toMatchObject({ name: cards[0]?.name, href: cards[0]?.href });
  expect(item?.href.endsWith(`-${item.id}`)).toBe(true);
});

it('makes a card with gaps', () => {
  expect(createCardPattern(visit, '{{href}}')).toMatchObject({ href: '{{href}}', name: '{{name}}' });
});
