import { expect, it } from 'vitest';
import { createStuckLists } from '../../../src/browse/site/stuck-lists.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { viewListing } from '../offering-view.js';

const PATH = { kind: 'url', url: 'https://site.example/list' } as const;
const NEXT: AccessPath = {
  kind: 'actions',
  from: PATH,
  steps: [{ do: 'click', role: 'button', name: 'Next', group: 'pagination', ordinal: 0, value: null }],
};

function promising(declaredCount: number, changes: Partial<PageView> = {}): PageView {
  return viewListing(['A', 'B'], { source: 'http', scripts: 1, declaredCount, ...changes });
}

it('is stuck where it promises more than it lists', () => {
  const { mayBeHelped } = createStuckLists((_path, view) => view);
  expect(mayBeHelped(PATH, promising(9))).toBe(true);
  expect(mayBeHelped(PATH, promising(2))).toBe(false);
  expect(mayBeHelped(PATH, promising(9, { scripts: 0 }))).toBe(false);
  expect(mayBeHelped(PATH, promising(9, { source: 'browser' }))).toBe(false);
  expect(mayBeHelped(NEXT, promising(9))).toBe(false);
  const { pagination } = promising(9);
  expect(mayBeHelped(PATH, promising(9, { pagination: { ...pagination, isLast: true } }))).toBe(false);
});

it('is not where a way on is known', () => {
  const known = createStuckLists((_path, view) => ({ ...view, pagination: { ...view.pagination, next: NEXT } }));
  expect(known.mayBeHelped(PATH, promising(9))).toBe(false);
});

it('is left as it is once others were opened in vain', () => {
  const lists = createStuckLists((_path, view) => view);
  lists.noteInVain(promising(9));
  expect(lists.mayBeHelped(PATH, promising(9))).toBe(true);
  lists.noteInVain(promising(9));
  expect(lists.mayBeHelped(PATH, promising(9))).toBe(false);
});
