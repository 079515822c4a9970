import { expect, it } from 'vitest';
import { besideList, boxes, liveGroupsOf, liveLinesOf } from '../read-live.js';

function kindsOf(html: string): readonly (readonly unknown[])[] {
  return besideList(html).groups.map(({ label, choices }) => [
    label,
    ...new Set(choices.map(({ path }) => path?.kind)),
  ]);
}

it.each([
  [
    'is sent by its address if it says where to',
    `<form action="/find">${boxes('Brand', ['Acme', 'Bolt'])}</form>`,
    [['Brand', 'url']],
  ],
  ['is sent if it says how', `<form method=get>${boxes('Brand', ['Acme', 'Bolt'])}</form>`, [['Brand', 'url']]],
  [
    'is worked if it says nothing',
    `<form>${boxes('Brand', ['Acme', 'Bolt'])}<button>Go</button></form>`,
    [['Brand', 'actions']],
  ],
  [
    'is worked if submitting it does nothing',
    `<form action="/find" onsubmit="return false">${boxes('Brand', ['Acme', 'Bolt'])}</form>`,
    [['Brand', 'actions']],
  ],
  [
    'is worked if a dialog is left by it',
    `<form method=dialog>${boxes('Brand', ['Acme', 'Bolt'])}<button>Done</button></form>`,
    [['Brand', 'actions']],
  ],
  [
    'is posted if it only asks',
    `<form method=post action="/find">${boxes('Brand', ['Acme', 'Bolt'])}</form>`,
    [['Brand', 'request']],
  ],
])('a form %s', (_, html, kinds) => {
  expect(kindsOf(html)).toEqual(kinds);
});

it('what is posted with a token that only this visitor has is worked in the page', () => {
  const html = `<form method=post action="/find"><input type=hidden name=token value=t>${boxes('Brand', ['Acme', 'Bolt'])}</form>`;
  const [group] = besideList(html).groups;
  expect(group?.choices[0]?.path).toMatchObject({ kind: 'actions', steps: [{ do: 'check', name: 'Acme' }] });
});

it.each([
  ['that acts', `<form method=post action="/cart/add">${boxes('Size', ['S', 'M'])}</form>`],
  [
    'that signs in',
    `<form method=post action="/in"><input type=password name=p>${boxes('Stay', ['day', 'year'])}</form>`,
  ],
  ['in the header', `<header><form method=post action="/set">${boxes('Currency', ['EUR', 'USD'])}</form></header>`],
])('choices of a form %s are no facets', (_, html) => {
  expect(besideList(html).groups.map(({ guess }) => guess)).toEqual(['other']);
});

it('lists that fill in the fields of a posted form that has nothing else are facets, called as their button but for what it shows', () => {
  const list = (label: string, ...values: readonly string[]): string =>
    `<div><button type=button><b>${label}:</b> Any</button><input type=hidden name="f[${label}]" value=""><ul>${[
      'Any',
      ...values,
    ]
      .map((value) => `<li><a href="#" onclick=x>${value}</a></li>`)
      .join('')}</ul></div>`;
  const lists = list('Brand', 'Acme', 'Bolt') + list('Size', 'S', 'M');
  const guesses = (html: string): readonly unknown[] =>
    besideList(html).groups.map(({ label, guess }) => [label, guess]);
  const form = '<form method=post action="/index"><input type=hidden name=do value=filter>';
  expect(guesses(`${form}${lists}</form>`)).toEqual([
    ['Brand', 'facet'],
    ['Size', 'facet'],
  ]);
  expect(guesses(`${form}${lists}<button>Add</button></form>`)).toEqual([
    ['Brand', 'other'],
    ['Size', 'other'],
  ]);
});

it('selects are worked wherever they stand', () => {
  const select = (name: string): string => `<label>Brand <select ${name}><option>Acme<option>Bolt</select></label>`;
  for (const html of [select(''), select('name=b'), `<form>${select('')}</form>`, `<form>${select('name=b')}</form>`]) {
    const [group] = liveGroupsOf(html);
    expect([group?.label, group?.widget, group?.choices[1]?.path?.kind]).toEqual(['Brand', 'select', 'actions']);
  }
  expect(liveGroupsOf('<select hidden><option>Acme<option>Bolt</select>')).toEqual([]);
});

it('boxes are read once, be they drawn or not', () => {
  const twins = ['Acme', 'Bolt'].map(
    (value) =>
      `<p><span role=checkbox aria-label=${value}></span><input type=checkbox name=b aria-label=${value}>${value}</p>`,
  );
  expect(liveGroupsOf(`<h3>Brand</h3>${twins.join('')}`)).toHaveLength(1);
});

it('a nameless select for programs is none beside the field that is drawn in its place', () => {
  const select = '<div aria-hidden=true><label><select><option>Any<option>Old<option>New</select></label></div>';
  const field = '<span id=l>Era</span><button aria-haspopup=listbox aria-labelledby=l>Any</button>';
  expect(liveLinesOf(`<section><div>${select}${field}</div></section>`)).toEqual([]);
  expect(liveLinesOf(`<section><div>${select}</div></section>`)).toHaveLength(1);
});

