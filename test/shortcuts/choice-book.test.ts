import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/model/access-path.js';
import type { PageView } from '../../src/model/page.js';
import { isPaging } from '../../src/model/step.js';
import { splitAddress } from '../../src/shortcuts/address-steps.js';
import { ChoiceBook, groupOfStep, ownStep } from '../../src/shortcuts/choice-book.js';
import type { Tree } from '../../src/shortcuts/tree.js';
import { HOST, type Look, handleOf, onward, tick, viewOf } from './scripted-shop.js';

const LOOK: Look = { address: () => HOST, exchanges: () => [] };

test('steps of one group differ only in what a rule does not see', () => {
  expect(groupOfStep(tick('brand', 'Acme'))).toBe(groupOfStep(tick('brand', 'Dune')));
  expect(groupOfStep(tick('brand', 'Acme'))).not.toBe(groupOfStep(tick('colour', 'Red')));
});

test('a select is known by its name, its options by the value of the step', () => {
  const select: Step = { do: 'select', role: 'combobox', name: 'Size', group: null, ordinal: 0, value: 'XL' };
  expect(groupOfStep(select)).toBe(groupOfStep({ ...select, value: 'M' }));
  expect(groupOfStep(select)).not.toBe(groupOfStep({ ...select, name: 'Fit' }));
});

test('selects without a name are told apart by their order', () => {
  const select: Step = { do: 'select', role: 'combobox', name: null, group: null, ordinal: 1, value: 'Oak' };
  expect(groupOfStep(select)).toBe(groupOfStep({ ...select, value: 'Elm' }));
  expect(groupOfStep(select)).not.toBe(groupOfStep({ ...select, ordinal: 0 }));
});

test('what a page calls a value is remembered, whatever count stands beside it', () => {
  const book = new ChoiceBook();
  book.add(viewOf({}, LOOK));
  expect(book.lookUp(tick('brand', 'Acme')).texts).toEqual(['Acme', handleOf('Acme')]);
  expect(book.lookUp(tick('brand', 'Acme (12)')).texts).toEqual(['Acme', handleOf('Acme')]);
});

describe('codes that data tell of values whose controls have none', () => {
  const values = (...names: readonly string[]): PageView => {
    const view = viewOf({}, LOOK);
    const [group] = view.groups;
    const choices = names.map((value) => ({
      ...group!.choices[0]!,
      value,
      handles: [],
      control: { node: 0, step: tick('brand', value) },
    }));
    return { ...view, groups: [{ ...group!, choices }] };
  };
  const told = (...codes: readonly (readonly [string, string])[]): (() => readonly Tree[]) => {
    const options = codes.map(([label, value]) => ({ label, value }));
    return () => [{ options }];
  };
  const known = (book: ChoiceBook, value: string): readonly string[] => book.lookUp(tick('brand', value)).texts;

  test('are joined, as what was narrowed tells fewer', () => {
    const book = new ChoiceBook();
    book.add(values('Acme', 'Best', 'Dune'), told(['Acme', '40'], ['Best', '41']));
    book.add(values('Acme', 'Best', 'Dune'), told(['Acme', '40'], ['Best', '41'], ['Dune', '42']));
    expect(['Acme', 'Dune'].map((value) => known(book, value))).toEqual([
      ['Acme', '40'],
      ['Dune', '42'],
    ]);
  });

  test('are not where they call a value otherwise, or have none in common', () => {
    const book = new ChoiceBook();
    book.add(values('Acme', 'Best', 'Dune'), told(['Acme', '40'], ['Best', '41']));
    book.add(values('Acme', 'Best', 'Dune'), told(['Acme', '87'], ['Best', '78'], ['Dune', '53']));
    book.add(values('Dune', 'Ember'), told(['Dune', '53'], ['Ember', '51']));
    expect(['Acme', 'Dune'].map((value) => known(book, value))).toEqual([['Acme', '40'], ['Dune']]);
  });
});

test('a value that no page showed is known by its name', () => {
  expect(new ChoiceBook().lookUp(tick('brand', 'Acme (12)')).texts).toEqual(['Acme']);
});

test('a part of an address is known by what it says without escapes, a range by both its ends, too', () => {
  const texts = (hash: string): readonly (readonly string[])[] =>
    splitAddress(`${HOST}/l${hash}`).steps.map((step) => new ChoiceBook().lookUp(step).texts);
  expect(texts('#/filter:brand:Alder$2520$2526$2520Pine')).toEqual([['Alder & Pine']]);
  expect(texts('#/filter:weight:500:1000/filter:weight:*:200')).toEqual([
    ['500:1000', '500', '1000'],
    ['*:200', '*', '200'],
  ]);
});

test('the step of a choice is its control, or the one of its path that names it', () => {
  const choice = viewOf({}, LOOK).groups[0]!.choices[0]!;
  const { control: _control, ...plain } = choice;
  const apply: Step = { ...tick('brand', 'Apply'), do: 'click', role: 'button', group: null };
  const path = { kind: 'actions', from: { kind: 'url', url: HOST }, steps: [tick('brand', 'Acme'), apply] } as const;
  expect(ownStep(choice)).toEqual(tick('brand', 'Acme'));
  expect(ownStep({ ...plain, path })).toEqual(tick('brand', 'Acme'));
  expect(ownStep({ ...plain, path: null })).toBeNull();
  // The choice is in the address that the steps go on from.
  expect(ownStep({ ...plain, value: 'Red', path: { ...path, steps: [tick('brand', 'Acme')] } })).toBeNull();
});

test('pagers are told by their group or by scrolling', () => {
  expect(isPaging(onward())).toBe(true);
  expect(isPaging({ ...onward(), group: null, do: 'scroll' })).toBe(true);
  expect(isPaging(tick('brand', 'Acme'))).toBe(false);
});
