import { expect, it } from 'vitest';
import type { PageView } from '../../../../src/model/page.js';
import { readPage } from '../../../../src/pages/read-page.js';
import { liveSnapshot } from '../../live-page.js';
import { liveLinesOf } from '../read-live.js';

const icon = (name: string, more = ''): string => `<button onclick=x aria-label="${name}" ${more}><svg></svg></button>`;

/** A page with a table of two columns behind some markup, and something that hangs over it. */
function tableBehind(html: string, over = ''): PageView {
  const rows = Array.from(
    { length: 8 },
    (_, at) => `<tr><td><a href="/thing/${String(at)}-item">Thing number ${String(at)}</a><td>Oak and elm`,
  );
  const table = `<table><thead><tr><th>Name<th>Wood</thead><tbody>${rows.join('')}</table>`;
  return readPage(liveSnapshot(`<main><p>48 things</p><div>${html}<div>${table}</div></div></main>${over}`));
}

const openersOf = ({ openers = [] }: PageView): readonly unknown[] => openers.map(({ step }) => step.name);
const labelled = ({ groups }: PageView): readonly unknown[] =>
  groups.map(({ label, choices }) => [label, choices.map(({ value }) => value)]);

const TOOLS = ['Search', 'Show or hide filters', 'Density', 'Full screen'];

it('icons in a row over a table are no values, and may bring some up', () => {
  const view = tableBehind(`<div>${TOOLS.map((name) => `<span>${icon(name)}</span>`).join('')}</div>`);
  expect([labelled(view), openersOf(view)]).toEqual([[], TOOLS]);
});

it.each([
  ['one alone', icon('Filters')],
  ['those that say a state', ['Oak', 'Elm', 'Ash'].map((name) => icon(name, 'aria-pressed=false')).join('')],
  ['more than tools are', Array.from({ length: 9 }, (_, at) => icon(`Wood ${'abcdefghi'[at] ?? ''}`)).join('')],
  ['those under a heading', `<h4>Wood</h4><p>${['Oak', 'Elm', 'Ash'].map((name) => icon(name)).join('')}</p>`],
])('other icons over a table are what they were: %s', (_, html) => {
  const before = labelled(readPage(liveSnapshot(`<main>${html}</main>`)));
  expect(labelled(tableBehind(`<div>${html}</div>`))).toEqual(expect.arrayContaining(before as unknown[]));
});

it('entries of a menu that say what they do with a column are no values, other entries are', () => {
  const menu = (entries: readonly string[]): string =>
    `<div role=presentation><ul role=menu>${entries.map((name) => `<li role=menuitem tabindex=0 onclick=x>${name}</li>`).join('')}</ul></div>`;
  const commands = tableBehind('', menu(['Sort by Wood', 'Filter by Wood', 'Hide Wood', 'Show all']));
  const values = tableBehind('', menu(['Oak', 'Elm', 'Other wood']));
  expect([labelled(commands), labelled(values)]).toEqual([[], [[null, ['Oak', 'Elm', 'Other wood']]]]);
});

/** A table of which each column has a menu at its head, with the menu of the second open. */
function withColumnMenu(entries: readonly string[]): PageView {
  const head = (name: string, more: string): string =>
    `<th><button aria-haspopup=menu onclick=x ${more}>${name}</button>`;
  const heads = head('Name', 'aria-expanded=false') + head('Wood', 'aria-expanded=true aria-controls=m');
  const rows = Array.from(
    { length: 8 },
    (_, at) => `<tr><td><a href="/thing/${String(at)}-item">Thing number ${String(at)}</a><td>Oak`,
  );
  const items = entries.map((name) => `<p role=menuitemcheckbox aria-checked=false onclick=x>${name}</p>`).join('');
  const html = `<main><p>48 things</p><table><thead><tr>${heads}</thead><tbody>${rows.join('')}</table></main>`;
  return readPage(liveSnapshot(`${html}<div role=menu id=m>${items}</div>`));
}

