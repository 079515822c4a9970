import { expect, it } from 'vitest';
import type { Step } from '../../src/model/access-path.js';
import type { Control, PageView } from '../../src/model/page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { CARD_GROUP } from '../../src/model/step.js';
import { locate } from '../../src/pages/locate.js';
import { readPage } from '../../src/pages/read-page.js';
import { facet } from '../explore/page-views.js';

const EMPTY = readPage(snapshotFromHtml('<title></title>', { url: 'https://shop.example/', status: 200 }));

function step(name: string | null, parts: Partial<Step> = {}): Step {
  return { do: 'click', role: 'button', name, group: null, ordinal: 0, value: null, ...parts };
}

function pageOf(...steps: readonly Step[]): PageView {
  return { ...EMPTY, openers: steps.map((made, node): Control => ({ node, step: made })) };
}

it.each<[string, Step, Step[], number | null]>([
  ['the one that is the same', step('B'), [step('A'), step('B')], 1],
  ['the ordinal tells those alike', step('A', { ordinal: 1 }), [step('A'), step('A', { ordinal: 1 })], 1],
  ['the first where there are fewer', step('A', { ordinal: 4 }), [step('A')], 0],
  ['its own group first', step('A', { group: 'g' }), [step('A', { group: 'h' }), step('A', { group: 'g' })], 1],
  ['another group where its own is gone', step('A', { group: 'g' }), [step('A', { group: 'h' })], 0],
  ['another role', step('A', { role: 'link' }), [step('A')], 0],
  ['a name in other letters', step('Show All'), [step('show  all')], 0],
  [
    'a ticked box for one to tick',
    step('A', { do: 'check' }),
    [step('A', { do: 'open' }), step('A', { do: 'uncheck' })],
    1,
  ],
  ['no other name', step('A'), [step('B')], null],
  [
    'nothing nameless to scroll',
    step(null, { do: 'scroll', role: null }),
    [step(null), step(null, { role: null })],
    null,
  ],
  ['nothing nameless elsewhere', step(null, { group: 'g' }), [step(null, { group: 'h' })], null],
  [
    'the option of a select',
    step('S', { do: 'select', value: 'y' }),
    [step('S', { do: 'select', value: 'x' }), step('S', { do: 'select', value: 'y' })],
    1,
  ],
  ['no other option', step('S', { do: 'select', value: 'z' }), [step('S', { do: 'select', value: 'x' })], null],
  [
    'a select without any name for one that was called as what showed it',
    step(null, { do: 'select', role: 'combobox', group: 'Add', value: 'y' }),
    [
      step(null, { do: 'select', role: 'combobox', value: 'x' }),
      step(null, { do: 'select', role: 'combobox', value: 'y' }),
    ],
    1,
  ],
  ['the field of any text', step('S', { do: 'type', value: 'abc' }), [step('S', { do: 'type', value: '{low}' })], 0],
  ['no pager for what is none', step('2'), [step('2', { group: 'pagination' })], null],
])('%s', (...[, wanted, there, node]) => {
  expect(locate(pageOf(...there), wanted)?.node ?? null).toBe(node);
});

it('a pager goes on whatever its step is called now', () => {
  const control: Control = { node: 7, step: step('3', { group: 'pagination' }) };
  const view = { ...EMPTY, pagination: { ...EMPTY.pagination, control } };
  expect(locate(view, step('2', { group: 'pagination' }))).toBe(control);
  expect(locate(view, step(null, { do: 'scroll', role: null }))).toBe(control);
  expect(locate(EMPTY, step('2', { group: 'pagination' }))).toBeNull();
  expect(locate(view, step(null, { do: 'scroll', role: null, group: 'list' }))).toBeNull();
});

