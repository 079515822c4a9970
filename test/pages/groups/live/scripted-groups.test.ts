import { expect, it } from 'vitest';
import { readPage } from '../../../../src/pages/read-page.js';
import { liveSnapshot } from '../../live-page.js';
import { lineOf } from '../read-html.js';
import { besideList, boxes, liveGroupsOf, liveLinesOf, livePartsOf } from '../read-live.js';

/** A row of a box with a count, which cannot be ticked where nothing is left. */
function row(value: string, count: number): string {
  const state = count === 0 ? 'disabled' : 'onclick=x';
  return `<li ${count === 0 ? '' : 'onclick=x'}><label><input type=checkbox ${state}><i>${value}</i><b>(${String(count)})</b></label></li>`;
}

it.each([
  ['chips in a row', '<p>Brand: <span onclick=x>Acme</span> <span onclick=x>Bolt</span></p>', ['Brand: Acme Bolt']],
  [
    'rows of a table',
    '<table><caption>Brand</caption><tr onclick=x><td>Acme</td><td>4</td></tr><tr onclick=x><td>Bolt</td><td>5</td></tr></table>',
    ['Brand: Acme(4) Bolt(5)'],
  ],
  [
    'links without an address',
    '<h4>Brand</h4><ul><li><a href="#">Acme</a> (4)</li><li><a href="#">Bolt</a> (5)</li></ul>',
    ['Brand: Acme(4) Bolt(5)'],
  ],
  [
    'a scale drawn in signs',
    '<div role=group aria-label=Price><button aria-pressed=false>$</button><button aria-pressed=true>$$</button><button aria-pressed=false>$$$</button></div>',
    ['Price: $ *$$ $$$'],
  ],
  [
    'a named group',
    '<div role=radiogroup aria-label=Color><i role=radio>Red</i><i role=radio aria-checked=true>Blue</i></div>',
    ['Color: Red *Blue'],
  ],
  [
    'a title that is written twice, one of them for small screens',
    '<div><div><button style="display:none" aria-controls=c>Color</button><h2>Color</h2></div><div id=c><ul><li><button type=button><i></i><span aria-hidden=true>Red</span></button></li><li><button type=button><i></i><span aria-hidden=true>Blue</span></button></li></ul></div></div><div><div><button style="display:none" aria-controls=s>Size</button><h2>Size</h2></div><div id=s><ul><li><button type=button><i></i><span aria-hidden=true>Big</span></button></li><li><button type=button><i></i><span aria-hidden=true>Tiny</span></button></li></ul></div></div>',
    ['Color: Red Blue', 'Size: Big Tiny'],
  ],
  [
    'a group that names itself in its first row',
    '<div role=group aria-labelledby=t><div id=t>Brand</div><div role=checkbox>Acme</div><div role=checkbox>Bolt</div></div>',
    ['Brand: Acme Bolt'],
  ],
  [
    'a group that is named like any of its kind',
    '<div><h4>Color</h4><div><div role=group aria-label=checkbox-group><i role=checkbox>Red</i><i role=checkbox>Blue</i></div></div></div>',
    ['Color: Red Blue'],
  ],
  [
    'the only one of several rows that can be chosen',
    `<h4>Kind</h4><div><ul>${row('Home', 0)}${row('Toys', 3)}</ul></div><h4>Color</h4><div><ul>${row('Red', 2)}${row('Blue', 1)}</ul></div><h4>Size</h4><div><ul>${row('Big', 2)}${row('Tiny', 1)}</ul></div>`,
    ['Kind: Toys(3)', 'Color: Red(2) Blue(1)', 'Size: Big(2) Tiny(1)'],
  ],
  [
    'a tree',
    '<h4>Kind</h4><ul><li role=treeitem><span onclick=x>Home</span></li><li role=treeitem><span onclick=x>Toys</span><ul><li role=treeitem>Cars</li><li role=treeitem>Dolls</li></ul></li></ul>',
    ['Kind: Home Toys >Cars >Dolls'],
  ],
  [
    'a switch beside a button whose popup is closed',
    '<div><button type=button aria-haspopup=dialog aria-expanded=false>Place ▾</button><button type=button role=switch aria-checked=false>Easy</button><button type=button role=switch aria-checked=false>New</button></div>',
    ['-: Easy', '-: New'],
  ],
  [
    'a switch beside a button whose popup is open elsewhere',
    '<div><button type=button aria-haspopup=dialog aria-expanded=true>Place ▾</button><button type=button role=switch aria-checked=false>Easy</button><button type=button role=switch aria-checked=false>New</button></div>',
    ['-: Easy New'],
  ],
  [
    'an arrow beside the label',
    '<div onclick=x>Brand ▾</div><div><label><input type=checkbox>Acme</label><label><input type=checkbox>Bolt</label></div>',
    ['Brand: Acme Bolt'],
  ],
  [
    'a link in a row over rows of buttons',
    '<table><tr><td><b><a href="#">Brand</a></b></td></tr><tr><td><button>Acme</button></td></tr><tr><td><button>Bolt</button></td></tr></table>',
    ['Brand: Acme Bolt'],
  ],
  [
    'a tool beside the count of one box',
    '<h4>Brand</h4><div><span role=checkbox tabindex=0 aria-labelledby=a></span> <span id=a>Acme</span> <i>9</i><span role=button tabindex=0>Like</span></div><div><span role=checkbox tabindex=0 aria-labelledby=b></span> <span id=b>Bolt</span> <i>6</i></div>',
    ['Brand: Acme(9) Bolt(6)'],
  ],
  [
    'one box with its label beside other groups',
    '<h4>Filters</h4><div><table><tr><td><b>Brand</b></td></tr><tr><td><label><input type=checkbox>Acme</label></td></tr><tr><td><label><input type=checkbox>Bolt</label></td></tr></table><table><tr><td><b>Stock</b></td></tr><tr><td><label><input type=checkbox>In stock</label></td></tr></table></div>',
    ['Brand: Acme Bolt', 'Stock: In stock'],
  ],
  [
    'one chip whose label looks like those of other groups of chips',
    '<div><table><tr><td><b>Brand</b></td></tr><tr><td><span role=button>Acme</span><span role=button>Bolt</span></td></tr></table><table><tr><td><b>Color</b></td></tr><tr><td><span role=button>Red</span><span role=button>Blue</span></td></tr></table><table><tr><td><b>Stock</b></td></tr><tr><td><span role=button>In stock</span></td></tr></table></div>',
    ['Brand: Acme Bolt', 'Color: Red Blue', 'Stock: In stock'],
  ],
  [
    'rows of links that each begin with their name, whose choices are kept behind #',
    '<h1>Themes</h1><div><div><span class=k>Framework</span> <a onclick=x href="#fw:0">React</a> <a onclick=x href="#fw:1">Vue</a></div><div><span class=k>Use case</span> <a onclick=x href="#use:0">Blog</a> <a onclick=x href="#use:1">Docs</a></div></div><p>Showing 24 of 168</p>',
    ['Framework: React Vue', 'Use case: Blog Docs'],
  ],
  [
    'boxes among others that cannot be worked now, in folding panels',
    `<div><h2>Filter</h2>${['Ship', 'Port'].map((name) => `<div><h3><button aria-expanded=true>${name}</button></h3><div><div><label><input type=checkbox disabled> <span>Lima</span> <span>(0)</span></label><button>only</button></div>${['Oslo', 'Bergen', 'Rome', 'Kiel'].map((value) => `<div><label><input type=checkbox ${value === 'Rome' ? 'disabled' : ''}> <span>${value}</span> <span>(3)</span></label><button>only</button></div>`).join('')}</div></div>`).join('')}</div>`,
    ['Ship: Oslo(3) Bergen(3) Kiel(3)', 'Port: Oslo(3) Bergen(3) Kiel(3)'],
  ],
  [
    'a switch behind fields that drop lists down, under the title of the page',
    '<h1>Dogs</h1><section><div><label for=a>Breed</label><div><input id=a role=combobox aria-expanded=false><button aria-haspopup=listbox aria-expanded=false></button></div></div><div><button role=switch aria-checked=false aria-labelledby=s><span></span></button><label id=s>Ready to go</label></div></section><p>148 dogs found</p>',
    ['-: Ready to go'],
  ],
  ['one box alone', '<h3>Stock</h3><label><input type=checkbox>In stock</label>', ['Stock: In stock']],
  [
    'a letter bar over one value',
    '<div><p>Brand</p><div><p><b>A</b><button>B</button><button>C</button><button>D</button></p><p><label><input type=checkbox>Acme 3</label></p></div></div>',
    ['Brand: *A B C D', 'Brand: Acme 3'],
  ],
])('reads %s', (_, html, lines) => {
  expect(liveLinesOf(html)).toEqual(lines);
});

