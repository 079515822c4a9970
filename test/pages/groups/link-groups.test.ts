import { describe, expect, it } from 'vitest';

import { readAddresses } from '../../../src/pages/groups/addresses.js';
import type { FoundGroup } from '../../../src/pages/groups/found-group.js';
import { groupOfRun } from '../../../src/pages/groups/link-groups.js';
import { findRuns, type RunOptions } from '../../../src/pages/groups/runs/runs.js';
import { readPage } from '../../../src/pages/read-page.js';
import { liveSnapshot } from '../live-page.js';
import { indexOf, lineOf, linksTo, PAGE } from './read-html.js';
import { LIST } from './read-live.js';

/** The group of the first row of links of a page. */
function groupOf(
  html: string,
  url: string = PAGE,
  { isSameKind = () => true }: Partial<RunOptions> = {},
): FoundGroup | null {
  const index = indexOf(html, url);
  const addresses = readAddresses(index, url);
  const [run] = findRuns(index, {
    isItem: (id) => index.linkUrl(id) !== null,
    isVoid: () => false,
    walls: new Set(),
    isSameKind,
  });
  if (run === undefined) return null;
  const context = { index, addresses, list: null, pagerNodes: new Set<number>(), countsAreUsual: false };
  const pathOf = ({ main }: { readonly main: number | null }) => {
    const address = main === null ? null : addresses.of(main);
    return address === null ? null : ({ kind: 'url', url: address.url } as const);
  };
  return groupOfRun({ ...context, widget: 'links', pathOf }, run);
}

function line(html: string, url?: string): string | null {
  const group = groupOf(html, url);
  return group === null ? null : lineOf({ ...group, guess: 'other', confidence: 0 });
}

/** Values with counts beside them. */
function counted(name: string, counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([value, count]) => `<li><a href="?${name}=${value}">${value}</a> (${count})`)
    .join('');
}

describe('a row of links', () => {
  it('is a group of values with counts', () => {
    expect(line(`<h3>色:</h3><ul>${counted('c', { 赤: 12, 青: 3 })}</ul>`)).toBe('色: 赤(12) 青(3)');
  });

  it('is called by its words alone, whatever signs or chosen values stand behind them', () => {
    expect(
      line(
        `<button aria-expanded=false>Colour<i aria-hidden=true> ▾</i></button><ul>${counted('c', { red: 1, blue: 2 })}</ul>`,
      ),
    ).toBe('Colour: red(1) blue(2)');
    expect(line(`<h3>Colour: red</h3><ul><li><b>red</b></li>${counted('c', { blue: 2, grey: 3 })}</ul>`)).toBe(
      'Colour: *red blue(2) grey(3)',
    );
  });

  it('tells what choosing changes, how to choose, and under which key it is known again', () => {
    const group = groupOf(`<h3>Color</h3><ul>${linksTo('c', ['red', 'blue'])}</ul>`);
    expect(group?.change.name).toBe('c');
    expect(group?.choices[1]?.path).toEqual({ kind: 'url', url: `${PAGE}?c=blue` });
    expect(group?.key).toBe(groupOf(`<div><b>Color:</b><p>${linksTo('c', ['pink', 'grey'], 'span')}</p></div>`)?.key);
  });

  it('takes a plain first text for its label if it has no other', () => {
    expect(line(`<ul><li>Farbe${linksTo('c', ['rot', 'blau', 'grau'])}</ul>`)).toBe('Farbe: rot blau grau');
  });

  it('keeps the link that promises more apart from the values', () => {
    const more = '<li><a href="/colors">+ 19</a>';
    const group = groupOf(`<h3>Color</h3><ul>${counted('c', { red: 9, blue: 8, grey: 7, pink: 6 })}${more}</ul>`);
    expect(group?.choices).toHaveLength(4);
    expect(group?.more).toEqual({ kind: 'url', url: 'https://shop.example/colors' });
  });

  it('finds that link behind a row with a name of its own, too', () => {
    const colors = counted('c', { red: 9, blue: 8, grey: 7, pink: 6 });
    const more = '<p><a href="?c_limit=0">Show more colours</a></p>';
    for (const row of [
      `<nav aria-label="Color"><ul>${colors}</ul></nav>`,
      `<div><h3>Color</h3><ul>${colors}</ul></div>`,
    ]) {
      const html = `<section><h2><i></i> Color</h2>${row}${more}</section><section><h2>Size</h2></section>`;
      const group = groupOf(html, PAGE, { isSameKind: () => false });
      expect(group?.label).toBe('Color');
      expect(group?.more).toEqual({ kind: 'url', url: `${PAGE}?c_limit=0` });
    }
  });

  it('names a value that is linked twice once', () => {
    const twice = linksTo('c', ['أحمر', 'أزرق', 'أحمر']);
    expect(line(`<h3>لون</h3><ul>${twice}</ul>`)).toBe('لون: أحمر أزرق');
  });

  it('is no group without a link', () => {
    const index = indexOf('<ul><li>red<li>blue</ul>');
    const context = { index, addresses: readAddresses(index, PAGE), list: null, pagerNodes: new Set<number>() };
    const run = { node: 0, items: [], label: null, trailing: null, crossed: false };
    expect(groupOfRun({ ...context, countsAreUsual: false, widget: 'links', pathOf: () => null }, run)).toBeNull();
  });

  it('says whether its links leave the page or the site', () => {
    const inside = groupOf(`<h3>Color</h3><ul>${linksTo('c', ['red', 'blue'])}</ul>`);
    const outside = groupOf('<p><a href="https://a.example/">A</a> <a href="https://b.example/">B</a></p>');
    expect([inside?.traits.staysOnPath, inside?.traits.outsideShare]).toEqual([true, 0]);
    expect([outside?.traits.staysOnPath, outside?.traits.outsideShare]).toEqual([false, 1]);
  });

  it('knows the heads of sortable columns and directions of sorting', () => {
    const head = '<th><a href="?s=name&o=asc">名前</a><th><a href="?s=price&o=asc">価格</a>';
    const group = groupOf(`<table><thead><tr>${head}</thead><tr><td>茶<td>9</table>`);
    expect(group?.traits).toMatchObject({ isTableHead: true, directionShare: 1 });
  });
});

it("what ends the main part behind its list is the page's footer, unless it pages, or ends an article", () => {
  const about = '<h3>Company</h3><ul><li><a href="/about">About us</a><li><a href="/help">Help</a></ul>';
  const icons = '<h3>Follow us</h3><p><button aria-label=One></button><button aria-label=Two></button></p>';
  const pager = `<nav>${[2, 3, 4].map((at) => `<a href="?page=${String(at)}">${String(at)}</a>`).join('')}</nav>`;
  const guessesOf = (main: string): readonly string[] =>
    readPage(liveSnapshot(`<main>${main}</main>`)).groups.flatMap(({ label, guess }) =>
      label === 'Company' || label === 'Follow us' ? [guess] : [],
    );
  expect(guessesOf(`${LIST}<footer>${about}${icons}</footer>`)).toEqual(['other', 'other']);
  expect(guessesOf(`${LIST}<footer>${about}${pager}</footer>`)).toEqual(['facet']);
  expect(guessesOf(`<section>${LIST}<footer>${about}${icons}</footer></section>`)).toEqual(['facet', 'facet']);
});
