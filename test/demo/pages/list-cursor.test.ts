import { expect, it } from 'vitest';
import { cursorTo, positionAt } from '../../../src/demo/pages/list-cursor.js';
import { createListState } from '../../../src/demo/pages/list-state.js';
import { EVERYTHING } from '../../../src/demo/selection.js';
import { bodyAt, visitShop } from '../shop-fixture.js';

it('writes a position so that only the shop can read it, in each list otherwise', () => {
  const cursors = ['/all', '/all?color=red'].map((list) => cursorTo(list, '3') ?? '');
  expect(cursors.map(positionAt)).toEqual(['3', '3']);
  expect(cursors[0]).not.toBe(cursors[1]);
  expect(positionAt('what?')).toBe('');
});

it('has none behind the last page', () => {
  const visit = visitShop({ transport: 'cursors' });
  const cursors = [1, 5].map(
    (page) => createListState(visit, { ...EVERYTHING, page }, bodyAt(visit, '/all', 'list')).cursor,
  );
  expect([positionAt(cursors[0] ?? ''), cursors[1]]).toEqual(['2', null]);
});
