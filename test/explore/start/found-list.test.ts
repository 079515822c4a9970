import { expect, it } from 'vitest';
import { hintBeside, type FoundList, type Via } from '../../../src/explore/start/found-list.js';
import { listPage } from '../page-views.js';

it('a list behind one value of an index tells of those behind the others, and of no others', () => {
  const via = (group: string, isIndex = true): Via => ({
    attribute: 'Region',
    value: 'x',
    path: ['x'],
    group,
    isIndex,
  });
  const view = listPage(['Boot', 'Clog']);
  const list = { ...view.list!, place: 'main>ol' };
  const found: FoundList = {
    path: { kind: 'url', url: 'https://shop.example/cork' },
    observation: { page: 'p', view: { ...view, list }, at: '', cost: { pages: 1, bytes: 0, transport: 'http' } },
    via: via('regions'),
    depth: 2,
  };
  const hints = [via('regions'), via('makers'), via('regions', false), null].map((to) =>
    hintBeside([found], { via: to }),
  );
  expect(hints).toEqual([{ place: 'main>ol', linkPattern: list.linkPattern }, null, null, null]);
});