it('a nameless select for programs is none either where it stands behind what the field shows', () => {
  const select = '<div aria-hidden=true><label><select><option>Ann<option>Ben</select></label></div>';
  const field = '<div><b>Host</b><button aria-haspopup=listbox aria-expanded=false>Any host</button>';
  expect(liveLinesOf(`${field}${select}</div>`)).toEqual([]);
});

it('a menu that is not to be seen is no label of the one behind it', () => {
  const menu = (hidden: string, values: readonly string[]): string =>
    `<div ${hidden}><ul role=menu>${values.map((value) => `<li role=menuitemcheckbox onclick=x>${value}</li>`).join('')}</ul></div>`;
  const html = `<div>${menu('hidden', ['Name ascending'])}${menu('', ['Material', 'Origin'])}</div>`;
  expect(liveGroupsOf(html).map(({ label, choices }) => [label, choices.length])).toEqual([[null, 2]]);
});

it('a hidden select in the field that is drawn in its place is none, though a form sends it', () => {
  const select = '<p hidden><select name=era><option>Any<option>Old<option>New</select></p>';
  const form = (field: string): string => `<form action="/list">${field}<button>Go</button></form>`;
  expect(liveLinesOf(form(`<div role=combobox><input readonly>${select}<b>Any</b></div>`))).toEqual([]);
  expect(liveLinesOf(form(select))).toHaveLength(1);
});

it('boxes that are hidden with all around them are no values yet, though they have names', () => {
  const row = (value: string, hidden = ''): string =>
    `<div ${hidden}><input type=checkbox id="${value}" aria-label="${value}: 7 results"><label for="${value}"><span>${value}</span><span>7</span></label></div>`;
  const rows = [row('Inn'), row('Hostel'), row('Villa', 'style="display:none"'), row('Chalet', 'style="display:none"')];
  const html = `<fieldset><legend>Kind</legend>${rows.join('')}<button>Show all 4</button></fieldset>`;
  expect(liveLinesOf(`<aside>${html}</aside>`)[0]).toBe('Kind: Inn(7) Hostel(7)');
});

it('boxes that are hidden with all around them do not part the others from their label', () => {
  const row = (value: string, hidden = ''): string =>
    `<li ${hidden}><input type=checkbox id="${value}"><label for="${value}">${value}</label></li>`;
  const panel = (label: string, ...rows: readonly string[]): string => `<h2>${label}</h2><ul>${rows.join('')}</ul>`;
  const html = panel('Era', row('Old'), row('New'), row('Lost', 'hidden'), row('Odd', 'hidden'));
  expect(liveLinesOf(`<aside><div>${html}<a href="#">More</a></div></aside>`)).toEqual(['Era: Old New']);
});

it('a list that a field without a label drops down is read once, where a part of it stands there for those who do not see it', () => {
  const field = '<div onclick=x><input role=combobox aria-expanded=true aria-controls=drop></div>';
  const options = (names: readonly string[], kind: string): string =>
    names.map((name) => `<div ${kind}>${name}</div>`).join('');
  const list = `<div role=listbox id=drop>${options(['Lute', 'Horn'], 'role=option')}</div>`;
  const seen = `<div>${options(['Lute', 'Horn', 'Drum', 'Oboe'], 'aria-selected=false onclick=x')}</div>`;
  expect(liveLinesOf(`<div>${field}</div><section>${list}${seen}</section>`)).toEqual(['-: Lute Horn Drum Oboe']);
});

it('options around the place of the keyboard are no list of their own beside a drawn list that was scrolled on', () => {
  const field = '<div onclick=x><input role=combobox aria-expanded=true aria-controls=drop></div>';
  const options = (names: readonly string[], kind: string): string =>
    names.map((name) => `<div ${kind}>${name}</div>`).join('');
  const list = `<div role=listbox id=drop>${options(['Lute', 'Horn'], 'role=option')}</div>`;
  const seen = `<div>${options(['Drum', 'Oboe', 'Harp', 'Fife'], 'aria-selected=false onclick=x')}</div>`;
  expect(liveLinesOf(`<div>${field}</div><section>${list}${seen}</section>`)).toEqual(['-: Drum Oboe Harp Fife']);
});

it.each([
  ['a field that is clicked', '<div onclick=x><span>Any wood</span></div>', ['Wood: *Any wood Oak Elm']],
  ['a field for text', '<div><input type=text placeholder="Any wood"></div>', ['Wood: *Any wood Oak Elm']],
  ['nothing', '', []],
  ['boxes for the same', '<div><label><input type=checkbox onclick=x>Oak</label></div>', ['Wood: Oak']],
])('a select that is hidden, with %s beside it, counts where that is drawn in its place', (_, drawn, lines) => {
  const html = `<div><label for=w>Wood</label><select id=w style="display:none"><option selected>Any wood<option>Oak<option>Elm</select>${drawn}</div>`;
  expect(liveLinesOf(html)).toEqual(lines);
});

it('a dialog that a form is left by is applied by its last button that says something: the first may cancel', () => {
  const fields = `<button>×</button>${boxes('Brand', ['Acme', 'Bolt', 'Corex', 'Dyna'])}<button type=button>Leeren</button><button>Los</button>`;
  const { groups } = besideList(`<dialog open><form method=dialog>${fields}</form></dialog>`);
  expect(groups.map(({ apply }) => apply?.step.name)).toEqual(['Los']);
});
