import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/model/access-path.js';
import type { Choice, ChoiceGroup } from '../../src/model/page.js';
import { type Selection, chosenIn, groupUnder, isOfSelection } from '../../src/shortcuts/data-choices.js';
import { HOST, type Look, pathOf, tick, viewOf } from './scripted-shop.js';

const LOOK: Look = { address: () => HOST, exchanges: () => [], valuesShown: 2 };
const BRAND = viewOf({}, LOOK).groups[0]!;
const APPLY: Step = { do: 'click', role: 'button', name: 'Apply', group: null, ordinal: 0, value: null };

function selection(steps: readonly Step[], seen: readonly Step[] = []): Selection {
  return { from: pathOf({}), steps, seen };
}

function paths(group: ChoiceGroup): readonly unknown[] {
  return group.choices.map(({ value, path }) => [value, path?.kind === 'actions' ? path.steps : path]);
}

/** The brands as radios that a button confirms. */
const CONFIRMED: ChoiceGroup = {
  ...BRAND,
  multiple: false,
  choices: BRAND.choices.map((choice) => ({
    ...choice,
    path: { kind: 'actions', from: pathOf({}), steps: [tick('brand', choice.value), APPLY] },
  })),
};

describe('choices under another selection', () => {
  test('go on from it', () => {
    const under = groupUnder(BRAND, selection([tick('colour', 'Red')]), () => undefined);
    expect(paths(under)[0]).toEqual(['Acme', [tick('colour', 'Red'), tick('brand', 'Acme')]]);
    expect(under.choices.map(({ count }) => count)).toEqual([null, null]);
  });

  test('are chosen as they were from the start where nothing of their group is or was chosen', () => {
    const any: Choice = { ...BRAND.choices[0]!, value: 'Any', selected: true, path: pathOf({}) };
    const group = { ...BRAND, choices: [any, ...BRAND.choices] };
    const chosen = (steps: readonly Step[], seen: readonly Step[] = []): readonly string[] =>
      groupUnder(group, selection(steps, seen), () => undefined).choices.flatMap((choice) =>
        choice.selected ? choice.value : [],
      );
    expect(chosen([])).toEqual(['Any']);
    expect(chosen([tick('colour', 'Red')])).toEqual(['Any']);
    expect(chosen([tick('brand', 'Acme')])).toEqual(['Acme']);
    expect(chosen([], [tick('brand', 'Acme')])).toEqual([]);
  });

  test('take the place of what was chosen where only one can be', () => {
    const under = groupUnder(
      CONFIRMED,
      selection([tick('brand', 'Dune'), APPLY, tick('colour', 'Red')]),
      () => undefined,
    );
    expect(paths(under)[1]).toEqual(['Blue Ox', [tick('colour', 'Red'), tick('brand', 'Blue Ox'), APPLY]]);
  });

  test('are those that the data counts, with those that the page folded away', () => {
    const values = [
      { value: 'Zeta', count: 3 },
      { value: 'Acme', count: 7 },
      { value: 'Blue Ox', count: 0 },
    ];
    const under = groupUnder(BRAND, selection([]), () => values);
    expect(under.choices.map(({ value, count }) => [value, count])).toEqual([
      ['Acme', 7],
      ['Zeta', 3],
    ]);
    expect(paths(under)[1]).toEqual(['Zeta', [tick('brand', 'Zeta')]]);
    expect(under.choices.every((choice) => choice.control === undefined)).toBe(true);
  });

  test('that the data does not count keep their controls on the very page that was seen live', () => {
    const steps = (chosen: readonly Step[], seen: readonly Step[]): readonly unknown[] =>
      groupUnder(BRAND, selection(chosen, seen), () => undefined).choices.map(({ control }) => control?.step);
    const own = BRAND.choices.map(({ control }) => control?.step);
    expect(own.every((step) => step !== undefined)).toBe(true);
    expect(steps([], [])).toEqual(own);
    expect(steps([tick('colour', 'Red')], [])).toEqual([undefined, undefined]);
  });

  test('know what is chosen', () => {
    const under = groupUnder(BRAND, selection([tick('brand', 'Acme')]), () => [{ value: 'Acme', count: 1 }]);
    expect(under.choices.map(({ value, selected }) => [value, selected])).toEqual([
      ['Acme', true],
      ['Blue Ox', false],
    ]);
    expect(chosenIn(BRAND, selection([tick('brand', 'Acme'), tick('colour', 'Red')]))).toEqual(['Acme']);
  });

  test('that stood below another value are not offered', () => {
    const tree = { ...BRAND, choices: BRAND.choices.map((choice, index) => ({ ...choice, level: index })) };
    expect(
      groupUnder(tree, selection([tick('colour', 'Red')]), () => undefined).choices.map(({ value }) => value),
    ).toEqual(['Acme']);
    expect(groupUnder(tree, selection([]), () => undefined).choices).toHaveLength(2);
  });

  test('stand below the value that they belong to', () => {
    const [acme, oxen] = BRAND.choices;
    const below = (value: string): Choice => ({
      ...acme!,
      value,
      level: 1,
      path: { kind: 'actions', from: pathOf({}), steps: [tick('brand', value)] },
    });
    const tree = { ...BRAND, choices: [acme!, below('Bolts'), oxen!, below('Oxcarts')] };
    const order = (steps: readonly Step[], ...children: readonly string[]): readonly string[] =>
      groupUnder(tree, selection(steps), (level) =>
        (level === 0 ? ['Acme', 'Blue Ox'] : children).map((value) => ({ value, count: 1 })),
      ).choices.map(({ value }) => value);
    expect(order([tick('brand', 'Acme')], 'Nuts')).toEqual(['Acme', 'Nuts', 'Blue Ox']);
    expect(order([], 'Bolts', 'Oxcarts', 'New')).toEqual(['New', 'Acme', 'Bolts', 'Blue Ox', 'Oxcarts']);
  });
});

test('what takes back a choice of the page seen live belongs to that page alone', () => {
  const chips: ChoiceGroup = {
    ...CONFIRMED,
    choices: ['Acme ×', 'Clear all'].map((value) => ({ ...CONFIRMED.choices[0]!, value })),
  };
  const [acme, dune] = [[tick('brand', 'Acme')], [tick('brand', 'Dune')]];
  expect(isOfSelection(chips, selection(dune, acme))).toBe(true);
  expect(isOfSelection(chips, selection(acme, acme))).toBe(false);
  expect(isOfSelection(CONFIRMED, selection(dune, acme))).toBe(false);
  const worded: ChoiceGroup = {
    ...chips,
    choices: chips.choices.map((one) => ({ ...one, count: null, value: one.value.replace('×', 'Remove') })),
  };
  expect(isOfSelection(worded, selection(dune, acme))).toBe(true);
});
