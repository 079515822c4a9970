import { expect, it } from 'vitest';
import type { AccessPath, Step } from '../../../../src/model/access-path.js';
import { PAGE_URL } from '../../html-page.js';
import { besideList, boxes, liveGroupsOf } from '../read-live.js';

const HERE: AccessPath = { kind: 'url', url: PAGE_URL };

function step(name: string, parts: Partial<Step> = {}): Step {
  return { do: 'check', role: 'checkbox', name, group: 'Brand', ordinal: 0, value: null, ...parts };
}

it('a choice is made by what works it, from where the page is', () => {
  const [group] = liveGroupsOf(boxes('Brand', ['Acme', 'Bolt']));
  expect(group?.choices[1]?.control?.step).toEqual(step('Bolt'));
  expect(group?.choices[1]?.path).toEqual({ kind: 'actions', from: HERE, steps: [step('Bolt')] });
});

it('goes on from the steps that led to the page', () => {
  const at: AccessPath = { kind: 'actions', from: HERE, steps: [step('Red', { group: 'Color' })] };
  const [group] = liveGroupsOf(boxes('Brand', ['Acme', 'Bolt']), at);
  expect(group?.choices[0]?.path).toEqual({ ...at, steps: [step('Red', { group: 'Color' }), step('Acme')] });
});

it('what is chosen leads here, and is worked to be taken back', () => {
  const [group] = liveGroupsOf(
    '<h3>Brand</h3><label><input type=checkbox checked>Acme</label><label><input type=checkbox>Bolt</label>',
  );
  expect(group?.choices.map(({ path, control }) => [path?.kind, control?.step.do])).toEqual([
    ['url', 'uncheck'],
    ['actions', 'check'],
  ]);
});

it('what shows no state is chosen if the way here chose it an odd number of times', () => {
  const chips = '<p>Brand: <span onclick=x>Acme</span> <span onclick=x>Bolt</span></p>';
  const chosen = step('Acme', { do: 'click', role: null });
  const selected = (steps: readonly Step[]): readonly boolean[] | undefined =>
    liveGroupsOf(chips, { kind: 'actions', from: HERE, steps })[0]?.choices.map((choice) => choice.selected);
  expect(selected([chosen])).toEqual([true, false]);
  expect(selected([{ ...chosen, times: 2 }])).toEqual([false, false]);
});

it('a box of a form that was unticked on the way is not chosen', () => {
  const form =
    '<form method=post><fieldset><legend>Stock</legend><label><input type=checkbox name=s value=1>In stock</label></fieldset>';
  const unticked = step('In stock', { do: 'uncheck', group: 'Stock' });
  const [group] = liveGroupsOf(`${form}<button>Go</button></form>`, { kind: 'actions', from: HERE, steps: [unticked] });
  expect(group?.choices.map(({ value, selected }) => [value, selected])).toEqual([['In stock', false]]);
});

it('what shows no state is not chosen if the way here took it back at last', () => {
  const chip =
    '<p>Stock: <span role=checkbox onclick=x>In stock</span> <span role=checkbox onclick=x>Sold out</span></p>';
  const unticked = step('In stock', { do: 'uncheck', group: 'Stock' });
  const [group] = liveGroupsOf(chip, { kind: 'actions', from: HERE, steps: [unticked] });
  expect(group?.choices.map(({ selected }) => selected)).toEqual([false, false]);
});

it('an option that a field for text lists is worked by that field', () => {
  const list = '<datalist id=towns><option value=Ulm><option value=Bonn></datalist>';
  const [group] = liveGroupsOf(`<label>Town <input list=towns></label>${list}`);
  expect(group).toMatchObject({ label: 'Town', widget: 'select' });
  expect(group?.choices[1]?.control?.step).toMatchObject({ do: 'select', name: 'Town', value: 'Bonn' });
});