it('entries of the menu at the head of a column that no row says are no values, those that one says are', () => {
  expect(labelled(withColumnMenu(['Up', 'Down', 'Hide']))).toEqual([]);
  expect(labelled(withColumnMenu(['Oak', 'Elm', 'Ash']))).toEqual([['Wood', ['Oak', 'Elm', 'Ash']]]);
});

/** The choices beside a table under a box, of some rows with a box of their own or none, where the site's lists are known. */
function besideTicked(box: string, length: number): readonly (readonly string[])[] {
  const page = (size: number): ReturnType<typeof liveSnapshot> => {
    const rows = Array.from(
      { length: size },
      (_, at) => `<tr><td>${box}<td><a href="/thing/${String(at)}-item">Thing number ${String(at)}</a><td>Oak`,
    );
    const head = '<th><label><input type=checkbox onclick=x>New</label><th>Name<th>Wood';
    return liveSnapshot(
      `<main><p>${String(size)} things</p><table><thead><tr>${head}</thead><tbody>${rows.join('')}</table></main>`,
    );
  };
  const { list } = readPage(page(8));
  const hint = list?.place === undefined ? null : { place: list.place, linkPattern: list.linkPattern };
  return readPage(page(length), hint).groups.map(({ choices }) => choices.map(({ value }) => value));
}

const TICK = '<input type=checkbox onclick=x aria-label="Tick this">';

it.each([
  { name: 'is none where each row has one', box: TICK, length: 8, groups: [] },
  { name: 'is none over the only row', box: TICK, length: 1, groups: [] },
  { name: 'is one where rows have none', box: '', length: 8, groups: [['New']] },
])('a box at the head of a table $name', ({ box, length, groups }) => {
  expect(besideTicked(box, length)).toEqual(groups);
});

/** The groups beside a table of things under a row of a text and icons, and what stands behind that. */
function underIcons(row: string): readonly string[] {
  const cards = Array.from(
    { length: 8 },
    (_, at) => `<tr><td><a href="/thing/${String(at)}-item">Thing number ${String(at)}</a><td>Oak`,
  );
  const table = `<table><thead><tr><th>Name<th>Wood</thead><tbody>${cards.join('')}</table>`;
  const page = readPage(liveSnapshot(`<main><p>8 things</p><section>${row}${table}</section></main>`));
  return page.groups.map(({ label }) => String(label));
}

const icons = (names: readonly string[]): string =>
  names.map((name) => `<i onclick=x><b role=img aria-label=${name}><svg></svg></b></i>`).join('');

it('icons that end the row of the title of a table are its tools, those that other fields stand behind may be values', () => {
  expect(underIcons(`<div><p>All things</p><div>${icons(['reload', 'height', 'setting'])}</div></div>`)).toEqual([]);
  expect(underIcons(`<div><p>Made for</p>${icons(['hand', 'foot'])}</div><div><input aria-label=Size></div>`)).toEqual([
    'Made for',
  ]);
});

it('what is pressed in one head of a table after the other orders it, and is no value', () => {
  const head = (name: string): string => `<div role=columnheader><div onclick=x><span>${name}</span></div></div>`;
  const heads = (names: readonly string[]): string => names.map(head).join('');
  const rows = ['Oak', 'Ash', 'Elm'].map((wood) => `<div role=row><div role=gridcell>${wood}</div></div>`).join('');
  const grid = (html: string): readonly string[] =>
    liveLinesOf(`<div role=grid><div role=row>${html}</div>${rows}</div>`);
  expect(grid(heads(['Wood', 'Finish', 'Price']))).toEqual([]);
  expect(
    grid('<div role=columnheader>Wood <i onclick=x>Oak</i><i onclick=x>Ash</i><i onclick=x>Elm</i></div>').length,
  ).toBe(1);
});