it.each([
  ['one button alone', '<h3>Cart</h3><button>Buy</button>'],
  [
    'the buttons of a dialog behind heads that are folded',
    '<div role=dialog><h3><button aria-expanded=false>Kind</button></h3><h3><button aria-expanded=false>Level</button></h3><p><button>Clear</button><button>View 236 jobs</button></p></div>',
  ],
  ['two buttons without a label', '<div><button>Share</button><button>Print</button></div>'],
])('%s is no group', (_, html) => {
  expect(liveGroupsOf(html)).toEqual([]);
});

it('what alone says nothing of being chosen is no value: it applies those of a dialog', () => {
  const pills = ['Cava', 'Gamay', 'Merlot'].map((value) => `<button aria-pressed=false>${value}</button>`).join('');
  const foot = '<p><button disabled>Clear</button><button>Apply</button></p>';
  const html = `<div role=dialog aria-label=Grapes><h2>Grapes</h2><div><p>${pills}</p></div>${foot}</div>`;
  const [grapes] = besideList(html).groups;
  expect(grapes?.choices.map(({ value }) => value)).toEqual(['Cava', 'Gamay', 'Merlot']);
  expect(grapes?.apply?.step.name).toBe('Apply');
});

it('what trails the values and looks like none of them shows more', () => {
  const chips = '<button class=c>Acme</button><button class=c>Bolt</button><button class=c>Corex</button>';
  const { groups, more } = livePartsOf(`<h4>Brand</h4><div>${chips}<button class=m>+ 12 more</button></div>`);
  expect(groups[0]?.choices.map(({ value }) => value)).toEqual(['Acme', 'Bolt', 'Corex']);
  expect(more).toHaveLength(1);
});

