import { expect, test } from 'vitest';
import type { Field, FieldOption } from '../../../../src/model/form.js';
import type { ChoiceGroup } from '../../../../src/model/page.js';
import { conditionParts, withoutOperators } from '../../../../src/pages/groups/live/operator-fields.js';
import { groupsOf, lineOf } from '../read-html.js';
import { liveGroupsOf } from '../read-live.js';

function kept(...names: readonly string[]): readonly string[] {
  const fields = names.map((name) => ({ name }) as Field);
  return withoutOperators(fields).map(({ name }) => name);
}

test.each([
  [['op[status_id]', 'v[status_id][]']],
  [['price_operator', 'price']],
  [['nameCondition', 'nameValue']],
  [['filters[0][cmp]', 'filters[0][value]']],
  [['rule_0_operator', 'rule_0_value_0']],
])('the first of %s says how the second is compared', (names) => {
  expect(kept(...names)).toEqual(names.slice(1));
});

test.each([
  [['operator', 'city']],
  [['op[status_id]', 'v[tracker_id][]']],
  [['condition', 'price']],
  [['item_condition', 'item']],
  [['op', 'v']],
  [['operator', 'operator_region']],
])('%s are fields of their own', (names) => {
  expect(kept(...names)).toEqual(names);
});

test('comparisons are no values of a facet', () => {
  const options = (...texts: readonly string[]): string => texts.map((text) => `<option>${text}`).join('');
  const row = (id: string, label: string, values: string): string =>
    `<tr><td><label>${label}</label></td><td><select name="op[${id}]">${options('is', 'is not', 'any')}</select></td><td><select name="v[${id}][]" multiple>${values}</select></td></tr>`;
  const groups = groupsOf(
    `<form action="/list"><table>${row('tracker', 'Tracker', options('Bug', 'Feature'))}${row('status', 'Status', options('New', 'Closed'))}</table><button>Apply</button></form>`,
  );
  expect(groups.map(({ label, choices }) => [label, choices.map(({ value }) => value)])).toEqual([
    ['Tracker', ['Bug', 'Feature']],
    ['Status', ['New', 'Closed']],
  ]);
});

test('boxes that switch conditions on are no values, nor is a comparison whose value is not asked for', () => {
  const row = (id: string, label: string, values: string): string =>
    `<tr><td><input type=checkbox name="f[]" value="${id}" id="${id}" checked><label for="${id}">${label}</label></td><td><select name="op[${id}]"><option>is<option>is not</select></td><td>${values}</td></tr>`;
  const bugs = '<select name="v[kind][]"><option>Bug<option>Feature</select>';
  const idle = '<select name="v[state][]" disabled><option>New<option>Old</select>';
  const html = `<form action="/list"><table>${row('kind', 'Kind', bugs)}${row('state', 'State', idle)}</table><button>Apply</button></form>`;
  const isFacet = ({ guess }: ChoiceGroup): boolean => guess === 'facet';
  expect(groupsOf(html).filter(isFacet).map(lineOf)).toEqual(['Kind: *Bug Feature']);
  expect(liveGroupsOf(html).filter(isFacet).map(lineOf)).toEqual(['Kind: *Bug Feature']);
});

test('parts of conditions are the boxes of those that are on, and comparisons that ask for no value', () => {
  const option = (value: string, node: number, selected: boolean): FieldOption => ({
    node,
    value,
    label: value,
    selected,
    disabled: false,
  });
  const boxes = { name: 'f[]', widget: 'checkboxes', options: [option('kind', 1, true), option('state', 2, false)] };
  const selects = ['op[kind]', 'v[kind][]', 'op[state]'].map((name) => ({ name, widget: 'select', options: [] }));
  const { switchedOn, bare } = conditionParts([boxes, ...selects] as unknown as readonly Field[]);
  expect(switchedOn.map(({ label }) => label)).toEqual(['kind']);
  expect(bare.map(({ name, label }) => [name, label])).toEqual([['op[state]', 'state']]);
});
