import { expect, it } from 'vitest';
import { toldApart, withGivenNames, type GivenNames } from '../../../src/browse/stage/opened-groups.js';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { pathWithSteps } from '../../../src/model/step.js';
import { facet, opener, viewListing } from '../offering-view.js';

const PAGE = { kind: 'url', url: 'https://shop.example/' } as const;

/** A list without a label, as all such lists look alike. */
function unlabelled(...values: string[]): ChoiceGroup {
  const group = facet('', values);
  const choices = group.choices.map((choice) => {
    const step = { ...(choice.control?.step ?? opener('', null).step), group: null };
    return { ...choice, control: { node: 0, step }, path: pathWithSteps(PAGE, [step]) };
  });
  return { ...group, label: null, key: 'other||', choices };
}

function by(name: string | null, names: GivenNames = new Map(), standing: readonly ChoiceGroup[] = []) {
  return { opener: { ...opener(name ?? '', null).step, name }, names, standing };
}

it('names a list after its opener where it would pass for another one', () => {
  const [named] = toldApart([unlabelled('Wood', 'Origin')], [unlabelled('Name', 'Price')], by('Sort by'));
  const step = { group: 'Sort by', name: 'Name' };
  expect(named).toMatchObject({ label: 'Sort by', key: 'other|| of sort by' });
  expect(named?.choices[0]).toMatchObject({ control: { step }, path: { steps: [step] } });
});

it('a list that is named after its field is applied by the button beside that, unless it has one of its own', () => {
  const apply = { node: 7, step: { ...opener('Go', null).step, do: 'click' as const } };
  const own = { node: 8, step: { ...opener('OK', null).step, do: 'click' as const } };
  const told = (list: ChoiceGroup): ChoiceGroup | undefined => toldApart([], [list], { ...by('Industry'), apply })[0];
  const named = told(unlabelled('Rail', 'Marine'));
  expect(named).toMatchObject({ label: 'Industry', apply });
  const path = named?.choices[0]?.path;
  expect(path?.kind === 'actions' && path.steps.map(({ name }) => name)).toEqual(['Rail', 'Go']);
  expect(told({ ...unlabelled('Rail', 'Marine'), apply: own })?.apply).toEqual(own);
});

it('leaves alone what is the same list, has a label, or an opener without a name', () => {
  const before = [unlabelled('Wood', 'Origin'), facet('Brand', ['Acme'])];
  const same = [unlabelled('Origin', 'Wood', 'Level'), facet('Brand', ['Birch']), unlabelled('Red', 'Blue')];
  expect(toldApart(before, same.slice(0, 2), by('Sort by'))).toEqual(same.slice(0, 2));
  expect(toldApart(before, same.slice(2), by(null))).toEqual(same.slice(2));
  expect(toldApart([], same, by('Sort by'))).toEqual(same);
});

it('names the only list without a label that came, unless its opener shows what is chosen in it', () => {
  const shown = [facet('Brand', ['Acme']), unlabelled('Any', 'Main', 'Side')];
  expect(toldApart([facet('Brand', ['Acme'])], shown, by('Course'))[1]?.label).toBe('Course');
  expect(toldApart([], shown, by('Any'))).toEqual(shown);
});

it('tells a list that another opener left open once, under the name that it was given', () => {
  const level = unlabelled('Any', 'Easy', 'Hard');
  const named = toldApart([], [level], by('Level'));
  const menu: ChoiceGroup = { ...unlabelled('About', 'Contact'), key: 'links||' };
  expect(toldApart(named, [menu, level], by('Season', new Map(), [level])).map(({ label }) => label)).toEqual([
    'Season',
  ]);
  // What was not told of yet is told now.
  expect(toldApart([], [level], by('Season', new Map(), [level]))).toHaveLength(1);
});

it('names the only list of values that came beside the orders of its column', () => {
  const orders: ChoiceGroup = { ...unlabelled('Sort A to Z', 'Sort Z to A'), key: 'buttons||', guess: 'order' };
  const told = toldApart([], [orders, unlabelled('Low', 'Middle', 'High')], by('Cone'));
  expect(told.map(({ label }) => label)).toEqual([null, 'Cone']);
});

it('tells a list that is on its way out once, though it is now the first of those without a label', () => {
  const cone = unlabelled('Low', 'Middle', 'High');
  const studio = { ...unlabelled('Alder', 'Birch', 'Calder'), key: 'other|||2' };
  const body = { ...unlabelled('Clay', 'Stone'), key: 'other|||2' };
  const known = [...toldApart([], [cone], by('Cone')), ...toldApart([], [studio], by('Studio'))];
  const told = toldApart(known, [{ ...studio, key: cone.key }, body], by('Body', new Map(), [cone, studio]));
  expect(told.map(({ label, choices }) => [label, choices[0]?.value])).toEqual([['Body', 'Clay']]);
});

