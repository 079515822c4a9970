import { describe, expect, test } from 'vitest';
import type { AccessPath, Step } from '../../src/model/access-path.js';
import { ChoiceBook } from '../../src/shortcuts/choice-book.js';
import { moveOf, onwardsFromFirst, pagerMove, partsKey, pathParts } from '../../src/shortcuts/moves.js';
import { onward, pathOf, tick } from './scripted-shop.js';

describe('pathParts', () => {
  test('an address is a path without steps', () => {
    expect(pathParts(pathOf({}))).toEqual({ from: pathOf({}), steps: [], page: 0, pager: null });
  });

  test('steps that go on are counted', () => {
    const { steps, page } = pathParts(pathOf({ brand: ['Acme'], page: 3 }));
    expect({ steps, page }).toEqual({ steps: [tick('brand', 'Acme')], page: 3 });
  });

  test('scrolling through what is drawn of a page goes to no other', () => {
    const scroll: Step = { do: 'scroll', role: null, name: null, group: 'list', ordinal: 0, value: null };
    const steps = [scroll, onward(), scroll, onward(), scroll];
    expect(pathParts({ kind: 'actions', from: pathOf({}), steps })).toMatchObject({ page: 2, pager: onward() });
  });

  test('a choice begins a list of its own', () => {
    const path: AccessPath = { kind: 'actions', from: pathOf({}), steps: [onward(4), tick('brand', 'Acme')] };
    expect(pathParts(path).page).toBe(0);
  });

  test('a numbered step leads to its number', () => {
    const numbered = (name: string, times = 1): AccessPath => ({
      kind: 'actions',
      from: pathOf({}),
      steps: [{ ...onward(times), name }],
    });
    expect(pathParts(numbered('5')).page).toBe(4);
    expect(pathParts(numbered('2', 3)).page).toBe(3);
  });

  test('a pager of numbers as it stood on a later page goes on from the first one', () => {
    for (const step of [onward(), { ...onward(), name: '4' }, { ...onward(2), name: '4' }])
      for (const pages of [1, 2, 5]) {
        const path: AccessPath = { kind: 'actions', from: pathOf({}), steps: [onwardsFromFirst(step, pages)] };
        expect(pathParts(path).page).toBe(pages);
      }
  });

  test('actions from a page that actions lead to are one path', () => {
    const inner = pathOf({ brand: ['Acme'] });
    const path: AccessPath = { kind: 'actions', from: inner, steps: [tick('colour', 'Red')] };
    expect(pathParts(path)).toEqual(pathParts(pathOf({ brand: ['Acme'], colour: ['Red'] })));
  });
});

test('pages of one list have keys of their own', () => {
  const keys = [0, 1].map((page) => partsKey(pathOf({}), [tick('brand', 'Acme')], page));
  expect(new Set(keys).size).toBe(2);
});

test('a second value of a group is a move of its own kind and knows the first', () => {
  const book = new ChoiceBook();
  const first = moveOf([tick('brand', 'Acme')], [], book);
  const second = moveOf([tick('brand', 'Dune')], [tick('brand', 'Acme')], book);
  expect(second.rule).not.toBe(first.rule);
  expect(second.texts).toContainEqual({ source: 'parent value', text: 'Acme' });
  expect([first.replaces, second.replaces]).toEqual([false, true]);
});

test('a value below others knows those right above it', () => {
  const [first, second, third] = ['Acme', 'Dune', 'Ember'].map((value) => tick('brand', value)) as [Step, Step, Step];
  const { texts } = moveOf([third], [first, second], new ChoiceBook());
  expect(texts.slice(1)).toEqual([
    { source: 'parent value', text: 'Dune' },
    { source: 'parent-2 value', text: 'Acme' },
  ]);
});

test('pages may begin nearer to each other than what each shows', () => {
  expect(pagerMove(2, 26).texts).toContainEqual({ source: 'offset by 24', text: '48' });
});

test('a page may be told as a number, an offset or a limit', () => {
  expect(pagerMove(2, 24).texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['2', '3', '48', '49', '72']));
});