it('groups know what kind they are, and what can be chosen together', () => {
  const groups = liveGroupsOf(
    `${boxes('Brand', ['Acme', 'Bolt'])}<h3>Color</h3><p><button aria-pressed=false>Red</button><button aria-pressed=true>Blue</button></p><h3>Size</h3><ul role=listbox aria-multiselectable=true><li role=option>S</li><li role=option>M</li></ul><h3>Tab</h3><p><i role=tab>One</i><i role=tab>Two</i></p>`,
  );
  expect(groups.map(({ widget, multiple, field, key }) => [widget, multiple, field, key])).toEqual([
    ['checkboxes', true, 'brand', 'checkboxes|brand|brand'],
    ['buttons', true, null, 'buttons|color|'],
    ['other', true, null, 'other|size|'],
    ['buttons', false, null, 'buttons|tab|'],
  ]);
});

it('tabs in the header of the site are facets', () => {
  const tabs = ['All', 'Sloops', 'Ketches'].map((name) => `<button role=tab>${name}</button>`).join('');
  const { groups } = besideList(`<header><div role=tablist aria-label=Rig>${tabs}</div></header>`);
  expect(groups.map(({ guess, label }) => [guess, label])).toEqual([['facet', 'Rig']]);
});

it('choices in menus of the site are navigation, beside a list they are facets', () => {
  const row = '<button>Acme</button><button>Bolt</button><button>Corex</button>';
  const { groups } = besideList(`<nav>${row}</nav><h3>Brand</h3><div>${row}</div>`);
  expect(groups.map(({ guess }) => guess)).toEqual(['navigation', 'facet']);
});

it('buttons have no address, so they are never taken for entities, whatever the list links', () => {
  const cards = Array.from(
    { length: 9 },
    (_, at) => `<div class=c><h4>Quiet flat ${String(at)}</h4><em>${String(at)}9 per week</em></div>`,
  );
  const view = readPage(
    liveSnapshot(
      `<h3>Heating</h3><div><button>Gas</button><button>Oil</button><button>Wood</button></div><div>${cards.join('')}</div>`,
    ),
    null,
    null,
  );
  expect(view.list?.cards).toHaveLength(9);
  expect(view.groups.map(({ guess }) => guess)).toEqual(['facet']);
});

it('links that all lead to this page are values that a script works', () => {
  const item = (value: string, count: number): string =>
    `<li><a onclick=x href="/list">${value}</a> <span>${String(count)}</span></li>`;
  const html = `<div><p>Course</p><ul>${item('Starter', 12)}${item('Main', 9)}${item('Side', 7)}</ul></div>`;
  expect(liveLinesOf(html)).toEqual(['Course: Starter(12) Main(9) Side(7)']);
});

