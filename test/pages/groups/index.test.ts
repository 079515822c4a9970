import { describe, expect, it } from 'vitest';

import { parseForms } from '../../../src/forms/index.js';
import type { ItemList } from '../../../src/model/page.js';
import { readGroups, stripSharedAffix } from '../../../src/pages/groups/index.js';
import { liveIndex } from './read-live.js';
import { groupsOf, indexOf, lineOf, linesOf, linksTo, PAGE } from './read-html.js';

/** What the groups of a page look like, with what is chosen by them. */
function guesses(html: string, url?: string): readonly string[] {
  return groupsOf(html, url).map(({ label, guess }) => `${label ?? '-'}: ${guess}`);
}

function facet(label: string, name: string, values: readonly string[]): string {
  return `<h3>${label}</h3><ul>${linksTo(name, values)}</ul>`;
}

describe('the groups of a page', () => {
  it('are read in document order, whatever widgets they are', () => {
    const form = `<form><label>Sort <select name="s"><option value="a">Name<option value="b">Price</select></label>
      <fieldset><legend>Size</legend><label><input type="checkbox" name="z" value="1">S</label>
      <label><input type="checkbox" name="z" value="2">M</label></fieldset><button>Go</button></form>`;
    const html = `${facet('Color', 'c', ['red', 'blue'])}${form}${facet('Brand', 'b', ['Acme', 'Bolt'])}`;
    expect(groupsOf(html).map(({ label, widget }) => `${label ?? '-'}: ${widget}`)).toEqual([
      'Color: links',
      'Sort: select',
      'Size: checkboxes',
      'Brand: links',
    ]);
  });

  it('have counts and labels in any script', () => {
    const arabic = '<h3>لون</h3><ul><li><a href="?c=1">أحمر</a> (١٢)<li><a href="?c=2">أزرق</a> (٣)</ul>';
    const japanese = '<h3>色：</h3><ul><li><a href="?d=1">赤（12）</a><li><a href="?d=2">青（3）</a></ul>';
    expect(linesOf(`<main dir="rtl">${arabic}</main>`)).toEqual(['لون: أحمر(12) أزرق(3)']);
    expect(linesOf(`<main>${japanese}</main>`)).toEqual(['色: 赤(12) 青(3)']);
  });

  it('lose the words that the labels of like facets share', () => {
    const html =
      facet('By genre', 'g', ['war', 'love']) +
      facet('By role', 'r', ['hero', 'fool']) +
      facet('By year', 'y', ['x', 'z']);
    expect(groupsOf(html).map(({ label }) => label)).toEqual(['genre', 'role', 'year']);
    const select = '<form><label>By place <select name=p><option>Any<option>Rome</select></label></form>';
    expect(groupsOf(`${html}${select}`).map(({ label }) => label)).toEqual(['genre', 'role', 'year', 'place']);
  });

  it('are letters, trails and facets by what they hold', () => {
    const letters = `<p>${linksTo('l', [...'ABCDEFGHIJ'], 'span')}</p>`;
    const trail =
      '<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li><a href="/">Home</a><li><a href="/a">A</a></ol>';
    expect(guesses(`${trail}<hr>${letters}${facet('Color', 'c', ['red', 'blue'])}`)).toEqual([
      '-: breadcrumbs',
      '-: letters',
      'Color: facet',
    ]);
  });

  it('do not reach into the cards of the list', () => {
    const index = indexOf(`${facet('Color', 'c', ['red', 'blue'])}<article>${facet('Tag', 't', ['x', 'z'])}</article>`);
    const [node = 0] = index.byTag('article');
    const card = {
      node,
      position: 0,
      url: null,
      name: '',
      image: null,
      identifier: null,
      texts: [],
      attributes: [],
      marks: [],
    };
    const list: ItemList = { node, cards: [card], linkPattern: '', label: null };
    const groups = readGroups(index, { forms: parseForms(index.snapshot), list, pagerNodes: new Set(), url: PAGE });
    expect(groups.map(lineOf)).toEqual(['Color: red blue']);
  });

  it('leave out links that act', () => {
    const html = facet('Color', 'c', ['red', 'blue', 'grey']);
    const index = indexOf(html);
    const acting = new Set(index.links.slice(-1));
    const groups = readGroups(index, { forms: [], list: null, pagerNodes: new Set(), url: PAGE, acting });
    expect(groups.map(lineOf)).toEqual(['Color: red blue']);
  });

  it('are none on a page that offers nothing', () => {
    expect(groupsOf('<h1>茶</h1><p>Nothing to choose.</p>')).toEqual([]);
  });
});