it('a list that has grown by what lies below one of its values keeps its name, whatever another one with these is called', () => {
  const places = unlabelled('North', 'South', 'West');
  const elsewhere: GivenNames = new Map([['Anywhere', new Set(['north', 'south', 'west'])]]);
  const named = toldApart([], [places], by('Place'));
  const grown = unlabelled('North', 'Hull', 'Leeds', 'York', 'Selby', 'South', 'West');
  const told = toldApart(named, [grown], by('North', elsewhere, [places]));
  expect(told.map(({ label, key }) => [label, key])).toEqual([['Place', named[0]?.key]]);
  // What did not lie open, or is called by two names, has none to keep.
  expect(toldApart(named, [grown], by('North'))[0]?.label).toBe(null);
  const twice = [...named, ...toldApart([], [places], by('Origin'))];
  expect(toldApart(twice, [grown], by('North', new Map(), [places]))[0]?.label).toBe(null);
});

it('tells a box that stood alone once, whatever is open beside it', () => {
  const box: ChoiceGroup = { ...unlabelled('In stock'), widget: 'checkboxes' };
  const opened = [{ ...box, label: 'Size', key: 'checkboxes|size|' }, facet('Size', ['S', 'M'])];
  const told = toldApart([box], opened, by('Size', new Map(), [box]));
  expect(told.map(({ choices }) => choices.length)).toEqual([2]);
  // One that is called as it says has no other name, either.
  const called: ChoiceGroup = { ...box, label: 'In stock' };
  expect(toldApart([called], opened, by('Size', new Map(), [called])).map(({ label }) => label)).toEqual(['Size']);
});

it('leaves a box to itself that came with other facets, and names one that came alone', () => {
  const box: ChoiceGroup = { ...unlabelled('In stock'), widget: 'checkboxes' };
  const size = facet('Size', ['S', 'M']);
  expect(toldApart([], [size, box], by('Filter')).map(({ label }) => label)).toEqual(['Size', null]);
  expect(toldApart([], [size, box], by('Filter', new Map(), [size]))[1]?.label).toBe('Filter');
  expect(toldApart([], [box], by('Availability'))[0]?.label).toBe('Availability');
});

it('names a list whose label nobody sees after the group or column that its opener stands in', () => {
  const items = (...values: string[]): ChoiceGroup => ({ ...facet('Items', values), field: null, isLabelUnseen: true });
  const at = (group: string | null) => ({
    opener: { ...opener('', null).step, name: 'Show', group },
    names: new Map(),
    standing: [],
  });
  const [maker] = toldApart([], [items('Acme', 'Bolt')], at('Maker'));
  const [wood] = toldApart(maker === undefined ? [] : [maker], [items('Oak', 'Elm')], at('Wood'));
  expect([maker?.label, wood?.label]).toEqual(['Maker', 'Wood']);
  expect(maker?.key).not.toBe(wood?.key);
  expect(toldApart([], [items('Acme')], at(null))[0]?.label).toBe('Items');
  const menu: ChoiceGroup = { ...unlabelled('Basket', 'Account'), guess: 'navigation' };
  expect(toldApart([], [menu], at('Wood'))[0]?.label).toBe('Show');
});

it('names the only list beside a box that ticks all of it', () => {
  const box: ChoiceGroup = { ...unlabelled('Select all'), widget: 'checkboxes' };
  const items: ChoiceGroup = { ...facet('Items', ['Acme', 'Bolt']), field: null, isLabelUnseen: true };
  const at = { opener: { ...opener('', null).step, name: 'Show', group: 'Maker' }, names: new Map(), standing: [] };
  expect(toldApart([], [box, items], at).map(({ label }) => label)).toEqual([null, 'Maker']);
});

it('names radios that bear only the name of their field so, too, and tells them once while they lie open', () => {
  const radios: ChoiceGroup = { ...facet('Wood', ['Oak', 'Elm']), label: null, field: 'wood', key: 'facet|wood|' };
  const at = (name: string, standing: readonly ChoiceGroup[]) => ({
    opener: { ...opener(name, null).step, group: name },
    names: new Map(),
    standing,
  });
  const [wood] = toldApart([], [radios], at('Wood', []));
  expect(wood?.label).toBe('Wood');
  const soil = unlabelled('Clay', 'Loam');
  const next = toldApart(wood === undefined ? [] : [wood], [radios, soil], at('Soil', [radios]));
  expect(next.map(({ label }) => label)).toEqual(['Soil']);
});

