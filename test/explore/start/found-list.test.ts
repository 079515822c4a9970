import { expect, it } from 'vitest';
import { hintBeside, type FoundList, type Via } from '../../../src/explore/start/found-list.js';
import { listPage } from '../page-views.js';

const via = (group: string, isIndex = true): Via => ({ attribute: 'Region', value: 'x', path: ['x'], group, isIndex });

function found(group: string, place: string, ...names: readonly string[]): FoundList {
  const view = listPage(names);
  return {
    path: { kind: 'url', url: `https://shop.example/${place}` },
    observation: {
      ...{ page: 'p', at: '', cost: { pages: 1, bytes: 0, transport: 'http' } },
      view: { ...view, list: { ...view.list!, place } },
    },
    via: via(group),
    depth: 2,
  };
}

it('the largest list behind values of an index tells of those behind the others, else that of the site', () => {
  const lists = [
    found('makers', 'dl', 'Boot', 'Clog'),
    found('regions', 'ul', 'Boot'),
    found('regions', 'ol', 'Boot', 'Clog', 'Mule'),
    found('', 'p', 'a', 'b', 'c', 'd'),
  ];
  const placeFor = (to: Via | null): string | undefined => hintBeside(lists, { via: to })?.place;
  expect([via('regions'), via('makers'), via('regions', false), null].map(placeFor)).toEqual([
    'ol',
    'p',
    undefined,
    undefined,
  ]);
  expect(hintBeside([], { via: via('regions') })).toBeNull();
});