it('an empty name is none, nor is all that an element holds', () => {
  const values = '<i role=radio>Spring</i><i role=radio>Autumn</i>';
  const group = (name: string): string => `<fieldset aria-label=Season><div ${name}>${values}</div></fieldset>`;
  expect(liveLinesOf(group('aria-label=""'))).toEqual(['Season: Spring Autumn']);
  expect(liveLinesOf(group('aria-labelledby=gone'))).toEqual(['Season: Spring Autumn']);
});

it('a menu that was closed, in a block that was not, is no label of the next one', () => {
  const menu = (values: readonly string[], isOpen: boolean): string => {
    const items = values.map((value) => `<li onclick=x><label><input type=checkbox> ${value}</label></li>`);
    return `<div><div${isOpen ? '' : ' hidden'}><ul role=menu>${items.join('')}</ul></div></div>`;
  };
  expect(liveLinesOf(`<div>${menu(['Oak', 'Ash'], false)}${menu(['Red', 'Blue'], true)}</div>`)).toEqual([
    '-: Red Blue',
  ]);
});

it('heads of lists that drop down, in a row, are no values', () => {
  const html =
    '<h1>Tools</h1><div><div onclick=x>Brand ▾</div><div onclick=x>Kind ▾</div><div onclick=x>Level ▾</div></div>';
  expect(liveLinesOf(html)).toEqual([]);
  const { openers = [] } = readPage(liveSnapshot(html));
  expect(openers.map(({ step }) => step.name)).toEqual(['Brand', 'Kind', 'Level']);
});

it('icons that say no state under the heading of the list are its tools', () => {
  const linesOf = (inside: string): readonly string[] =>
    besideList(`<h1>Walks</h1><div>${inside}</div>`).groups.map(lineOf);
  const icon = '<button aria-label="Open filters, 1 applied"><svg></svg><b>1</b></button>';
  expect(linesOf(`${icon}<button>Clear</button>`)).toEqual([]);
  expect(linesOf('<button>Coast</button><button>Hills</button>')).toEqual(['Walks: Coast Hills']);
  const pictured = (name: string): string => `<button><svg></svg><span>${name}</span></button>`;
  expect(linesOf(`${pictured('Filter')}${pictured('Sort')}`)).toEqual([]);
  const sign = (name: string): string => `<button aria-label="${name}"><svg></svg></button>`;
  expect(linesOf(`<button>Create</button>${sign('Sort')}${sign('Filter')}${sign('Group')}`)).toEqual([]);
  expect(linesOf(`<button>Coast</button><button>Hills</button><button>Lakes</button>${sign('Search')}`)).toHaveLength(
    1,
  );
});

it('values that say whether they are chosen head no row: those below them are of the same tree', () => {
  const button = (name: string, state: string): string => `<button ${state}>${name}</button>`;
  const tree = (above: string, below: string): string => `<li>${above}<ul>${below}</ul></li>`;
  const [off, on] = ['aria-pressed=false', 'aria-pressed=true'];
  const leaves = `<li>${button('Dials', off)}</li><li>${button('Globes', off)}</li>`;
  const levelsOf = (html: string): readonly string[] =>
    liveGroupsOf(`<div><ul>${tree(button('All', ''), html)}</ul></div>`).flatMap(({ choices }) =>
      choices.map(({ level, value, selected }) => `${String(level)} ${value}${selected ? '*' : ''}`),
    );
  expect(levelsOf(tree(button('Sky', on), leaves))).toEqual(['0 Sky*', '1 Dials', '1 Globes']);
  const deeper = tree(button('Sky', off), tree(button('Models', on), leaves));
  expect(levelsOf(deeper)).toEqual(['0 Sky', '1 Models*', '2 Dials', '2 Globes']);
});

it('two plain entries are a choice without a label where they are all of a list that was dropped down', () => {
  const entries = '<div><div onclick=x tabindex=0>Yes</div><div onclick=x tabindex=0>No</div></div>';
  expect(liveLinesOf(`<main><p>A page of 197 glazes.</p></main>${entries}`)).toEqual(['-: Yes No']);
  expect(liveLinesOf(`<main><p>A page of 197 glazes.</p>${entries}</main>`)).toEqual([]);
});
