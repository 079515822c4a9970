import { describe, expect, it } from 'vitest';
import {
  entityView,
  homeView,
  listView,
  simulatedGroup,
  type SimulatedList,
} from '../../src/simulate/simulated-view.js';

const ENTITY = {
  name: 'Boot',
  values: new Map([
    ['Colour', ['red', 'blue']],
    ['Brand', ['Acme']],
  ]),
};
const LIST: SimulatedList = {
  url: 'http://simulated.test/list?page=1',
  entities: [{ index: 7, entity: ENTITY }],
  total: 1,
  groups: [],
  next: null,
  sponsored: [],
  textLinks: [],
};

describe('a simulated list page', () => {
  it('has a card per entity', () => {
    const view = listView(LIST);
    expect(view.list?.cards.map(({ url, name, marks }) => ({ url, name, marks }))).toEqual([
      { url: 'http://simulated.test/item/7', name: 'Boot', marks: [] },
    ]);
    expect(view).toMatchObject({ type: 'list', declaredCount: 1, empty: { empty: false } });
  });

  it('marks what does not belong', () => {
    const view = listView({ ...LIST, sponsored: [{ index: 3, entity: ENTITY }] });
    expect(view.list?.cards.map(({ position, marks }) => [position, marks])).toEqual([
      [0, ['Sponsored']],
      [1, []],
    ]);
  });

  it('says so if nothing is listed', () => {
    expect(listView({ ...LIST, entities: [] })).toMatchObject({ list: null, empty: { empty: true } });
  });

  it('links choices, cards, text and the next page', () => {
    const groups = [
      simulatedGroup('Colour', 'facet', [{ text: 'red (2)', url: 'http://simulated.test/list?Colour=red' }]),
    ];
    const view = listView({
      ...LIST,
      groups,
      textLinks: ['http://simulated.test/list?a=1'],
      next: 'http://simulated.test/list?page=2',
    });
    expect(view.links.map(({ area }) => area)).toEqual(['group', 'list', 'content', 'pager']);
    expect(view.pagination.next).toEqual({ kind: 'url', url: 'http://simulated.test/list?page=2' });
  });
});

describe('other simulated pages', () => {
  it('an entity page shows the visible attributes only', () => {
    const view = entityView('http://simulated.test/item/7', ENTITY, new Set(['Brand']));
    expect(view.details.attributes.map(({ label, values }) => [label, values])).toEqual([['Brand', ['Acme']]]);
    expect(view).toMatchObject({ type: 'entity', details: { name: 'Boot' } });
  });

  it('the home page links its menus', () => {
    const menu = simulatedGroup('Shop', 'navigation', [{ text: 'All', url: 'http://simulated.test/list' }]);
    const view = homeView('http://simulated.test/', [menu]);
    expect(view.links.map(({ url }) => url)).toEqual(['http://simulated.test/list']);
  });

  it('choices come apart from their counts', () => {
    const { choices } = simulatedGroup('Colour', 'facet', [
      { text: 'red (12)', url: 'http://simulated.test/list', selected: true },
    ]);
    expect(choices).toMatchObject([{ value: 'red', count: 12, selected: true }]);
  });
});