it('keeps the name once given, whatever the opener is called later', () => {
  const names: GivenNames = new Map();
  const before = [unlabelled('Wood', 'Origin')];
  toldApart(before, [unlabelled('Name', 'Price', 'Age')], by('Sort by name', names));
  const [later] = toldApart(before, [unlabelled('Name', 'Price')], by('Sort by price', names));
  expect(later?.label).toBe('Sort by name');
});

it('a list that is closing while another one opens has lost its label, and is not told of again', () => {
  const tags = { ...unlabelled('Old', 'New'), label: 'Tags', key: 'other|tags|' };
  const shown = [unlabelled('Old', 'New'), { ...unlabelled('North', 'South'), key: 'other||2' }];
  expect(toldApart([tags], shown, by('Region', new Map(), [tags])).map(({ label }) => label)).toEqual(['Region']);
  // Another list may have the same values.
  expect(toldApart([tags], [tags, unlabelled('Old', 'New')], by('Kinds', new Map(), [tags]))).toHaveLength(2);
});

it('keeps the name of a list that shows together with another one later', () => {
  const names: GivenNames = new Map();
  const menu = unlabelled('Soil', 'Supplier', 'Hardiness');
  toldApart([], [menu], by('Add filter', names));
  const tools: ChoiceGroup = { ...unlabelled('Save', 'Remove all'), key: 'buttons||' };
  expect(toldApart([], [menu, tools], by('Add filter', names)).map(({ label }) => label)).toEqual(['Add filter', null]);
});

it('calls a list as the one of which it has all values, where its opener only tells how many more there are', () => {
  const [five, names] = [['Welsh', 'Latin', 'Greek', 'Thai', 'Czech'], new Map<string, Set<string>>()];
  toldApart([], [unlabelled(...five)], by('Language', names));
  const whole = unlabelled(...five, ...['Yoruba', 'Tamil', 'Basque', 'Irish', 'Farsi', 'Malay']);
  const [named] = toldApart([unlabelled('Wood', 'Origin')], [whole], by('6', names));
  expect(named?.label).toBe('Language');
});

it('calls a list that its field calls as what is chosen in it as it was called first', () => {
  const names: GivenNames = new Map();
  const field = (shown: string) => ({ ...by(shown, names), opener: { ...opener(shown, null).step, role: 'combobox' } });
  const list = (shown: string): ChoiceGroup => {
    const group = facet(shown, ['Oak', 'Elm', 'Ash']);
    return { ...group, choices: group.choices.map((choice) => ({ ...choice, selected: choice.value === shown })) };
  };
  for (const shown of ['Select a value', 'Elm', 'Oak'])
    expect(toldApart([], [list(shown)], field(shown)).map(({ label }) => label)).toEqual(['Select a value']);
  expect(toldApart([], [facet('Brand', ['Acme'])], field('Size')).map(({ label }) => label)).toEqual(['Brand']);
});

it('names boxes that are all ticked as the column at whose head they were opened, if nobody sees what they are called', () => {
  const ticked = (values: readonly string[]): ChoiceGroup => {
    const group = facet('Filter', [...values]);
    const choices = group.choices.map((choice) => ({ ...choice, selected: true }));
    return { ...group, widget: 'checkboxes', guess: 'other', multiple: true, isLabelUnseen: true, choices };
  };
  const sorting: ChoiceGroup = {
    ...facet('Filter', ['Up', 'Down']),
    guess: 'order',
    isLabelUnseen: true,
    key: 'order',
  };
  const opened = { opener: opener('Wood', 'Wood').step, names: new Map(), standing: [] };
  expect(toldApart([], [sorting, ticked(['All', 'Oak'])], opened).map(({ label }) => label)).toEqual([
    'Filter',
    'Wood',
  ]);
});

it('names a list after its own field where a field beside it has the same values', () => {
  const names: GivenNames = new Map();
  const field = (name: string, ...others: string[]) => ({
    ...by(name, names),
    opener: { ...opener(name, null).step, role: 'combobox' },
    beside: new Set(others),
  });
  const list = (label: string): ChoiceGroup => ({ ...facet(label, ['Yes', 'No']), widget: 'other' });
  const first = toldApart([], [list('On display')], field('On display', 'Operational'));
  const second = toldApart(first, [list('Operational')], field('Operational', 'On display'));
  expect([...first, ...second].map(({ label }) => label)).toEqual(['On display', 'Operational']);
  // A field that shows what is chosen in it is called so, and is no other one of those beside it.
  expect(toldApart(second, [list('No')], field('No', 'On display'))[0]?.label).toBe('Operational');
});

it('names a list after the label of its opener, though another one with such values showed what is chosen in it', () => {
  const names: GivenNames = new Map();
  const makers = unlabelled('Acme', 'Bolt', 'Cog');
  expect(toldApart([], [makers], by('Any maker', names))[0]?.label).toBe('Any maker');
  expect(toldApart([], [makers], { ...by('Maker', names), isLabelled: true })[0]?.label).toBe('Maker');
  expect(toldApart([], [makers], by('Acme, Bolt', names))[0]?.label).toBe('Any maker');
});

