import { expect, it } from 'vitest';
import { parseControls } from '../../src/forms/index.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

const HEAD = '<thead><tr><td></td><th>Black</th><th><i></i><span>Blue</span></th></tr></thead>';

/** The fields outside of forms as `label: options`; of options with a choice of their own that comes before them instead. */
function linesOf(html: string): readonly string[] {
  const { loose } = parseControls(snapshotFromHtml(html, { url: 'https://a.example/', status: 200 }));
  return loose.map(({ label, options }) => {
    const isOne = options.every(({ choice }) => choice === undefined);
    const texts = options.map((one) => (one.choice === undefined ? '' : `${one.choice.text}/`) + one.label);
    return `${isOne ? `${label ?? '-'}: ` : ''}${texts.join(' ')}`;
  });
}

function box(name: string, rest = ''): string {
  return `<td><input type=checkbox name=${name} value=1 ${rest}></td>`;
}

it.each([
  [
    'are called as their columns, and their field as their row',
    `${HEAD}<tr><th>Spring</th>${box('a').repeat(2)}</tr><tr><th>Autumn</th>${box('b').repeat(2)}</tr>`,
    ['Spring: Black Blue', 'Autumn: Black Blue'],
  ],
  [
    'whatever they are called for those who hear them',
    `${HEAD}<tr><th>Spring</th>${box('a', 'aria-label="Black in spring"')}${box('a', 'aria-label="Blue in spring"')}</tr>`,
    ['Spring: Black Blue'],
  ],
  [
    'though a text that is not shown says both',
    `${HEAD}<tr><td>Spring</td><td><label><input type=checkbox name=a><span class=sr>Spring: Black</span></label></td><td><label><input type=checkbox name=a><span>Spring: Blue</span></label></td></tr>`,
    ['Spring: Black Blue'],
  ],
  [
    'and are values of their columns where those are the fields',
    `${HEAD}<tr><th>Spring</th>${box('k')}${box('b')}</tr><tr><th>Autumn</th>${box('k')}${box('b')}</tr>`,
    ['Black: Spring Autumn', 'Blue: Spring Autumn'],
  ],
  [
    'and are each a value of its row if all have one name',
    `${HEAD}<tr><th>Spring</th>${box('c').repeat(2)}</tr><tr><th>Autumn</th>${box('c').repeat(2)}</tr>`,
    ['Spring/Black Spring/Blue Autumn/Black Autumn/Blue'],
  ],
  [
    'under the heads of their columns, not under titles between the rows',
    `${HEAD}<tr><td colspan=3>Flowers</td></tr><tr><th>Spring</th>${box('a').repeat(2)}</tr>`,
    ['Spring: Black Blue'],
  ],
])('boxes in a table with heads on both sides %s', (_, rows, lines) => {
  expect(linesOf(`<table>${rows}</table>`)).toEqual(lines);
});

it.each([
  [
    'that say themselves what they stand for',
    `<tr><th>Spring</th>${'<td><input type=checkbox name=a>Red</td>'.repeat(2)}</tr>`,
  ],
  ['that are alone in their rows', `<tr><th>Spring</th>${box('a', 'aria-label=Red')}<td>new</td></tr>`],
])('boxes %s are not called as their columns', (_, row) => {
  const lines = linesOf(`<table>${HEAD}${row}</table>`);
  expect(lines.join()).toContain('Red');
  expect(lines.join()).not.toContain('Black');
});
