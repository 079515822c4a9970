import { expect, test } from 'vitest';
import { createArgumentBook } from '../../src/filter/argument-book.js';
import { createShownSelections } from '../../src/filter/shown-selections.js';
import type { CountText, PageView } from '../../src/model/page.js';
import { listPage, pageView, SITE } from '../explore/page-views.js';

const at = (query: string): string => `${SITE}/list?${query}`;

function covered(pages: readonly PageView[], query: string): boolean {
  const book = createArgumentBook({ saved: { classes: [{ name: 'sort', kind: 'orders' }] } });
  book.learnSearch({ kind: 'url', url: at('lang=en&q={query}') });
  const shown = createShownSelections(book);
  for (const page of pages) shown.note(page);
  return shown.covers(query.startsWith('http') ? query : at(query));
}

const whole = (query: string): PageView => listPage(['a', 'b'], { url: at(query), declaredCount: 2 });
const part = (query: string): PageView => listPage(['a', 'b'], { url: at(query), declaredCount: 9 });
const zero: CountText = { node: 0, template: '# found', value: 0, from: null, to: null, confidence: 1 };
const none = (query: string): PageView =>
  pageView({ url: at(query), empty: { empty: true, reason: 'no-main-list' }, counts: [zero] });

test('what narrows a selection that was shown wholly is covered', () => {
  expect(covered([whole('q=lamp&brand=acme')], 'q=lamp&brand=acme&color=red')).toBe(true);
  expect(covered([whole('q=lamp&brand=acme')], 'color=red&sort=name&brand=acme&q=lamp')).toBe(true);
  expect(covered([part('q=lamp&brand=acme')], 'q=lamp&brand=acme&color=red')).toBe(false);
});

test('what chooses otherwise, or less, is not', () => {
  const pages = [whole('q=lamp&brand=acme')];
  expect(covered(pages, 'q=lamp&color=red')).toBe(false);
  expect(covered(pages, 'q=lamp&brand=bolt')).toBe(false);
  expect(covered(pages, 'q=lamp&brand=acme&brand=bolt')).toBe(false);
  expect(covered(pages, 'q=tent&brand=acme&color=red')).toBe(false);
  expect(covered(pages, 'https://other.example/list?q=lamp&brand=acme')).toBe(false);
});

test('a keyword that was shown wholly covers all that keeps it', () => {
  expect(covered([whole('lang=en&q=lamp')], `${SITE}/lights?q=lamp`)).toBe(true);
  expect(covered([whole('lang=en&q=lamp')], `${SITE}/lights?q=tent`)).toBe(false);
});

test('so does what found nothing', () => {
  expect(covered([none('q=lamp&brand=acme')], 'q=lamp&brand=acme&color=red')).toBe(true);
  expect(covered([{ ...none('q=lamp'), counts: [] }], 'q=lamp&color=red')).toBe(false);
});

test('a list without a size is whole where nothing leads on in it', () => {
  const list = listPage(['a', 'b'], { url: at('q=lamp'), declaredCount: null });
  const next = { kind: 'url', url: at('q=lamp&sort=name') } as const;
  expect(covered([list], 'q=lamp&color=red')).toBe(true);
  expect(covered([{ ...list, pagination: { ...list.pagination, next } }], 'q=lamp&color=red')).toBe(false);
});
