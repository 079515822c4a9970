import { describe, expect, it } from 'vitest';

import { parseForms } from '../../../src/forms/index.js';
import { isAsked } from '../../../src/pages/groups/form-groups.js';
import { groupsOf, indexOf, linesOf, PAGE } from './read-html.js';
import { liveLinesOf } from './read-live.js';

const SELECT =
  '<label>Brand <select name=b><option value="">All<option value=1>Acme (12)<option value=2>Bolt (3)</select></label>';

/** Addresses of the first group's choices. */
function urlsOf(html: string): readonly (string | null)[] {
  return (groupsOf(html)[0]?.choices ?? []).map(({ path }) =>
    path?.kind === 'url' ? path.url.replace('https://shop.example', '') : null,
  );
}

describe('choices of a form', () => {
  it('submit it with one value changed; an empty value takes the field out', () => {
    expect(urlsOf(`<form action="/s"><input name=q>${SELECT}<button name=go value=1>Go</button></form>`)).toEqual([
      '/s?q=&go=1',
      '/s?q=&b=1&go=1',
      '/s?q=&b=2&go=1',
    ]);
  });

  it('are not what stands in a select before anything is chosen and cannot be chosen', () => {
    const select =
      '<select name=b><option value="" disabled hidden selected>Brand<option value=1>Acme<option>Bolt</select>';
    expect(urlsOf(`<form action="/s">${select}</form>`)).toEqual(['/s?b=1', '/s?b=Bolt']);
  });

  it('of boxes keep what is ticked', () => {
    expect(
      urlsOf(
        '<form action="/s"><input type=checkbox name=b value=1 checked>A<input type=checkbox name=b value=2>B</form>',
      ),
    ).toEqual(['/s?b=1', '/s?b=1&b=2']);
  });

  it('of boxes in several rows of a table keep what is ticked in the other rows', () => {
    const rows = ['Spring', 'Autumn'].map(
      (season, at) =>
        `<tr><th>${season}<td><input type=checkbox name=c value=${at}1 ${at === 0 ? 'checked' : ''}><td><input type=checkbox name=c value=${at}2>`,
    );
    const html = `<form action="/s"><table><tr><td><th>Black<th>Blue${rows.join('')}</table></form>`;
    expect(linesOf(html)).toEqual(['Spring: *Black Blue', 'Autumn: Black Blue']);
    expect(groupsOf(html)[1]?.choices.map(({ path }) => path)).toEqual(
      ['11', '12'].map((value) => ({ kind: 'url', url: `https://shop.example/s?c=01&c=${value}` })),
    );
  });

  it('of boxes of one name in several sections keep what is ticked in the other sections', () => {
    const sections = ['Colour', 'Size'].map(
      (name, at) =>
        `<div><h3><button type=button aria-expanded=true>${name}</button></h3><div><label><input type=checkbox name=f value=${at}1 ${at === 0 ? 'checked' : ''}>one</label><label><input type=checkbox name=f value=${at}2>two</label></div></div>`,
    );
    const html = `<form action="/s">${sections.join('')}</form>`;
    expect(linesOf(html)).toEqual(['Colour: *one two', 'Size: one two']);
    expect(groupsOf(html).map(({ key }) => key)).toEqual(['checkboxes|colour|f', 'checkboxes|size|f']);
    expect(groupsOf(html)[1]?.choices.map(({ path }) => path)).toEqual(
      ['11', '12'].map((value) => ({ kind: 'url', url: `https://shop.example/s?f=01&f=${value}` })),
    );
  });

  it('of boxes with names of their own are one group for each row of a table', () => {
    const rows = ['Spring', 'Autumn'].map(
      (season) => `<tr><th>${season}<td><input type=checkbox name=${season}1><td><input type=checkbox name=${season}2>`,
    );
    const html = `<form action="/s"><table><tr><td><th>Black<th>Blue${rows.join('')}</table></form>`;
    expect(linesOf(html)).toEqual(['Spring: Black Blue', 'Autumn: Black Blue']);
  });

  it('of radios replace what is chosen', () => {
    expect(
      urlsOf('<form action="/s"><input type=radio name=b value=1 checked>A<input type=radio name=b value=2>B</form>'),
    ).toEqual(['/s?b=1', '/s?b=2']);
  });

  it('of a form that posts, and of no form, have no path', () => {
    expect(urlsOf(`<form method=post>${SELECT}</form>`)).toEqual([null, null, null]);
    expect(urlsOf(SELECT)).toEqual([null, null, null]);
  });

  it('are not asked of a poll: one answer of several, none given, that another page takes', () => {
    const asked = (action: string, checked = ''): boolean => {
      const radios = `<input type=radio name=b value=1 ${checked}>A<input type=radio name=b value=2>B`;
      const index = indexOf(`<form method=post action="${action}">${radios}</form>`, `${PAGE}?view=list&Itemid=5`);
      return parseForms(index.snapshot).every((form) => isAsked({ index, hasList: true }, form));
    };
    expect([asked('/poll'), asked('?view=poll'), asked('/poll', 'checked')]).toEqual([false, false, true]);
    expect([asked('?view=list'), asked('')]).toEqual([true, true]);
  });

  it('that are addresses lead there without a form', () => {
    expect(urlsOf('<select><option value="/list?s=1">One<option value="?s=2">Two</select>')).toEqual([
      '/list?s=1',
      '/list?s=2',
    ]);
  });

  it('that are addresses are told apart by what changes in them', () => {
    const options = (values: readonly string[], argument: string): string =>
      values.map((value) => `<option value="/list?${argument}=${value}&offset=0">${value}`).join('');
    const orders = `<label>Sort<select>${options(['best', 'name-ascending', 'name-descending'], 'sort')}</select></label>`;
    const sizes = `<label>Show<select>${options(['25', '50', '100'], 'limit')}</select></label>`;
    expect(groupsOf(orders + sizes).map(({ guess, key }) => [guess, key])).toEqual([
      ['order', 'select|sort|sort'],
      ['page-size', 'select|show|limit'],
    ]);
  });
});