it('names a list after another one that lies open again beside the label of an opener whose own list is known', () => {
  const names: GivenNames = new Map();
  const [menu, rooms] = [unlabelled('Seating', 'Tables', 'Beds'), unlabelled('Kitchen', 'Hall', 'Attic')];
  toldApart([], [menu], by('Categories', names));
  toldApart([menu], [rooms], { ...by('Room', names), isLabelled: true });
  expect(toldApart([], [menu], { ...by('Room', names), isLabelled: true })[0]?.label).toBe('Categories');
});

it('names a list of a field beside its opener after that field, where the own list is known or the opener shows what is chosen in it', () => {
  const names: GivenNames = new Map();
  const [makers, drinks] = [unlabelled('Acme', 'Bolt', 'Cog'), unlabelled('Neat', 'Spritz', 'Sour')];
  const beside = new Set(['Serve', 'Maker']);
  toldApart([], [makers], { ...by('Maker', names), beside: new Set(['Serve']) });
  toldApart([makers], [drinks], { ...by('Serve', names), beside: new Set(['Maker']) });
  const labelled = { ...by('Maker', names), beside: new Set(['Serve']), isLabelled: true };
  expect(toldApart([], [drinks], labelled)[0]?.label).toBe('Serve');
  const left = unlabelled('Neat', 'Spritz');
  expect(toldApart([], [left], { ...by('Sour', names), beside })[0]?.label).toBe('Serve');
  expect(toldApart([], [left], { ...by('Stir', names), beside })[0]?.label).toBe('Stir');
});

it('calls a list that was left open as it was, where only one name comes into question', () => {
  const names: GivenNames = new Map([
    ['Kind', new Set(['house', 'flat'])],
    ['Place', new Set(['north', 'south', 'west', 'east', 'isles', 'coast', 'hills', 'lakes', 'moors', 'woods'])],
  ]);
  const labelsOf = (...groups: readonly ChoiceGroup[]) =>
    withGivenNames(viewListing([], { groups }), names).groups.map(({ label }) => label);
  const grown = unlabelled('House', 'Flat', 'Villa', 'Cottage', 'Farm');
  expect(labelsOf({ ...grown, guess: 'facet' })).toEqual(['Kind']);
  expect(labelsOf({ ...unlabelled('North', 'South', 'West', 'East', 'Isles'), guess: 'facet' })).toEqual(['Place']);
  expect(labelsOf({ ...unlabelled('North', 'South'), guess: 'facet' })).toEqual([null]);
  expect(labelsOf({ ...unlabelled('House', 'Any'), guess: 'facet' }, { ...grown, guess: 'other' })).toEqual([
    null,
    null,
  ]);
  expect(labelsOf({ ...grown, guess: 'facet' }, facet('Kind', ['House']))).toEqual([null, 'Kind']);
  const below = (...values: string[]) => unlabelled('North', 'South', 'West', 'Hull', 'Leeds', 'York', ...values);
  expect(labelsOf({ ...below('Selby'), guess: 'facet' })).toEqual(['Place']);
  expect(labelsOf({ ...unlabelled('South', 'North', 'Hull', 'Leeds'), guess: 'facet' })).toEqual([null]);
  names.set('Sort', new Set(['house', 'flat']));
  expect(labelsOf({ ...grown, guess: 'facet' })).toEqual([null]);
});

it('calls the only list that came as the label beside its opener, where the title over it says that and more', () => {
  const titled = (...labels: readonly string[]): readonly ChoiceGroup[] =>
    labels.map((label) => facet(label, ['Acme', 'Birch']));
  const labelsOf = (groups: readonly ChoiceGroup[], name: string, isLabelled = true): readonly (string | null)[] =>
    toldApart([], groups, { ...by(name), isLabelled }).map(({ label }) => label);
  expect(labelsOf(titled('Filter brands'), 'Brands')).toEqual(['Brands']);
  // On the page its values stand under the title.
  const [told] = toldApart([], titled('Filter brands'), { ...by('Brands'), isLabelled: true });
  expect(told?.choices[0]?.control?.step.group).toBe('Filter brands');
  expect(labelsOf(titled('Brands to show'), 'Brands')).toEqual(['Brands']);
  expect(labelsOf(titled('Filter brands'), 'Brands', false)).toEqual(['Filter brands']);
  expect(labelsOf(titled('Filter superbrands'), 'Brands')).toEqual(['Filter superbrands']);
  expect(labelsOf(titled('Filter brands', 'Hue'), 'Brands')).toEqual(['Filter brands', 'Hue']);
});