it('looks at groups, ranges, keyword fields and overlays', () => {
  const named = (name: string, node: number): Control => ({ node, step: step(name) });
  const view: PageView = {
    ...EMPTY,
    groups: [
      {
        node: 0,
        label: 'Color',
        widget: 'buttons',
        guess: 'facet',
        confidence: 1,
        key: '',
        field: null,
        multiple: false,
        more: null,
        choices: [
          {
            node: 1,
            value: 'Red',
            count: null,
            selected: false,
            path: null,
            level: 0,
            range: null,
            control: named('Red', 1),
          },
        ],
        apply: named('Apply', 2),
        search: named('Filter', 3),
      },
    ],
    ranges: [
      {
        node: 4,
        label: null,
        key: '',
        min: null,
        max: null,
        step: null,
        unit: 'number',
        low: named('Low', 4),
        high: null,
        apply: named('Go', 5),
        template: null,
      },
    ],
    searches: [
      {
        node: 6,
        label: null,
        template: { kind: 'actions', from: { kind: 'url', url: EMPTY.url }, steps: [step('Query', { do: 'type' })] },
      },
      { node: 7, label: null, template: { kind: 'url', url: 'https://shop.example/?q={query}' } },
      {
        node: 8,
        label: null,
        template: { kind: 'url', url: 'https://shop.example/?q={query}' },
        controls: [named('Find', 9)],
      },
    ],
    overlays: [{ node: 10, dismiss: [named('Close', 11)] }],
  };
  const names = ['Red', 'Apply', 'Filter', 'Low', 'Go', 'Query', 'Find', 'Close'];
  expect(names.map((name) => locate(view, step(name))?.node)).toEqual([1, 2, 3, 4, 5, 6, 9, 11]);
});

it('any of the buttons beside a group', () => {
  const beside = (name: string, node: number): Control => ({ node, step: step(name) });
  const group = { ...facet('Cuisine', ['Thai']), apply: beside('Cancel', 4), otherButtons: [beside('OK', 5)] };
  expect(locate({ ...EMPTY, groups: [group] }, step('OK'))?.node).toBe(5);
});

it('a card by its name, which nothing else that is called so is taken for', () => {
  const card = (name: string, node: number) => ({
    ...{ node, position: 0, url: null, name, image: null, identifier: null },
    ...{ texts: [name], attributes: [], marks: [] },
  });
  const list = { node: 1, cards: [card('Boot', 2), card('Clog', 3)], linkPattern: '', label: null };
  const sender = { node: 9, step: step('Clog') };
  const view = { ...EMPTY, list, senders: [sender] };
  expect(locate(view, step('Clog', { group: CARD_GROUP }))?.node).toBe(3);
  expect(locate({ ...view, list: null }, step('Clog', { group: CARD_GROUP }))).toBeNull();
});

it('no value of another facet for one that its own facet does not show now', () => {
  const box = (group: string, name: string, node: number): Control => ({
    node,
    step: step(name, { do: 'check', role: 'checkbox', group }),
  });
  const groupOf = (label: string, controls: readonly Control[]) => {
    const made = facet(
      label,
      controls.map((control) => control.step.name ?? ''),
    );
    return { ...made, choices: made.choices.map((choice, at) => ({ ...choice, control: controls[at]! })) };
  };
  const subtitles = groupOf('Subtitles', [box('Subtitles', 'French', 1), box('Subtitles', 'German', 2)]);
  const language = groupOf('Language', [box('Language', 'French', 3)]);
  const { step: wanted } = box('Language', 'German', 0);
  expect(locate({ ...EMPTY, groups: [subtitles, language] }, wanted)).toBeNull();
  expect(locate({ ...EMPTY, groups: [subtitles] }, wanted)?.node).toBe(2);
  const opener: Control = { node: 9, step: step('Language') };
  expect(locate({ ...EMPTY, groups: [subtitles], openers: [opener] }, wanted)).toBeNull();
  // Nor of boxes that are all ticked, of which others are unticked.
  const choices = subtitles.choices.map((choice) => ({ ...choice, selected: true }));
  const ticked = { ...subtitles, guess: 'other', widget: 'checkboxes', multiple: true, choices } as const;
  expect(locate({ ...EMPTY, groups: [ticked], openers: [opener] }, wanted)).toBeNull();
});
