import { describe, expect, it } from 'vitest';
import {
  causeOf,
  goneControl,
  hasLostList,
  hasOtherList,
  idleStep,
  isDrawnInPart,
  isNamesake,
  isOnlyOpened,
  isUnmoved,
  lacksFacets,
  lostChoices,
  replaces,
  scrollTarget,
  noteUndone,
  undoKey,
  type Moment,
} from '../../../src/browse/stage/stage-moment.js';
import type { Step } from '../../../src/model/access-path.js';
import type { Choice, ChoiceGroup, PageView, RangeControl } from '../../../src/model/page.js';
import { tinySnapshot, tinyView } from '../tiny-reader.js';

const URL_PATH = { kind: 'url', url: 'https://site.example/' } as const;
const LIST = '<li><a href="/a">A</a><li><a href="/b">B</a>';
const REVERSED = '<li><a href="/b">B</a><li><a href="/a">A</a>';

function step(changes: Partial<Step>): Step {
  return { do: 'check', role: 'checkbox', name: 'Acme', group: 'Brand', ordinal: 0, value: null, ...changes };
}

function momentOf(html: string, { url = URL_PATH.url, ...changes }: Partial<PageView> = {}): Moment {
  const snapshot = tinySnapshot(html, { url, status: 200 });
  const view = { ...tinyView(snapshot), ...changes };
  const sight = { path: URL_PATH, view, exchanges: [] };
  return { path: { url, units: [] }, before: null, sight, snapshot, bytes: 1, contentType: 'text/html', place: '' };
}

function groupOf(key: string, guess: ChoiceGroup['guess']): ChoiceGroup {
  const widget = 'checkboxes';
  return {
    node: 1,
    label: key,
    widget,
    guess,
    confidence: 1,
    key,
    field: key,
    multiple: true,
    choices: [],
    more: null,
  };
}

function choiceOf(value: string, selected: boolean): Choice {
  return { node: 1, value, count: null, selected, path: null, level: 0, range: null };
}

it.each([
  ['of another kind in another group', { role: 'option', group: 'Columns' }, true],
  ['of the same kind in another group', { group: 'Columns' }, false],
  ['of another kind in its own group', { role: 'option', group: 'brand' }, false],
])('a control %s is a namesake: %s', (_, changes, isOne) => {
  expect(isNamesake(step(changes), step({}))).toBe(isOne);
});

const RANGE: RangeControl = {
  node: 1,
  label: 'Weight',
  key: 'weight',
  min: null,
  max: null,
  step: null,
  unit: 'number',
  low: null,
  high: null,
  apply: null,
  template: null,
};

describe('two moments', () => {
  it.each([
    ['of the same list at one address are the same', true, momentOf(LIST)],
    ['of two lists differ', false, momentOf('<li><a href="/a">A</a>')],
    ['at two addresses differ', false, momentOf(LIST, { url: `${URL_PATH.url}#b` })],
  ])('%s', (_what, same, after) => {
    expect(isUnmoved(momentOf(LIST), after)).toBe(same);
  });

  it('differ in a list that is gone, unless the page says that nothing is there', () => {
    expect(hasLostList(momentOf(LIST), momentOf(''))).toBe(true);
    expect(hasLostList(momentOf(LIST), momentOf('', { declaredCount: 0 }))).toBe(false);
    expect(hasLostList(momentOf(''), momentOf(''))).toBe(false);
  });

  it.each<[string, ReturnType<typeof lostChoices>, Partial<PageView>, Partial<PageView>]>([
    ['in facets that are gone', 'most', { groups: [groupOf('brand', 'facet')] }, { groups: [] }],
    [
      'in one of several facets',
      'some',
      { groups: [groupOf('brand', 'facet'), groupOf('size', 'facet')] },
      { groups: [groupOf('size', 'facet')] },
    ],
    ['in other choices that are gone', 'some', { groups: [groupOf('sizes', 'other')] }, { groups: [] }],
    ['in ranges that are gone', 'most', { ranges: [RANGE] }, {}],
    [
      'in no facet that is still there',
      'none',
      { groups: [groupOf('brand', 'facet')] },
      { groups: [groupOf('brand', 'facet')] },
    ],
    ['in nothing that is no choice of the list', 'none', { groups: [groupOf('others', 'related')] }, { groups: [] }],
  ])('differ in what there was to choose from: %s', (...[, expected, before, after]) => {
    expect(lostChoices(momentOf(LIST, before), momentOf(LIST, after))).toBe(expected);
  });
});