it('the room also offers to take shared words off any labels', () => {
  expect(stripSharedAffix(['By genre', 'By role', 'By year'])).toEqual(['genre', 'role', 'year']);
});

it('a pager may have more links that lead nowhere than links to its pages', () => {
  const dead = ['First', '«', '1-40 of 71'].map((text) => `<li><a href="#">${text}</a>`).join('');
  const index = indexOf(`<nav><ul>${dead}<li><a href="${PAGE}?from=40">»</a></ul></nav>`, PAGE);
  const next = index.byTag('a').at(-1) ?? 0;
  const groups = readGroups(index, { forms: [], list: null, pagerNodes: new Set([next]), url: PAGE });
  expect(groups.map(({ guess }) => guess)).toEqual(['pager']);
});

it('what leads nowhere in the row of the pager is its own, what stands beside it in another element is not', () => {
  const row = (items: readonly string[], tag: string): string =>
    `<ul>${items.map((text) => `<li><a href="#" onclick=x>${text}</a></li>`).join('')}<${tag}><a href="${PAGE}?from=40">»</a></${tag}></ul>`;
  const guess = (html: string): readonly string[] => {
    const index = liveIndex(`<nav aria-label="Pages">${html}</nav>`);
    const pagerNodes = new Set(index.byTag('a').slice(-1));
    return readGroups(index, { forms: [], list: null, pagerNodes, url: PAGE }).map(({ guess: kind }) => kind);
  };
  expect(guess(row(['First', 'Previous'], 'li'))).toEqual(['pager']);
  expect(guess(row(['Grid', 'Rows'], 'div'))).toEqual(['navigation']);
});

it('boxes of no form are kept with what they would send, where that tells them apart', () => {
  const boxes = (label: string, values: readonly string[]): string =>
    `<fieldset><legend>${label}</legend>${values
      .map((value, at) => `<label><input type="checkbox" value="${value}">${label} ${String(at)}</label>`)
      .join('')}</fieldset>`;
  const groups = groupsOf(`${boxes('Sex', ['sex.f', 'sex.m'])}${boxes('Age', ['on', 'on'])}`);
  expect(groups.map(({ choices }) => choices.map(({ path, handles }) => [path, handles]))).toEqual([
    [
      [null, ['sex.f']],
      [null, ['sex.m']],
    ],
    [
      [null, undefined],
      [null, undefined],
    ],
  ]);
});

it('buttons that fold what boxes are called by are no group of their own, others are', () => {
  const fold = (name: string): string => `<h3><button type=button aria-expanded=true>${name}</button></h3>`;
  const section = (name: string, at: number): string =>
    `<div>${fold(name)}<p>${['a', 'b'].map((value) => `<label><input type=checkbox name=f value=${value}${at}>${value}</label>`).join('')}</p></div>`;
  const sections = ['Colour', 'Size', 'Brand'].map(section).join('');
  expect(linesOf(`<form>${sections}</form>`)).toEqual(['Colour: a b', 'Size: a b', 'Brand: a b']);
  expect(linesOf(`<div>${['Colour', 'Size', 'Brand'].map(fold).join('')}</div>`)).toHaveLength(1);
});
