import { expect, it } from 'vitest';
import { parseControls } from '../../src/forms/index.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

const FOLDING = '<h3><button type=button aria-expanded=true>%</button></h3>';

/** A section of boxes called `f`, with what each of them sends. */
function section(name: string, values: readonly string[], head = '<h3>%</h3>'): string {
  const boxes = values.map((value) => `<p><label><input type=checkbox name=f value="${value}">${value}</label></p>`);
  return `<div>${head.replace('%', name)}<div>${boxes.join('')}</div></div>`;
}

/** What the boxes of the first form that has some are values of: of one choice by the label of their field. */
function choicesOf(html: string): readonly string[] {
  const { forms, loose } = parseControls(snapshotFromHtml(html, { url: 'https://a.example/', status: 200 }));
  const fields = [...forms.flatMap((form) => form.fields), ...loose].filter(({ name }) => name === 'f');
  return fields.flatMap(({ label, options }) => [
    ...new Set(options.map(({ choice }) => choice?.text ?? `one: ${label ?? '-'}`)),
  ]);
}

const COLOURS = ['Red', 'Blue'];
const SIZES = ['S', 'M', 'L'];

it.each([
  ['headings', section('Colour', COLOURS) + section('Size', SIZES)],
  ['what folds them', section('Colour', COLOURS, FOLDING) + section('Size', SIZES, FOLDING)],
  [
    'buttons',
    section('Colour', COLOURS, '<button type=button aria-expanded=true>%</button>') +
      section('Size', SIZES, '<button type=button aria-expanded=true>%</button>'),
  ],
  [
    'legends',
    [section('Colour', COLOURS, '<legend>%</legend>'), section('Size', SIZES, '<legend>%</legend>')]
      .join('')
      .replaceAll('<div><legend', '<fieldset><legend')
      .replaceAll('</div></div>', '</div></fieldset>'),
  ],
  [
    'headings in one row with the boxes',
    `<div>${section('Colour', COLOURS)}${section('Size', SIZES)}</div>`.replace(/<\/?div>/gu, ''),
  ],
  [
    'what folds them, below the title of all',
    `<h2>Filters</h2>${section('Colour', COLOURS, FOLDING)}${section('Size', SIZES, FOLDING)}`,
  ],
  [
    'headings, behind a link that clears them',
    `<a href="/s"><i>Clear filters</i></a>${section('Colour', COLOURS)}${section('Size', SIZES)}`,
  ],
  [
    'headings, behind other fields with theirs',
    `<p><label>Sort <select name=s><option>New<option>Old</select></label></p><div><h3>Make</h3><select name=m><option>Acme</select></div>${section('Colour', COLOURS)}${section('Size', SIZES)}`,
  ],
  ['headings, with a part shown twice', (section('Colour', COLOURS) + section('Size', SIZES)).repeat(2)],
  [
    'headings, with parts of one of them',
    `${section('Colour', COLOURS)}<div><h3>Size</h3><h4>EU</h4>${section('', ['38', '40'], '')}<h4>US</h4>${section('', ['8', '9'], '')}</div>`,
  ],
])('boxes of one name are values of the sections that have %s', (_what, html) => {
  expect(choicesOf(`<form action=/s>${html}<select name=n><option>10<option>20</select></form>`)).toEqual([
    'Colour',
    'Size',
  ]);
});

it('the heading of a page is none of the boxes of a form', () => {
  const form = `<form>${section('Colour', COLOURS)}${section('Size', SIZES)}</form>`;
  expect(choicesOf(`<h1>Shoes</h1>${form}`)).toEqual(['Colour', 'Size']);
});

const LOOSE = section('Colour', COLOURS, '<a>%</a>') + section('Size', SIZES, '<a>%</a>');
const ROWS = `<div>${LOOSE.replaceAll(/<div>(<a>.*?<\/a>)/gu, '$1').replaceAll('</div></div>', '</div>')}</div>`;

it('boxes of no form are values of what stands over them as links that lead nowhere', () => {
  expect(choicesOf(ROWS)).toEqual(['Colour', 'Size']);
  expect(choicesOf(`<div><div>Narrow</div>${ROWS}<p><button type=button>Narrow</button></div>`)).toEqual([
    'Colour',
    'Size',
  ]);
  expect(choicesOf(`<div><div>Measures</div>${ROWS}<p><button type=button>Narrow</button></div>`)).toHaveLength(1);
});

const OTHERS = '<fieldset><legend>Brand</legend><label><input type=checkbox name=b>Acme</label></fieldset>';
const REGIONS = section('Europe', ['France', 'Spain']) + section('Asia', ['Japan', 'India']);
const FOLDED = section('Europe', ['France', 'Spain'], FOLDING) + section('Asia', ['Japan', 'India'], FOLDING);

it.each([
  ['below a legend', `<fieldset><legend>Country</legend>${FOLDED}</fieldset>`, 'one: Country'],
  ['in a group with a name', `<div role=group aria-label=Country>${REGIONS}</div>`, 'one: Country'],
  ['below what folds them all', `<details><summary>Country</summary>${FOLDED}</details>`, 'one: Country'],
  ['below a heading', `<div><h2>Country</h2>${REGIONS}</div>`, 'one: Country'],
  ['below a heading beside other boxes', `${OTHERS}<div><h2>Country</h2>${FOLDED}</div>`, 'one: Country'],
  ['of letters', section('A', ['Acme', 'Abba']) + section('B', ['Bolt', 'Bose']), 'one: -'],
  ['of values that are shown twice', section('Popular', ['Acme']) + section('All', ['Acme', 'Bolt']), 'one: -'],
  ['of one box each', section('Acme', ['1']) + section('Bolt', ['2']) + section('Cord', ['3']), 'one: -'],
  [
    'without a head at the end',
    `${section('Colour', COLOURS)}${section('Size', SIZES)}${section('', ['New'], '')}`,
    'one: -',
  ],
  [
    'that fold what is below a value',
    section('Open shoes', ['Shoes', 'Boots'], FOLDING) + section('Open hats', ['Hats', 'Caps'], FOLDING),
    'one: -',
  ],
])('boxes of one name stay together in sections %s', (_what, html, expected) => {
  expect(choicesOf(`<form>${html}</form>`)).toEqual([expected]);
});

it('radios of one name are one choice, whatever stands between them', () => {
  const radios = (section('Colour', COLOURS) + section('Size', SIZES)).replaceAll('checkbox', 'radio');
  expect(choicesOf(`<form>${radios}</form>`)).toHaveLength(1);
});
