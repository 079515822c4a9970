import { expect, it } from 'vitest';
import { parseForms } from '../../../src/forms/index.js';
import { readGroups } from '../../../src/pages/groups/index.js';
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
