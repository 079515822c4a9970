import { describe, expect, test } from 'vitest';
import {
  type StepText,
  type Template,
  carriesChoice,
  editFrom,
  editTemplate,
  mayCarryChoice,
  sharedTemplate,
} from '../../src/shortcuts/edit-template.js';
import type { Tree } from '../../src/shortcuts/tree.js';
import type { Edit } from '../../src/shortcuts/tree-edits.js';

function setting(value: Tree, name = 'brand'): Edit {
  return { do: 'set', at: ['query', name], value, gone: [], tail: 0 };
}

function texts(value: string, ...handles: readonly string[]): readonly StepText[] {
  return [
    { source: '0 value', text: value },
    ...handles.map((text, index) => ({ source: `0 handle ${index + 1}`, text })),
  ];
}

/** The template that explains both examples. */
function learnt(...examples: readonly (readonly [Edit, readonly StepText[]])[]): Template | null {
  const [first, ...others] = examples.map(([edit, known]) => editTemplate(edit, known));
  return others.reduce<Template | null>(
    (shared, next) => (shared === null ? null : sharedTemplate(shared, next)),
    first!,
  );
}

describe('two examples tell how the value is written', () => {
  test.each([
    ['as displayed', ['Acme', 'Blue Ox'], [], 'Dark Red'],
    ['in small letters', ['acme', 'blue ox'], [], 'dark red'],
    ['dashed', ['acme', 'blue-ox'], [], 'dark-red'],
    ['with a prefix', ['brand:Acme', 'brand:Blue Ox'], [], 'brand:Dark Red'],
    ['by its handle', ['7', '12'], ['7', '12', '99'], '99'],
    ['as a number', [7, 12], ['7', '12', '99'], 99],
    ['in a list', [['brand:Acme'], ['brand:Blue Ox']], [], ['brand:Dark Red']],
  ] as const)('%s', (...[, [one, two], handles, expected]) => {
    const [first, second, third] = handles.map((handle) => [handle]);
    const template = learnt(
      [setting(one), texts('Acme', ...(first ?? []))],
      [setting(two), texts('Blue Ox', ...(second ?? []))],
    );
    expect(carriesChoice(template!)).toBe(true);
    expect(editFrom(template!, texts('Dark Red', ...(third ?? [])))?.value).toEqual(expected);
  });
});

test('one example may as well be a constant', () => {
  const template = editTemplate(setting('acme'), texts('Acme'));
  expect(mayCarryChoice(template)).toBe(true);
  expect(carriesChoice(template)).toBe(false);
});

test('readings that are left but disagree tell nothing', () => {
  const template = learnt([setting('red'), texts('Red')], [setting('green'), texts('Green')]);
  expect(editFrom(template!, texts('Blue'))?.value).toBe('blue');
  expect(editFrom(template!, texts('Dark Blue'))).toBeNull();
});

test('a number stands for itself only as a whole', () => {
  expect(mayCarryChoice(editTemplate(setting('item-12'), texts('1')))).toBe(false);
  expect(mayCarryChoice(editTemplate(setting('page2'), texts('2')))).toBe(true);
});

test('examples that have nothing in common share no template', () => {
  expect(learnt([setting('x'), texts('Acme')], [setting('y'), texts('Blue Ox')])).toBeNull();
});

test('a text may name the value above the chosen one, and tells which once two of them were seen', () => {
  const known = (parent: string, value: string): readonly StepText[] => [
    ...texts(value),
    { source: 'parent value', text: parent },
  ];
  const within = [setting('Games > Chess'), known('Games', 'Chess')] as const;
  const beside = [setting('Games > Go'), known('Games', 'Go')] as const;
  const elsewhere = [setting('Toys > Ball'), known('Toys', 'Ball')] as const;
  expect(editFrom(learnt(within, beside)!, known('Games', 'Dice'))?.value).toBe('Games > Dice');
  expect(editFrom(learnt(within, beside)!, known('Toys', 'Kite'))).toBeNull();
  expect(editFrom(learnt(within, beside, elsewhere)!, known('Books', 'Comics'))?.value).toBe('Books > Comics');
});

test('values of a set may come in any order', () => {
  const known = (value: string): readonly StepText[] => [...texts(value), { source: 'parent value', text: 'M' }];
  const template = learnt([setting(['A', 'M']), known('A')], [setting(['M', 'Z']), known('Z')]);
  expect(editFrom(template!, known('Q'))?.value).toEqual(['Q', 'M']);
});

test('the value may name the place', () => {
  const flag = (name: string): Edit => ({ do: 'set', at: ['body', 'brands', name], value: true, gone: [], tail: 0 });
  const template = learnt([flag('Acme'), texts('Acme')], [flag('Dune'), texts('Dune')]);
  expect(editFrom(template!, texts('Ember'))).toEqual(flag('Ember'));
});
