import { expect, test } from 'vitest';
import type { AccessPath, Step } from '../../src/model/access-path.js';
import { ShownLists } from '../../src/shortcuts/shown-lists.js';
import { pathOf, viewOf, type Look } from './scripted-shop.js';

const look: Look = { address: () => 'http://shop.example/things', exchanges: () => [] };
const everything = viewOf({}, look);
const acme = viewOf({ brand: ['Acme'] }, look);
const nothing = { ...everything, list: null, declaredCount: 0 };

const NEXT: Step = { do: 'click', role: 'button', name: 'Next', group: 'pagination', ordinal: 0, value: null };

function shown(): ShownLists {
  const lists = new ShownLists();
  lists.learn(pathOf({}), everything);
  return lists;
}

test('a list that is another one than before tells something', () => {
  expect(shown().tells(pathOf({ brand: ['Acme'] }), acme)).toBe(true);
  expect(shown().tells(pathOf({ brand: ['Acme'] }), nothing)).toBe(true);
});

test('a list that is as it was tells nothing', () => {
  expect(shown().tells(pathOf({ brand: ['Acme'] }), everything)).toBe(false);
});

test('a list that fewer steps lead to tells nothing', () => {
  const lists = shown();
  lists.learn(pathOf({ brand: ['Acme'] }), acme);
  const red = { brand: ['Acme'], colour: ['Red'] };
  expect(lists.tells(pathOf(red), viewOf(red, look))).toBe(true);
  expect(lists.tells(pathOf(red), everything)).toBe(false);
});

test('of a list that was not seen before the step, an empty one tells nothing', () => {
  expect(new ShownLists().tells(pathOf({ brand: ['Acme'] }), acme)).toBe(true);
  expect(new ShownLists().tells(pathOf({ brand: ['Acme'] }), nothing)).toBe(false);
});

test('a list does not narrow to more than it holds', () => {
  const [size, path] = [everything.declaredCount ?? 0, pathOf({ brand: ['Acme'] })];
  expect([size, size + 1].map((promised) => shown().isSmallerThan(promised, path, 1))).toEqual([false, true]);
  expect(new ShownLists().isSmallerThan(size, path, 1)).toBe(false);
});

test('a list with cards that is as it was before repeats it', () => {
  const acmePath = pathOf({ brand: ['Acme'] });
  expect([everything, acme, nothing].map((view) => shown().repeats(acmePath, view))).toEqual([true, false, false]);
});

test('choices are silent that left every list as it was', () => {
  const lists = shown();
  const [path, other] = [pathOf({ brand: ['Acme'] }), pathOf({ brand: ['Dune'] })];
  expect(lists.isSilent(path)).toBe(false);
  lists.learn(path, everything);
  expect([path, other, pathOf({ colour: ['Red'] })].map((one) => lists.isSilent(one))).toEqual([true, true, false]);
  lists.learn(other, acme);
  expect(lists.isSilent(path)).toBe(false);
});

test('a further page of a list that shows the first one again repeats it, whether a browser has shown that or not', () => {
  const paged = { ...pathOf({ brand: ['Acme'] }) };
  const next = { do: 'click', role: null, name: '2', group: 'pagination', ordinal: 0, value: null } as const;
  const second = paged.kind === 'actions' ? { ...paged, steps: [...paged.steps, next] } : paged;
  const lists = shown();
  expect(lists.repeats(second, acme)).toBe(false);
  lists.keep(paged, acme);
  expect([acme, everything].map((view) => lists.repeats(second, view))).toEqual([true, false]);
});

test('a further page begins anew if it shows no card of the first one', () => {
  const lists = shown();
  const second: AccessPath = { kind: 'actions', from: pathOf({}), steps: [NEXT] };
  expect([lists.beginsAnew(pathOf({}), everything), lists.beginsAnew(second, everything)]).toEqual([true, false]);
  const cards = everything.list!.cards.map((card) => ({ ...card, name: `${card.name} II` }));
  expect(lists.beginsAnew(second, { ...everything, list: { ...everything.list!, cards } })).toBe(true);
  const third: AccessPath = { ...second, steps: [{ ...NEXT, times: 2 }] };
  expect(lists.beginsAnew(third, acme)).toBe(false);
});