describe('groups of fields', () => {
  const cases: readonly (readonly [how: string, html: string, line: string])[] = [
    ['a select', SELECT, 'Brand: *All Acme(12) Bolt(3)'],
    [
      'boxes with counts in their labels',
      '<fieldset><legend>Brand</legend><label><input type=checkbox name=b value=1>Acme<i>12</i></label><label><input type=checkbox name=b value=2 checked>Bolt<i>3</i></label></fieldset>',
      'Brand: Acme(12) *Bolt(3)',
    ],
    [
      'boxes with counts beside their labels',
      '<h3>Brand</h3><ul><li><input type=checkbox name=b value=1 id=x><label for=x>Acme</label> <i>12</i><li><input type=checkbox name=b value=2 id=y><label for=y>Bolt</label> <i>3</i></ul>',
      'Brand: Acme(12) Bolt(3)',
    ],
    [
      'boxes with names of their own',
      '<h3>Brand</h3><ul><li><label><input type=checkbox name="b[1]">Acme</label><li><label><input type=checkbox name="b[2]">Bolt</label></ul>',
      'Brand: Acme Bolt',
    ],
    [
      'counts after a dash',
      '<label>Brand <select name=b><option value="">All<option value=1>Acme – 12<option value=2>Bolt – 3<option value=3>Cog – 1</select></label>',
      'Brand: *All Acme(12) Bolt(3) Cog(1)',
    ],
    [
      'selects of several, without what clears them',
      '<label>Brand <select name=b multiple><option value="">Clear<option value=1>Acme<option value=2>Bolt</select></label>',
      'Brand: Acme Bolt',
    ],
  ];
  it.each(cases)('are read from %s', (_, html, line) => {
    expect(linesOf(`<form>${html}</form>`)).toEqual([line]);
  });

  it('are told apart by label and field, and say whether several can be ticked', () => {
    const groups = groupsOf(`<form>${SELECT}<select name=c multiple><option>1<option>2</select></form>`);
    expect(groups.map(({ field, multiple, key }) => [field, multiple, key])).toEqual([
      ['b', false, 'select|brand|b'],
      ['c', true, 'select||c'],
    ]);
  });

  it('are not called by the sign beside their label that tells whether they are folded', () => {
    const box = (name: string): string => `<label><input type=checkbox name=b value=${name}>${name}</label>`;
    const head = '<div class="head"><div>Brand</div><div>⌄</div></div>';
    expect(linesOf(`<form><div>${head}<div>${box('Acme')}${box('Bolt')}</div></div></form>`)).toEqual([
      'Brand: Acme Bolt',
    ]);
  });

  it('have counts after a sign though one stands for no value', () => {
    const select =
      '<select name=b aria-label=Brand><option value="">All<option value=1>Acme – 12<option value=2>Bolt – 3</select>';
    expect(linesOf(`<form>${select}</form>`)[0]).toContain('Acme(12)');
  });

  it('are not made of free text, of a lone option, or of boxes inside links', () => {
    expect(
      linesOf('<form><input name=q><select name=a><option>1</select></form><a href="/x"><input type=checkbox>A</a>'),
    ).toEqual([]);
  });
});

it('counts of boxes stand apart from their values, in folded parts too', () => {
  const box = (value: string, count: number): string =>
    `<div><input type=checkbox id=b-${value} name=b value=${value}><label for=b-${value}>${value} <span>${String(count)}</span></label></div>`;
  const html = `<form action="/s"><h3>Brand</h3><div style="display:none">${box('Acme', 12)}${box('Bolt', 3)}</div><button>Go</button></form>`;
  const [group] = groupsOf(html);
  expect(group?.choices.map(({ value, count }) => [value, count])).toEqual([
    ['Acme', 12],
    ['Bolt', 3],
  ]);
});

it('numbers beside one and the same picture are values', () => {
  const tile = (stars: number): string =>
    `<div><input type=checkbox name=star value=${stars}0 id=s${stars}><label for=s${stars}><span>${stars}</span><svg role=img aria-label=star></svg></label></div>`;
  const page = `<form action="/s"><fieldset><legend>Stars</legend><div>${[1, 2, 3].map(tile).join('')}</div></fieldset><button>Go</button></form>`;
  expect(linesOf(page)).toEqual(['Stars: 1 2 3']);
  expect(liveLinesOf(page)).toEqual(['Stars: 1 2 3']);
});
