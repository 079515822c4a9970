import { expect, it } from 'vitest';
import { createFirstVisits } from '../../../src/browse/stage/first-visits.js';
import { listPage } from '../../explore/page-views.js';

const URL = 'https://shop.example/list';
const four = listPage(['a', 'b', 'c', 'd']);
const two = listPage(['a', 'b']);

it('an address that shows its first list again to a new visitor is loaded by new visitors from then on', () => {
  const visits = createFirstVisits();
  expect([visits.isOther(URL, four), visits.isOther(URL, four)]).toEqual([false, false]);
  expect(visits.isOther(URL, two)).toBe(true);
  visits.note(URL, four);
  expect([visits.areNeeded(), visits.isOther(URL, two)]).toEqual([true, false]);
});

it('a list of as many other things is another one', () => {
  const visits = createFirstVisits();
  visits.isOther(URL, four);
  expect(visits.isOther(URL, listPage(['a', 'x', 'y', 'z']))).toBe(true);
  visits.note(URL, four);
  expect(visits.areNeeded()).toBe(true);
});

it('a list that changes by itself is not tried without end', () => {
  const visits = createFirstVisits();
  visits.isOther(URL, four);
  for (const trial of [1, 2]) {
    expect(visits.isOther(URL, two), String(trial)).toBe(true);
    visits.note(URL, two);
  }
  expect([visits.isOther(URL, two), visits.areNeeded()]).toEqual([false, false]);
});

it('a page that showed no list at first may have been late', () => {
  const visits = createFirstVisits();
  visits.isOther(URL, { ...four, list: null });
  expect(visits.isOther(URL, four)).toBe(false);
});
