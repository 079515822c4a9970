import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

it('buttons behind fields that drop lists down are their tools, not values of what the last one is called and shows', () => {
  const field = `<div><label id=l>Price</label><div role=combobox aria-expanded=false aria-haspopup=listbox aria-labelledby=l>All</div></div>`;
  const buttons = '<div><button>Use</button><button>Clear</button></div>';
  expect(liveLinesOf(`<div>${field}${buttons}</div>`)).toEqual([]);
});

it('buttons behind selects under a heading are the tools of the selects, not values of what the heading names', () => {
  const select = '<select><option>------<option>Brand<option>Colour</select>';
  const buttons = (...names: readonly string[]): string =>
    `<div>${names.map((name) => `<button type=button>${name}</button>`).join('')}</div>`;
  const rule = `<div>${buttons('Add rule', 'Add group')}<div><div>${select}</div></div></div>`;
  expect(liveLinesOf(`<h1>Tool finder</h1>${rule}${buttons('Apply', 'Reset')}`).join()).not.toContain('Apply');
  expect(liveLinesOf(`<h3>Power</h3>${buttons('Mains', 'Air')}<div>${select}</div>`)).toContain('Power: Mains Air');
});

it('buttons behind a field that drops a list down are its tools, not values of what it shows', () => {
  const field = (shown: string): string =>
    `<div><div onclick=x><input role=combobox aria-expanded=false><span>${shown}</span></div></div>`;
  const buttons = '<p><button>Use</button><button>Clear</button></p>';
  expect(liveLinesOf(`<div>${field('Choose kinds')}${buttons}</div>`)).toEqual([]);
  expect(liveLinesOf(`<div>${field('')}<h3>Power</h3>${buttons}</div>`)).toEqual(['Power: Use Clear']);
});

it('buttons behind a field with a label are its tools, not values of what it is called', () => {
  const field = (name: string): string => `<p><label for=d>${name}</label><input id=d placeholder="From"></p>`;
  const buttons = '<p><button type=button>Clear</button><button type=button>Use</button></p>';
  expect(liveLinesOf(`<div>${field('Bought')}${buttons}</div>`)).toEqual([]);
  expect(liveLinesOf(`<div>${field('Bought')}<h3>Power</h3>${buttons}</div>`)).toEqual(['Power: Clear Use']);
});

it('what can be pressed beside the title at the head of a dialog is its tools, and no values', () => {
  const link = (name: string): string => `<div><a href="#" onclick>${name}</a></div>`;
  const head = `<div>${link('Leave')}<div>Filters</div>${link('Use')}</div>`;
  const kinds = `<h3>Kind</h3>${['Oak', 'Ash'].map((name) => `<span onclick>${name}</span>`).join('')}`;
  const dialog = (html: string): readonly string[] => liveLinesOf(`<p></p><section role=dialog>${html}</section>`);
  expect(dialog(`${head}<div>${kinds}</div>`)).toEqual(['Kind: Oak Ash']);
  expect(dialog(`<div>${kinds}</div>${head}`).length).toBeGreaterThan(1);
});

it('what stands behind the title in the bar at the head of a dialog is its tools, under a heading in its body values', () => {
  const button = (name: string): string => `<button>${name}</button>`;
  const sizes = `<div><h3>Size</h3>${['Small', 'Large'].map((name) => `<span onclick>${name}</span>`).join('')}</div>`;
  const dialog = (html: string): readonly string[] => liveLinesOf(`<p></p><section role=dialog>${html}</section>`);
  const bar = `<header><p>${button('Close')}</p><h2>Filters</h2><p>${button('Reset')}${button('Apply')}</p></header>`;
  expect(dialog(`${bar}${sizes}`)).toEqual(['Size: Small Large']);
  const colours = `<div><h3>Colour</h3>${button('Red')}${button('Blue')}</div>`;
  expect(dialog(`${colours}${sizes}`)).toEqual(['Colour: Red Blue', 'Size: Small Large']);
  expect(dialog(`<header>${button('Close')}</header>${colours}${sizes}`)).toEqual([
    'Colour: Red Blue',
    'Size: Small Large',
  ]);
});