it('an option is worked by its select', () => {
  const [group] = liveGroupsOf(
    '<label>Brand <select aria-label=Brand><option>Any<option value=a1>Acme (4)</select></label>',
  );
  expect(group?.choices[1]?.control?.step).toEqual(step('Brand', { do: 'select', role: 'combobox', value: 'Acme' }));
  expect(group?.choices[1]?.handles).toEqual(['a1']);
});

it('choices that are alike are told by their order', () => {
  const groups = liveGroupsOf(`${boxes('Brand', ['Acme', 'Bolt'])}${boxes('Brand', ['Acme', 'Corex'])}`);
  expect(groups.map(({ choices }) => choices.map(({ control }) => control?.step.ordinal))).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

it('links keep their address and have a control, plain texts have none', () => {
  const links = '<h3>Brand</h3><ul><li><a href="?b=1">Acme</a></li><li><a href="?b=2">Bolt</a></li><li>Corex</li></ul>';
  const [group] = liveGroupsOf(links);
  expect(group?.choices.map(({ path, control }) => [path?.kind, control?.step.do])).toEqual([
    ['url', 'click'],
    ['url', 'click'],
    ['url', undefined],
  ]);
});

it('a button that says how much it will show is called without the number', () => {
  const [group] = besideList(
    `<aside>${boxes('Brand', ['Acme', 'Bolt'])}${boxes('Color', ['Red', 'Blue'])}<button>Show 37 items</button></aside>`,
  ).groups;
  expect(group?.apply?.step.name).toBe('Show items');
});

it('a button that must be pressed ends the way', () => {
  const [group] = besideList(
    `<aside>${boxes('Brand', ['Acme', 'Bolt'])}${boxes('Color', ['Red', 'Blue'])}<button>Apply</button></aside>`,
  ).groups;
  const apply = step('Apply', { do: 'click', role: 'button', group: null });
  expect(group?.apply?.step).toEqual(apply);
  expect(group?.choices[0]?.path).toEqual({ kind: 'actions', from: HERE, steps: [step('Acme'), apply] });
});

it('of buttons that are called alike each one of a single group says whose it is', () => {
  const tools = '<button disabled>OK</button>';
  const dialogs = [boxes('Brand', ['Acme', 'Bolt'], tools), boxes('Color', ['Red', 'Blue'], tools)];
  const { groups } = besideList(dialogs.map((dialog) => `<div role=dialog>${dialog}</div>`).join(''));
  const buttons = groups.map(({ apply }) => apply?.step);
  const ok = step('OK', { do: 'click', role: 'button' });
  expect(buttons).toEqual([ok, { ...ok, group: 'Color' }]);
  expect(groups[1]?.choices[0]?.path).toMatchObject({ steps: [{ name: 'Red' }, { name: 'OK', group: 'Color' }] });
});

it('an option without an address among those that lead to one is no choice to make', () => {
  const select = (first: string, second: string): string =>
    `<h3>Month</h3><select><option value="${first}">Choose<option value="${second}">May<option value="/2024/06" selected>June</select>`;
  const pathsOf = (html: string): unknown => liveGroupsOf(html)[0]?.choices.map(({ path }) => path?.kind ?? null);
  expect(pathsOf(select('', '/2024/05'))).toEqual([null, 'url', 'url']);
  expect(pathsOf(select('-1', '/2024/05'))).toEqual([null, 'url', 'url']);
  expect(pathsOf(select('', 'may'))).toEqual(['actions', 'actions', 'url']);
});

it('an option with a number that a form sends can be worked as one with words', () => {
  const options = (first: string, second: string): string =>
    `<form action="/list" method="get"><label>Kind <select name="kind"><option value="${first}">Bug<option value="${second}">Feature</select></label><button>Apply</button></form>`;
  const worked = (html: string): unknown =>
    liveGroupsOf(html)[0]?.choices.map(({ path, control }) => [path?.kind, control?.step.do]);
  const each = [
    ['url', 'select'],
    ['url', 'select'],
  ];
  expect(worked(options('bug', 'feature'))).toEqual(each);
  expect(worked(options('1', '2'))).toEqual(each);
});