describe('an opener only opened', () => {
  it.each<[string, string, string, boolean]>([
    ['where nothing else changed', URL_PATH.url, LIST, true],
    ['where the address tells late what was chosen before', `${URL_PATH.url}?size=48`, LIST, true],
    ['not where a list of another page is there', `${URL_PATH.url}other`, LIST, false],
    ['not where the list is another one', `${URL_PATH.url}?brand=b`, '<li><a href="/b">B</a>', false],
    ['not where the address led to no list', `${URL_PATH.url}?cart=1`, '', false],
    ['not where it put the list in another order', `${URL_PATH.url}?sort=-name`, REVERSED, false],
  ])('%s', (...[, url, html, expected]) => {
    expect(isOnlyOpened(momentOf(LIST), momentOf(html, { url }))).toBe(expected);
  });

  it.each([
    ['not where it unticked several boxes of a group, whatever the list says by now', [false, false], false],
    ['where one box is ticked by itself, as by what was chosen before', [true, false], true],
  ])('%s', (_, ticks, expected) => {
    const brands = (ticked: readonly boolean[]): Partial<PageView> => ({
      groups: [{ ...groupOf('brand', 'facet'), choices: ticked.map((selected, at) => choiceOf(String(at), selected)) }],
    });
    expect(isOnlyOpened(momentOf(LIST, brands([true, true])), momentOf(LIST, brands(ticks)))).toBe(expected);
  });
});

it('a press that takes back what the last step brought did more than open something', () => {
  const [buttons, field] = [groupOf('buttons', 'facet'), groupOf('field', 'facet')];
  const before = momentOf(LIST, { groups: [buttons] });
  const added = { ...momentOf(LIST, { groups: [buttons, field] }), before: before.sight.view };
  const opened = momentOf(LIST, { groups: [buttons, field, groupOf('values', 'facet')] });
  expect(isOnlyOpened(added, before)).toBe(false);
  expect(isOnlyOpened(added, opened)).toBe(true);
  expect(isOnlyOpened(added, added)).toBe(true);
  expect(isOnlyOpened({ ...added, before: null }, before)).toBe(true);
});

describe('an opener has changed the list', () => {
  const count = (value: number, template = '# things'): Partial<PageView> => ({
    declaredCount: value,
    counts: [{ node: 1, template, value, from: null, to: null, confidence: 1 }],
  });

  it.each<[string, string, Partial<PageView>, boolean]>([
    ['where a card is gone', '<li><a href="/b">B</a>', { counts: [] }, true],
    ['where the page counts fewer', LIST, count(1), true],
    ['not where another number is read', LIST, count(1, 'Brand (#)'), false],
    ['not where it counts as many', '<li><a href="/b">B</a>', {}, false],
    ['not where it is behind something', '', { counts: [], list: null }, false],
    ['not where cards came', `${LIST}<li><a href="/c">C</a>`, {}, false],
    ['not where pictures came', LIST.replace('>A', '><img src="/a.png">A'), {}, false],
  ])('%s', (...[, html, changes, isChanged]) => {
    expect(hasOtherList(momentOf(LIST, count(2)), momentOf(html, { ...count(2), ...changes }))).toBe(isChanged);
  });
});

