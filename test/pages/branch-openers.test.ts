import { expect, it } from 'vitest';
import { readPage } from '../../src/pages/read-page.js';
import { LIST } from './groups/read-live.js';
import { liveSnapshot } from './live-page.js';

const box = '<span><b role=checkbox aria-checked=false onclick=x><u></u></b></span>';
const sign = '<s onclick=x><svg></svg></s>';
const indent = '<i><i></i></i>';

/** What a page opens whose list has values in rows beside it, or over it. */
function opened(rows: readonly string[], isOver = false): readonly (string | null)[] {
  const values = `<div><div>${rows.join('')}</div></div>`;
  const page = isOver
    ? `<div>${LIST}</div><div>${values}</div>`
    : `<div><div><h3>Place</h3>${values}</div>${LIST}</div>`;
  const { openers = [] } = readPage(liveSnapshot(page));
  return openers.map(({ step }) => step.name);
}

const branch = (name: string, before = sign): string => `<div><p>${before}${box}<em onclick=x>${name}</em></p></div>`;

it('signs before the boxes of values open what lies below them', () => {
  expect(opened(['North', 'South', 'West'].map((name) => branch(name)))).toEqual(['North', 'South', 'West']);
});

it('a branch is open where the next value is further in, by empty elements, by its style or as it stands in the branch', () => {
  const last = [branch('South'), branch('West')];
  expect(opened([branch('North'), branch('Hull', indent), ...last])).toEqual(['South', 'West']);
  const moved = branch('Hull', '').replace('<p>', '<p style="padding-left: 24px">');
  expect(opened([branch('North'), moved, ...last])).toEqual(['South', 'West']);
  const nested = branch('North').replace(/<.div>$/u, `<div>${branch('Hull', '')}</div></div>`);
  expect(opened([nested, ...last])).toEqual(['South', 'West']);
});

it('nothing lies below values without a sign, with one that is hidden or cannot be worked, or where only one has a sign', () => {
  const hidden = '<s onclick=x style="visibility:hidden"><svg></svg></s>';
  const idle = '<s onclick=x aria-disabled=true><svg></svg></s>';
  const others = [branch('East', hidden), branch('Isles', idle), branch('Coast', '<s><svg></svg></s>')];
  expect(opened([branch('North'), branch('South'), ...others])).toEqual(['North', 'South']);
  expect(opened([branch('North'), ...others])).toEqual([]);
});

it('the first of two signs before the words of values opens, the other being a box that does not say so', () => {
  const plain = (name: string, before = `${sign}<s onclick=x><u></u></s>`): string =>
    `<div>${before}<em onclick=x>${name}</em></div>`;
  expect(opened(['North', 'South', 'West'].map((name) => plain(name)))).toEqual(['North', 'South', 'West']);
  const leaf = plain('Hull', `${indent}<s onclick=x></s><s onclick=x><u></u></s>`);
  expect(opened([plain('North'), leaf, plain('South'), plain('West')])).toEqual(['South', 'West']);
  expect(opened(['North', 'South', 'West'].map((name) => plain(name, sign)))).toEqual([]);
});

it('a sign before a box that is hidden is drawn for it', () => {
  const drawn = (name: string): string => branch(name).replace('<span>', '<span hidden>');
  expect(opened(['North', 'South', 'West'].map(drawn))).toEqual([]);
});

it('nodes of a tree are opened by their signs where none says that it is closed, as where only those that are open say so', () => {
  const tree = (state: string): readonly (string | null)[] =>
    opened([
      `<div role=tree>${['North', 'South', 'West'].map((name, at) => `<div role=treeitem ${at === 0 ? state : ''}>${branch(name)}</div>`).join('')}</div>`,
    ]);
  expect(tree('')).toEqual(['North', 'South', 'West']);
  expect(tree('aria-expanded=true')).toEqual(['South', 'West']);
  expect(tree('aria-expanded=false')).not.toContain('South');
});

