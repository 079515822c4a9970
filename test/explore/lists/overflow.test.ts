import { expect, test } from 'vitest';
import type { ListReading } from '../../../src/explore/lists/list-reading.js';
import { withoutOverflow } from '../../../src/explore/lists/overflow.js';
import { to } from '../fixture-site.js';
import { listedPage, listPage } from '../page-views.js';

function reading(...pages: readonly (readonly number[])[]): ListReading {
  const first = { page: 'p', view: listPage([]), cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' } as const;
  return { path: to('/'), first, pages: pages.map((items) => listedPage(items)), whole: true, refusal: null };
}

const entities = ({ pages }: ListReading): readonly (readonly number[])[] =>
  pages.map(({ items }) => items.map(({ entity }) => entity));

test('what follows long after the end is left out, what was listed before stays', () => {
  const long = reading([1, 2], [3, 1, 4], [5, 6, 7, 8, 9]);
  expect(entities(withoutOverflow(long, 3))).toEqual([
    [1, 2],
    [3, 1],
  ]);
});

test('a few too many may be paid for, and a size that is not known says nothing', () => {
  const list = reading([1, 2], [3, 4, 5]);
  expect(withoutOverflow(list, 3)).toBe(list);
  expect(withoutOverflow(list, null)).toBe(list);
});