describe('a step', () => {
  it.each<[Partial<Step>, Partial<Step>, boolean]>([
    [{ do: 'select', role: 'combobox' }, { do: 'select', role: 'combobox', value: 'b' }, true],
    [
      { do: 'select', role: 'combobox', name: null, group: null },
      { do: 'select', role: 'combobox', name: null, group: null, ordinal: 1 },
      false,
    ],
    [
      { do: 'select', role: 'combobox', name: 'Wood', group: null },
      { do: 'select', role: 'combobox', name: 'Kind', group: null },
      false,
    ],
    [{ role: 'radio' }, { role: 'radio', name: 'Birch' }, true],
    [{ do: 'select', role: 'listbox', value: 'A' }, { do: 'select', role: 'listbox', value: 'B' }, false],
    [{ do: 'click', role: 'option' }, { do: 'click', role: 'option', name: 'Birch' }, true],
    [{ do: 'click', role: 'option' }, { do: 'click', role: 'button', name: 'Birch' }, false],
    [{ role: 'radio' }, { role: 'radio', group: 'Size' }, false],
    [{}, { name: 'Birch' }, false],
  ])('%o is replaced by %o: %s', (last, wanted, isReplaced) => {
    expect(replaces(step(last), step(wanted))).toBe(isReplaced);
  });

  it.each<[Partial<Step>, string]>([
    [{}, 'choice'],
    [{ do: 'select' }, 'choice'],
    [{ group: 'pagination' }, 'pager'],
    [{ do: 'scroll' }, 'pager'],
    [{ do: 'open' }, 'opener'],
    [{ do: 'type' }, 'search'],
    [{ do: 'press' }, 'search'],
  ])('%o makes requests of a %s', (changes, cause) => {
    expect(causeOf(step(changes))).toBe(cause);
  });

  it('is not undone again where it stayed, but where it was undone before', () => {
    const memory = { lasting: new Set<string>(), undone: new Set<string>() };
    const [stays, goes] = [undoKey(step({})), undoKey(step({}), true)];
    noteUndone(memory, goes, true);
    for (const key of [stays, goes]) noteUndone(memory, key, false);
    expect([...memory.lasting]).toEqual([stays]);
  });

  it('is undone as those of its group are', () => {
    expect(undoKey(step({}))).toBe(undoKey(step({ name: 'Birch', do: 'uncheck' })));
    expect(undoKey(step({}))).not.toBe(undoKey(step({ group: 'Size' })));
    const select = { do: 'select', role: 'combobox', group: null, name: null } as const;
    expect(undoKey(step(select))).toBe(undoKey(step({ ...select, value: 'Birch' })));
    expect(undoKey(step(select))).not.toBe(undoKey(step({ ...select, ordinal: 1 })));
  });

  it('that scrolls needs no control but the last card', () => {
    const scroll = step({ do: 'scroll' });
    const { view } = momentOf(LIST).sight;
    expect(scrollTarget(view, scroll)).toEqual({ node: view.list?.cards.at(-1)?.node, step: scroll });
    expect(scrollTarget(view, step({}))).toBeNull();
    expect(scrollTarget(momentOf('').sight.view, scroll)).toBeNull();
  });

  it.each<[Partial<Step>, string]>([
    [{}, 'Acme'],
    [{ name: null }, 'checkbox'],
    [{ name: null, role: null }, 'check'],
  ])('%o that cannot be done names what is missing', (changes, name) => {
    const path = { kind: 'actions', from: URL_PATH, steps: [step(changes)] } as const;
    expect(goneControl(step(changes), path)).toMatchObject({
      kind: 'failed',
      reason: 'not-found',
      url: URL_PATH.url,
      message: expect.stringContaining(`"${name}"`) as string,
    });
  });
});

it.each([
  [3, null, true],
  [2, null, false],
  [3, URL_PATH, false],
])(
  'of a list of two cards beside the number %i, with %j to go on, there may be more in the same page: %s',
  (value, next, isInPart) => {
    const counts = [{ node: 0, template: '# results', value, from: null, to: null, confidence: 1 }];
    const { pagination } = tinyView(tinySnapshot(LIST, { url: URL_PATH.url, status: 200 }));
    expect(isDrawnInPart(momentOf(LIST, { counts, pagination: { ...pagination, next } }))).toBe(isInPart);
  },
);

it.each([
  ['nothing', {}, true],
  ['links that may be anything', { groups: [{ ...groupOf('Sort', 'facet'), widget: 'links', confidence: 0.6 }] }, true],
  ['links that are surely a facet', { groups: [{ ...groupOf('Brand', 'facet'), widget: 'links' }] }, false],
  ['boxes', { groups: [{ ...groupOf('Brand', 'facet'), confidence: 0.2 }] }, false],
  ['no script', { scripts: 0 }, false],
] as const)('a list with %s lacks facets: %j %s', (_, changes, isLacking) => {
  expect(lacksFacets(momentOf(LIST, { scripts: 1, ...changes }))).toBe(isLacking);
});

it('a list beside a field for a keyword and a select of its form lacks facets', () => {
  const field = { node: 7, name: 'c', widget: 'select', label: null, value: '', options: [], required: false } as const;
  const plain = { node: 5, method: 'get', action: URL_PATH.url, enctype: '', label: null, buttons: [] } as const;
  const forms = [{ ...plain, purpose: 'search', fields: [field] } as const];
  const groups = [{ ...groupOf('Country', 'facet'), node: 7 }];
  expect([forms, []].map((of) => lacksFacets(momentOf(LIST, { scripts: 1, forms: of, groups })))).toEqual([
    true,
    false,
  ]);
});

describe('a choice that changed neither the list nor the address', () => {
  const before = momentOf(LIST).sight.view;
  const after = (changes: Partial<Moment>, html = LIST): Moment => ({
    ...momentOf(html),
    before,
    path: { url: URL_PATH.url, units: [step({})] },
    ...changes,
  });

  it('is told with the page before it', () => {
    expect(idleStep(after({}))).toEqual({ step: step({}), before });
  });

  it.each([
    ['nothing is known', null],
    ['nothing was done', after({ path: { url: URL_PATH.url, units: [] } })],
    ['the page before is not known', after({ before: null })],
    ['the list is another one', after({}, REVERSED)],
    ['a page was turned', after({ path: { url: URL_PATH.url, units: [step({ group: 'pagination' })] } })],
  ])('is none where %s', (_, moment) => {
    expect(idleStep(moment)).toBeNull();
  });
});
