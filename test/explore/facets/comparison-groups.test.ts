import { expect, it } from 'vitest';
import { withoutComparisons } from '../../../src/explore/facets/comparison-groups.js';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { facet } from '../page-views.js';

/** A group of these values, of which one is chosen. */
function group(label: string, values: readonly string[], chosen: string | null = values[0] ?? null): ChoiceGroup {
  const plain = facet(label, values);
  const choices = plain.choices.map((choice) => ({ ...choice, selected: choice.value === chosen }));
  return { ...plain, key: `other|${label}|`, multiple: chosen === null, choices };
}

/** What is left of what attributes bring up. */
function left(...shown: readonly (readonly ChoiceGroup[])[]): readonly string[] {
  return withoutComparisons(shown.map((groups) => ({ groups }))).map(({ groups }) =>
    groups.map(({ label, guess }) => `${label ?? ''} (${guess})`).join(', '),
  );
}

const matches = group('Mode', ['Matches', 'Does not match']);
const empty = group('Mode', ['Is empty', 'Is', 'Is not']);
const colours = group('Options', ['Red', 'Blue'], null);
const sizes = group('Options', ['S', 'L'], null);

it('what shows alike beside the values of several attributes is no value, and elsewhere how a value is compared', () => {
  expect(left([matches, colours], [matches, sizes], [empty])).toEqual([
    'Options (facet)',
    'Options (facet)',
    ' (comparison)',
  ]);
});

it('what opened it in one place may have called it otherwise than in another', () => {
  const called = (one: ChoiceGroup, label: string): ChoiceGroup => ({ ...one, label, key: `${one.key} of ${label}` });
  const beside = called(matches, 'options');
  expect(left([beside, colours], [beside, sizes], [empty])).toEqual([
    'Options (facet)',
    'Options (facet)',
    ' (comparison)',
  ]);
});

it('values that attributes share stand beside nothing else', () => {
  const yes = group('Value', ['Yes', 'No']);
  expect(left([yes], [yes])).toEqual(['Value (facet)', 'Value (facet)']);
  const is = group('Mode', ['is', 'is not']);
  expect(left([is, yes], [is, yes])).toEqual(['Mode (facet), Value (facet)', 'Mode (facet), Value (facet)']);
});

it('what shows once, or has nothing chosen, tells nothing', () => {
  expect(left([matches, colours], [empty])).toEqual(['Mode (facet), Options (facet)', 'Mode (facet)']);
  expect(left([colours], [colours, matches])).toEqual(['Options (facet)', 'Options (facet), Mode (facet)']);
});

it('what is called by a sign alone has that chosen', () => {
  const signs = { ...group('==', ['Any in', 'Is null'], null), multiple: false };
  expect(left([signs, colours], [signs, sizes])).toEqual(['Options (facet)', 'Options (facet)']);
  const named = { ...group('Set', ['Any in', 'Is null'], null), multiple: false };
  expect(left([named, colours], [named, sizes])).toEqual([
    'Set (facet), Options (facet)',
    'Set (facet), Options (facet)',
  ]);
});
