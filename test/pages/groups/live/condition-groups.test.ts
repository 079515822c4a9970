import { expect, it } from 'vitest';
import type { ChoiceGroup } from '../../../../src/model/page.js';
import { groupsOf, lineOf } from '../read-html.js';
import { liveGroupsOf } from '../read-live.js';

const row = (id: string, label: string, value: string): string =>
  `<tr><td><input type=checkbox name="f[]" value="${id}" id="${id}" checked><label for="${id}">${label}</label></td><td><select name="op[${id}]"><option value=o>open<option value="=">is<option value="*">any</select></td><td>${value}</td></tr>`;
const BUILDER = `<form action="/list"><table>${row('state', 'State', '<select name="v[state][]" disabled><option>New<option>Old</select>')}${row('kind', 'Kind', '<select name="v[kind][]"><option>Bug<option>Task</select>')}</table><input type=hidden name="f[]" value=""><button>Apply</button></form>`;

const partsOf = (groups: readonly ChoiceGroup[], part: string): readonly ChoiceGroup[] =>
  groups.filter(({ guess }) => guess === part);

it.each([
  ['over HTTP', groupsOf],
  ['in a browser', liveGroupsOf],
])('a condition that is on is taken off by what the form sends without its box, %s', (_, read) => {
  const conditions = partsOf(read(BUILDER), 'condition');
  expect(conditions.map(lineOf)).toEqual(['State: *State', 'Kind: *Kind']);
  const [state] = conditions;
  const path = state?.choices[0]?.path;
  const sent = path?.kind === 'url' ? new URL(path.url).searchParams : null;
  expect(sent?.getAll('f[]')).toEqual(['kind', '']);
});

it('a comparison is told where no value is asked for with it', () => {
  expect(partsOf(liveGroupsOf(BUILDER), 'comparison').map(lineOf)).toEqual(['State: *open is any']);
});

it('a box that is not ticked, or that switches nothing on, is no condition', () => {
  const boxes = '<label><input type=checkbox name="f[]" value=red checked> red</label>';
  expect(partsOf(groupsOf(BUILDER.replaceAll(' checked', '')), 'condition')).toEqual([]);
  expect(partsOf(groupsOf(`<form action="/list">${boxes}<button>Apply</button></form>`), 'condition')).toEqual([]);
});

it('a condition of a form that must not be sent has no way off', () => {
  const [state] = partsOf(groupsOf(BUILDER.replace('<form', '<form method=post')), 'condition');
  expect(state?.choices.map(({ path }) => path)).toEqual([null]);
});
