import { expect, it } from 'vitest';
import { parseForms } from '../../../src/forms/index.js';
import type { Choice } from '../../../src/model/page.js';
import type { FoundGroup } from '../../../src/pages/groups/found-group.js';
import { readGroups } from '../../../src/pages/groups/index.js';
import { isOfPager } from '../../../src/pages/groups/pager-groups.js';
import { indexOf, PAGE } from './read-html.js';
import { liveIndex } from './read-live.js';

it('a select of all page numbers beside a pager is one, numbers elsewhere are values', () => {
  const options = [1, 2, 3].map((page) => `<option>${page}`).join('');
  const index = liveIndex(`<div><label>Page <select>${options}</select></label><button>next</button></div>`);
  const guess = (pagerNodes: readonly number[]): string | undefined =>
    readGroups(index, { forms: [], list: null, pagerNodes: new Set(pagerNodes), url: PAGE })[0]?.guess;
  expect([guess(index.byTag('button')), guess([])]).toEqual(['pager', 'facet']);
});

it.each([
  ['the same words', ['page 1', 'page 2', 'page 3'], 'pager'],
  ['other words', ['page 1', 'part 2', 'page 3'], 'facet'],
  ['numbers that are not those of all pages', ['page 2', 'page 3', 'page 4'], 'facet'],
  ['more than a number', ['page 1 of 9', 'page 2 of 9', 'page 3 of 9'], 'facet'],
])('options of a script beside a pager turn its pages only where they count them: %s', (_what, values, expected) => {
  const options = values.map((value) => `<li role=option onclick=x>${value}</li>`).join('');
  const index = liveIndex(`<div><ul role=listbox aria-label=Page>${options}</ul><button>next</button></div>`);
  const guess = (pagerNodes: readonly number[]): string | undefined =>
    readGroups(index, { forms: [], list: null, pagerNodes: new Set(pagerNodes), url: PAGE })[0]?.guess;
  expect([guess(index.byTag('button')), guess([])]).toEqual([expected, 'facet']);
});

it('what a pager leaves between its numbers is its own, whatever stands beside it is not', () => {
  const row = ['Back', '1', '…', '4', '5', 'Next'].map((text) => `<li onclick=x>${text}</li>`).join('');
  const index = liveIndex(`<div><ul>${row}</ul><p>Brand: <i onclick=x>Acme</i> <i onclick=x>Bolt</i></p></div>`);
  const [, , , four = 0, five = 0] = index.byTag('li');
  const groups = readGroups(index, { forms: [], list: null, pagerNodes: new Set([four, five]), url: PAGE });
  expect(groups.map(({ label, guess }) => [label, guess])).toEqual([
    [null, 'pager'],
    ['Brand', 'facet'],
  ]);
});

it('a menu that is drawn beside the whole page stands in no row of its pager', () => {
  const items = ['Speed', 'Country', 'Label'].map((name) => `<li role=menuitemcheckbox onclick=x>${name}</li>`);
  const page = '<div><p>1-25 of 532</p><button onclick=x>2</button><button onclick=x>3</button></div>';
  const index = liveIndex(`${page}<div><ul role=menu>${items.join('')}</ul></div>`);
  const pager = new Set(index.byTag('button'));
  const [body = 0] = index.byTag('body');
  const choices = index.byTag('li').map((node) => ({ node }) as Choice);
  // Where nothing says how far the menu goes, it may be all that holds it.
  const menu = { node: body, widget: 'checkboxes', choices, traits: { isScripted: true } } as unknown as FoundGroup;
  expect(isOfPager(index, menu, pager)).toBe(false);
});

it('a box in a column beside that of the pager is no page', () => {
  const box = '<div><label><input type=checkbox> Instant booking</label></div>';
  const index = liveIndex(`<section><div>${box}</div><div><p>Cards</p><button>next</button></div></section>`);
  const groups = readGroups(index, { forms: [], list: null, pagerNodes: new Set(index.byTag('button')), url: PAGE });
  expect(groups.map(({ guess }) => guess)).toEqual(['facet']);
});

it('submit buttons of a pager turn its pages, with those that lead where it does or nowhere', () => {
  const texts = ['Back', '1', '2', 'Next'];
  const attributes = ['disabled', 'value=1 aria-current=page', 'value=2', 'value=2'];
  const buttons = texts.map((text, at) => `<button name=page ${attributes[at] ?? ''}>${text}</button>`);
  const html = `<form action=/s>${buttons.join('')}</form>`;
  const index = indexOf(html);
  const forms = parseForms(index.snapshot);
  const guess = (pagerNodes: readonly number[]): string | undefined =>
    readGroups(index, { forms, list: null, pagerNodes: new Set(pagerNodes), url: PAGE })[0]?.guess;
  const two = index.byTag('button')[2] ?? 0;
  expect([guess([two]), guess([])]).toEqual(['pager', 'facet']);
});

it.each([
  ['one of them says that it is the page shown now', '<button aria-current=page>1</button>', 'pager'],
  ['one is only chosen', '<button aria-pressed=true>1</button>', 'facet'],
])('buttons that only a script works count pages where %s', (_what, first, expected) => {
  const others = ['2', '3', '8', 'Next'].map((text) => `<button>${text}</button>`).join('');
  const index = indexOf(`<div><button>First</button>${first}${others}</div>`);
  const groups = readGroups(index, { forms: [], list: null, pagerNodes: new Set(), url: PAGE });
  expect(groups.map(({ guess }) => guess)).toEqual([expected]);
});
