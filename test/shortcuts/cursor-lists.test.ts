import { expect, test } from 'vitest';
import { CursorLists, type Onward } from '../../src/shortcuts/cursor-lists.js';
import { pagerMove, pathParts } from '../../src/shortcuts/moves.js';
import { requestTree } from '../../src/shortcuts/request-tree.js';
import { canonicalText } from '../../src/shortcuts/tree.js';
import { type Selection, pathOf } from './scripted-shop.js';

const asking = (cursor: string | null) =>
  requestTree({
    method: 'GET',
    url: `http://s.test/q${cursor === null ? '' : `?after=${cursor}`}`,
    body: null,
    contentType: null,
  })!;
const answering = (next: string | null) => ({ answer: { items: [{ id: 1 }], other: 'x', next }, place: ['items'] });
const at = (selection: Selection): Onward => {
  const parts = pathParts(pathOf(selection));
  return { parts, numbers: pagerMove(parts.page, 6).texts };
};

function taught(): CursorLists {
  const lists = new CursorLists();
  lists.note(pathParts(pathOf({})), answering('cursor1'));
  lists.learn(at({ page: 1 }), asking(null), asking('cursor1'));
  lists.note(pathParts(pathOf({ page: 1 })), answering('cursor2'));
  lists.learn(at({ page: 2 }), asking(null), asking('cursor2'));
  return lists;
}

test('a list goes on by what its page before told, wherever that was read', () => {
  const lists = taught();
  lists.note(pathParts(pathOf({ brand: ['Acme'], page: 3 })), answering('cursor9'));
  const next = lists.predict(at({ brand: ['Acme'], page: 4 }), asking(null));
  expect(canonicalText(next!)).toBe(canonicalText(asking('cursor9')));
});

test('a page whose page before was never read is not known', () => {
  expect(taught().predict(at({ brand: ['Acme'], page: 4 }), asking(null))).toBeNull();
  expect(taught().predict(at({ page: 1 }), asking(null))).not.toBeNull();
});

test('an answer without a cursor ends its list', () => {
  const lists = taught();
  expect([lists.isEnd(answering(null)), lists.isEnd(answering('')), lists.isEnd(answering('cursor3'))]).toEqual([
    true,
    true,
    false,
  ]);
  expect(new CursorLists().isEnd(answering(null))).toBe(false);
});
