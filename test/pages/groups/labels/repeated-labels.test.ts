import { expect, it } from 'vitest';
import { linesOf, linksTo } from '../read-html.js';
import { liveLinesOf } from '../read-live.js';

const BUTTON = '<button aria-expanded=false><i></i><span class=unseen>Open menu</span></button>';
const menu = (title: string, ...values: readonly string[]): string =>
  `<li>${title}${BUTTON}<ul>${linksTo(values.join(''), values)}</ul></li>`;

it.each(['', ' href="#"', ' href="/parts"'])(
  'menus that buttons of one name open are called as the items beside those: <a%s>',
  (href) => {
    const item = (title: string): string => `<a${href}>${title}</a>`;
    const html = `<nav><ul><li><a href="/">Home</a></li>${menu(item('Region'), 'Coast', 'Hills')}${menu(item('Length'), 'Short', 'Long')}</ul></nav>`;
    expect(linesOf(html)).toEqual(expect.arrayContaining(['Region: Coast Hills', 'Length: Short Long']));
    expect(liveLinesOf(html)).toEqual(expect.arrayContaining(['Region: Coast Hills', 'Length: Short Long']));
  },
);

it('a single button says what it opens, whatever stands before it', () => {
  expect(linesOf(`<nav><ul>${menu('Walks', 'Coast', 'Hills')}</ul></nav>`)).toEqual(['Open menu: Coast Hills']);
});

it('texts that are alike tell nothing apart', () => {
  const html = `<nav><ul>${menu('New', 'Coast', 'Hills')}${menu('New', 'Short', 'Long')}</ul></nav>`;
  expect(linesOf(html)).toEqual(['Open menu: Coast Hills', 'Open menu: Short Long']);
});

it('the field in the panel that a button of its name shows is called as it, whatever the field says to be searched', () => {
  const button = '<button aria-haspopup=true aria-expanded=true aria-controls=panel>Works with</button>';
  const field =
    '<div><div>Search works with</div><input role=combobox aria-label="Works with" aria-expanded=true aria-controls=list></div>';
  const list = `<div id=list role=listbox>${['Boards', 'Desk'].map((name) => `<div role=option aria-selected=false>${name}</div>`).join('')}</div>`;
  const drop = (name: string): string => `<button aria-haspopup=true aria-expanded=false>${name}</button>`;
  const bar = `<div role=group aria-label=Filters>${drop('Category')}${button}${drop('Pricing')}<button>More</button></div>`;
  expect(liveLinesOf(`<main>${bar}</main><div id=panel>${field}${list}</div>`)).toContain('Works with: Boards Desk');
});
