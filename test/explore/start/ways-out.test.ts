import { expect, it } from 'vitest';

import { mayAdd, waysOut } from '../../../src/explore/start/ways-out.js';
import { choice, facet, listPage, region, SITE, step } from '../page-views.js';

const REGION = region([1, 2], { view: listPage(['1', '2']) });

it('what may take back a choice is to choose it again, else the first and the last of the others', () => {
  const values = ['all', 'open', 'closed', 'any'].map((value, at) =>
    choice(value, `state=${value}`, { selected: at === 1 }),
  );
  const stock = facet('state', [], { choices: values });
  expect(waysOut(stock, REGION).map(({ value, isBack }) => [value, isBack])).toEqual([
    ['open', true],
    ['all', false],
    ['any', false],
    ['closed', false],
  ]);
});

it('what leads to the page as it is takes nothing back', () => {
  const only = (query: string) => facet('stock', [], { choices: [choice('in stock', query, { selected: true })] });
  const there = { ...REGION, view: { ...REGION.view, url: `${SITE}/list?stock=all` } };
  expect(waysOut(only('stock=all'), REGION).map(({ value }) => value)).toEqual(['in stock']);
  expect(waysOut(only('stock=all'), there)).toEqual([]);
});

it('what is told to list fewer than the region takes nothing back', () => {
  const values = [2, 1, 3, null].map((count, at) => choice(`${at}+`, `score=${at}`, { count, selected: false }));
  const score = facet('score', [], { choices: values });
  expect(waysOut(score, { ...REGION, size: 2 }).map(({ value }) => value)).toEqual(['0+', '3+', '2+']);
});

it('boxes that are all ticked are unticked together where they are few: many are values that are all listed', () => {
  const ticked = (size: number) =>
    Array.from({ length: size }, (_, at) =>
      choice(`v${String(at)}`, '', {
        selected: true,
        control: { node: at, step: step(`v${String(at)}`, { do: 'uncheck' }) },
      }),
    );
  const waysOf = (size: number) =>
    waysOut(facet('state', [], { widget: 'checkboxes', multiple: true, choices: ticked(size) }), REGION).length;
  expect([waysOf(2), waysOf(7)]).toEqual([1, 0]);
});

it('only a lone box without a number may add to a list', () => {
  const box = (given: Parameters<typeof choice>[2]) =>
    facet('sold', [], { widget: 'checkboxes', multiple: true, choices: [choice('sold ones', 'sold=1', given)] });
  expect([{}, { selected: true }, { count: 4 }].map((given) => mayAdd(box(given), REGION))).toEqual([
    true,
    false,
    false,
  ]);
});