it('nodes that say themselves whether they are open are not opened by their signs', () => {
  const nodes = ['North', 'South', 'West'].map((name) => `<div role=treeitem aria-expanded=true>${branch(name)}</div>`);
  expect(opened(nodes)).toEqual([]);
});

const row = (name: string, end: string, tag = 'div'): string =>
  `<${tag} onclick=x>${box}<em>${name}</em><p>${end}</p></${tag}>`;

it('rows of a list over the page with a sign at their ends show another column', () => {
  const rows = [row('Ford', '<svg></svg>'), row('Fiat', '<i></i>'), row('Other', '<b></b>')];
  expect(opened(rows, true)).toEqual(['Ford', 'Fiat']);
});

it('rows on the page, labels, rows of one sign and rows without a box of their own show no other column', () => {
  const rows = (tag?: string): readonly string[] =>
    ['Ford', 'Fiat', 'Seat'].map((name) => row(name, '<svg></svg>', tag));
  expect(opened(rows())).toEqual([]);
  expect(opened(rows('label'), true)).toEqual([]);
  expect(opened([row('Ford', '<svg></svg>'), row('Fiat', ''), row('Seat', '')], true)).toEqual([]);
  expect(
    opened(
      rows().map((one) => one.replace(' onclick=x>', '>')),
      true,
    ),
  ).toEqual([]);
});

it('rows whose label chooses show another column by the sign at their ends', () => {
  const labelled = (name: string, sign = '<svg></svg>'): string =>
    `<li><label onclick=x><input type=checkbox onclick=x><u>${name}</u></label>${sign}</li>`;
  const rows = [labelled('Europe'), labelled('Asia'), labelled('Other', '')];
  expect(opened(rows, true)).toEqual(['Europe', 'Asia']);
  const inside = (name: string): string => labelled(`${name}<svg></svg>`, '');
  expect(opened([inside('Europe'), inside('Asia')], true)).toEqual([]);
});

const end = '<p><span onclick=x title=More><svg></svg></span></p>';
const tailed = (name: string, below = '', sign = end): string =>
  `<li><div><input type=checkbox id=${name} hidden><label for=${name} onclick=x>${name} (7)</label></div>${below}${sign}</li>`;
const list = (...rows: readonly string[]): readonly string[] => [`<ul>${rows.join('')}</ul>`];

it('signs that are drawn behind values open what lies below them, at each level, and say that they are of one kind', () => {
  expect(opened(list(tailed('North'), tailed('South')))).toEqual(['North', 'South']);
  const below = `<ul>${tailed('Hull', '', '')}${tailed('Leeds')}</ul>`;
  expect(opened(list(tailed('North', below), tailed('South')))).toEqual(['Leeds', 'South']);
  expect(opened(list(tailed('North', below), tailed('South', '', '')))).toEqual(['Leeds']);
  const page = `<div><div><h3>Place</h3>${list(tailed('North'), tailed('South')).join('')}</div>${LIST}</div>`;
  expect(readPage(liveSnapshot(page)).openers?.map(({ kind }) => kind)).toEqual(['span ', 'span ']);
});

it('nothing lies below values behind which no drawing stands, or one that is theirs, leads elsewhere or is the only one', () => {
  const others = ['<b onclick=x></b>', '<p><svg></svg></p>', '<a href=/north onclick=x><svg></svg></a>', ''];
  for (const sign of others) expect(opened(list(tailed('North', '', sign), tailed('South', '', sign)))).toEqual([]);
  const inLabel = (name: string): string =>
    `<li><label><input type=checkbox>${name} (7)<span onclick=x><svg></svg></span></label></li>`;
  expect(opened(list(inLabel('North'), inLabel('South')))).toEqual([]);
  expect(opened(list(tailed('North'), tailed('South', '', ''), tailed('West', '', '')))).toEqual([]);
});
