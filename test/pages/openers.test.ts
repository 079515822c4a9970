import { expect, it } from 'vitest';
import type { PageView } from '../../src/model/page.js';
import { readPage } from '../../src/pages/read-page.js';
import { besideList, boxes, LIST } from './groups/read-live.js';
import { liveSnapshot } from './live-page.js';

function openersOf({ openers = [] }: PageView): readonly string[] {
  return openers.map(({ step }) => `${String(step.name)}${step.group === null ? '' : ` in ${step.group}`}`);
}

it.each([
  [
    'summaries of closed details',
    '<details><summary>Brand</summary><p>x</p></details><details open><summary>Color</summary><p>y</p></details>',
    ['Brand'],
  ],
  [
    'what says that it is closed',
    '<button aria-expanded=false>Brand</button><button aria-expanded=true>Color</button>',
    ['Brand'],
  ],
  [
    'menus',
    '<div role=combobox aria-haspopup=listbox onclick=x>Sort ▾</div><i aria-haspopup=false onclick=x>b</i>',
    ['Sort'],
  ],
  [
    'fields with values to choose from, but for those that search the site',
    '<div role=search><input role=combobox aria-label=Find aria-expanded=false></div><p><label for=m>Maker</label><input id=m aria-label=Maker role=combobox aria-expanded=false></p>',
    ['Maker'],
  ],
  [
    'fields whose names also say what is chosen, which changes',
    '<label><b>Wood</b><i>Oak, elm</i><button aria-label="Wood, Oak, elm" aria-haspopup=dialog aria-expanded=false></button></label>' +
      '<label><b>Kind</b><button aria-label="Kind, all of them" aria-haspopup=dialog aria-expanded=false></button></label>',
    ['Wood', 'Kind, all of them'],
  ],
  [
    'buttons with menus that show what is chosen, called as the label before them unless that is of a field',
    '<p><label>Region</label><u><button aria-haspopup=menu aria-expanded=false>All</button></u></p>' +
      '<p><label>Words</label><input><button aria-haspopup=menu aria-expanded=false>Sort</button></p>',
    ['Region', 'Sort'],
  ],
  [
    'fields that only those who hear the page meet, what they hold being drawn beside them',
    '<div><i id=s>State</i><div><div role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false aria-labelledby=s>All</div><b aria-hidden=true>All</b></div></div>' +
      '<div hidden><i id=k>Kind</i><div><div role=combobox tabindex=0 aria-expanded=false aria-labelledby=k>Any</div><b aria-hidden=true>Any</b></div></div>',
    ['State'],
  ],
  [
    'fields that are called nothing, by what is drawn in their place',
    '<div><div><div onclick=x><p><input role=combobox aria-expanded=false readonly></p><b>Safety</b></div></div></div>',
    ['Safety'],
  ],
  [
    'fields with a label of their own beside the only choices that are shown, in which they do not stand',
    `<div><p><label>Origin</label><b role=combobox aria-expanded=false>Any</b></p><h3>Grip</h3>${boxes('Grip', ['Oak', 'Elm', 'Ash'])}</div>`,
    ['Origin'],
  ],
  [
    'fields that only say that they have a list',
    '<p><label for=m>Maker</label><input id=m type=text readonly placeholder="Pick one" aria-haspopup=listbox></p>',
    ['Maker'],
  ],
  [
    'fields that say nothing, where nothing can be typed or a column is headed',
    '<p><label for=m>Maker</label><input id=m readonly></p><p><label for=c>Comment</label><input id=c></p>' +
      '<div role=row><div role=columnheader><b>Wood</b><input type=search></div></div>',
    ['Maker', 'Wood'],
  ],
  [
    'icons at the heads of columns, in which they stand',
    '<div role=row><div role=columnheader><i role=button aria-haspopup=dialog aria-label="Filter by wood"></i><b>Wood</b></div></div>',
    ['Filter by wood in Wood'],
  ],
  [
    'icons there whose menu is open already, are not',
    '<div role=row><div role=columnheader><i role=button aria-expanded=true aria-haspopup=true aria-label="Hide menu" onclick=x><svg></svg></i><b>Wood</b></div></div><button aria-expanded=false>Rig</button>',
    ['Rig'],
  ],
  [
    'icons there that say nothing of a menu',
    '<table><tr><th scope=col>Wood <i role=button onclick=x><svg></svg></i></th><td><i role=button onclick=x><svg></svg></i></td></tr></table>',
    ['null in Wood'],
  ],
  [
    'icons there that say nothing at all, called as their column',
    '<table><tr><th scope=col><div><b>Wood</b><div onclick=x><svg></svg></div></div></th></tr></table>',
    ['Wood in Wood'],
  ],
  [
    'the only icon there that its style draws, beside the empty place for the sign of how the column is sorted',
    '<table><tr><th scope=col onclick=x><b>Wood</b><i></i><i onclick=x></i></th></tr></table>',
    ['Wood in Wood'],
  ],
  [
    'drop-downs that say nothing of themselves, called as the label before them',
    '<div><label>Wood</label><div onclick=x><i></i><div>Any</div><div style="display:none"><div>Any</div><div>Oak</div></div></div></div>',
    ['Wood'],
  ],
  ['what points down', '<p>Season</p><div onclick=x>Any ▾</div><p>Else</p>', ['Any']],
  ['headings of hidden panels', '<section><h4 onclick=x>Brand</h4><ul hidden><li>x</li></ul></section>', ['Brand']],
  ['entries of menus', '<ul><li onclick=x>Brand<ul hidden><li>x</li></ul></li></ul>', ['Brand']],
  [
    'icons of hidden fields',
    '<div><button aria-label=Find><i></i></button><form hidden><input type=search name=q></form></div>',
    ['Find'],
  ],
  [
    'what says that it shows hidden fields, and not the icon that closes the drawer around all',
    `<aside><p>Filters <button aria-label=Close><i></i></button></p><div><button aria-expanded=false aria-controls=p>Price</button><div id=p hidden><input></div></div>${boxes('Brand', ['Acme', 'Bolt'])}</aside>`,
    ['Price in Brand'],
  ],
  ['icons on top of a page without a field', '<header><a href="#" aria-label=Find><i></i></a></header>', ['Find']],
  [
    'what shows more values',
    `<aside>${boxes('Brand', ['Acme', 'Bolt'], '<button>All 27</button>')}${boxes('Color', ['Red', 'Blue'])}</aside>`,
    ['All 27 in Brand'],
  ],
  [
    'what brings up the rest of a facet, beside the field that narrows its values',
    `<aside>${['Brand', 'Color'].map((name) => `<section><h3>${name}</h3><input role=combobox aria-expanded=false aria-label="Find ${name}"><ul>${['Acme', 'Bolt'].map((value) => `<li><button aria-pressed=false>${value}</button></li>`).join('')}</ul><button aria-haspopup=dialog>All</button></section>`).join('')}</aside>`,
    ['Find Brand', 'All in Brand', 'Find Color', 'All in Color'],
  ],
  [
    'a field among the filters of a list, though all are said to be a search: it is not called as the page',
    '<h1>Homes</h1><div role=search><input role=combobox aria-label=Place placeholder=Place aria-haspopup=listbox aria-expanded=false><button aria-haspopup=dialog aria-expanded=false>Price</button><button aria-haspopup=dialog aria-expanded=false>Beds</button></div>',
    ['Place', 'Price', 'Beds'],
  ],
  [
    'fields of a form in which to choose, though they are said to be for searching: there are several, or nothing can be typed',
    `<form>${['Maker', 'Wood'].map((name) => `<p><label for=${name}>${name}</label><input id=${name} type=search role=combobox aria-expanded=false></p>`).join('')}</form>` +
      '<form><p><label for=k>Kind</label><input id=k type=search readonly role=combobox aria-expanded=false></p></form>' +
      '<form><p><label for=q>Words</label><input id=q type=search role=combobox aria-expanded=false></p></form>',
    ['Maker', 'Wood', 'Kind'],
  ],
  [
    'what is shown in place of hidden fields that drop lists down, and what is drawn like it among them',
    `<div>${['Maker', 'Wood'].map((name) => `<div><p hidden><input role=combobox aria-expanded=false><b>Any</b></p><i class=f onclick=x>${name}<svg></svg></i></div>`).join('')}` +
      '<div><u onclick=x><i class=f>Age</i></u></div></div><p>Ages: <s onclick=x>Old</s> <s onclick=x>New</s></p>',
    ['Maker', 'Wood', 'Age'],
  ],
  [
    'what shows the rest of the fields of a form',
    '<form><p><label for=n>Name</label><input id=n></p><p hidden><label for=c>Comment</label><input id=c></p><button type=button>Clear</button><a onclick=x>More<svg></svg></a></form>',
    ['More'],
  ],
])('opens %s', (_, html, openers) => {
  expect(openersOf(besideList(html))).toEqual(openers);
});

it.each([
  ['links with an address', '<a href="/x" aria-expanded=false>x</a><a href="/y"><b aria-expanded=false>y</b></a>'],
  ['fields', '<input role=combobox aria-expanded=false><select aria-haspopup=menu><option>a<option>b</select>'],
  [
    'what keeps the value of a field at the head of a column for programs',
    '<table><tr><th><b>Wood</b><input aria-hidden=true tabindex=-1></th></tr></table>',
  ],
  [
    'what styles draw at the heads of columns as signs of how these are sorted',
    '<table><tr><th scope=col>Wood<i onclick=x></i></th><th scope=col>Size<i onclick=x></i><i onclick=x></i></th></tr></table>',
  ],
  ['what sends a form', '<form method=post action="/buy"><button onclick=x>Buy</button></form>'],
  [
    'hidden and dead controls',
    '<button hidden aria-expanded=false>a</button><button disabled aria-expanded=false>b</button>',
  ],
  [
    'leaves of a tree of boxes',
    '<h3>Size</h3><div role=tree><div role=treeitem aria-expanded=false><b></b><i role=checkbox aria-label=S></i><b onclick=x>S</b></div><div role=treeitem aria-expanded=false><i role=checkbox aria-label=M></i><b onclick=x>M</b></div></div>',
  ],
  [
    'signs in a form that shows all of its fields, or hides none that is like them',
    '<form><p><label for=n>Name</label><input id=n></p><div><label for=c hidden>Comment</label><input id=c hidden></div><a onclick=x>Clear<svg></svg></a></form>',
  ],
  [
    'what is shown in place of a field whose list is open',
    '<div><p hidden><input role=combobox aria-expanded=true></p><i onclick=x>Maker</i></div>',
  ],
  ['choices', '<h3>Size</h3><p><i role=option aria-expanded=false>S</i><i role=option aria-expanded=false>M</i></p>'],
  [
    'icons beside a field',
    '<header><button aria-label=Cart><i></i></button><form action="/s"><input type=search name=q></form></header>',
  ],
])('leaves %s alone', (_, html) => {
  expect(openersOf(besideList(html))).toEqual([]);
});

it('a field that is called nothing opens something in a panel that hangs over the page, and nowhere else', () => {
  const field = '<div onclick=x><input role=combobox aria-expanded=false></div>';
  const stepsOf = (html: string) =>
    readPage(liveSnapshot(html)).openers?.map(({ step: { role, name } }) => [role, name]);
  expect(stepsOf(`<main>${LIST}</main><div><div>${field}</div></div>`)).toEqual([['combobox', null]]);
  expect(stepsOf(`<main>${field}${LIST}</main>`)).toEqual([]);
});

it('a field that is called nothing and shows nothing chosen is called as the hint that is drawn before it', () => {
  const field = (hint: string) =>
    `<div><b id=h>${hint}</b><p><input role=combobox aria-expanded=false aria-describedby=h></p></div>`;
  const namesOf = (html: string) =>
    readPage(liveSnapshot(`<main>${html}${LIST}</main>`)).openers?.map(({ step }) => step.name);
  expect(namesOf(field('Select a value'))).toEqual(['Select a value']);
  expect(namesOf(field('Write what you are looking for, and press the key that sends it'))).toEqual([]);
});

it('a field that shows no more than a sign in an unfolded section is that of the section', () => {
  const field = '<u onclick=x><input style="display:none"><img alt=loading></u>';
  const section = (head: string, panel: string) => `<div><div><b onclick=x>${head}</b></div><div>${panel}</div></div>`;
  expect(openersOf(readPage(liveSnapshot(`<main>${section('Soil', field)}${section('Sun', '')}</main>`)))).toContain(
    'loading in Soil',
  );
});

it('of openers in openers the inner ones are worked, those alike by their order', () => {
  const { openers } = besideList(
    '<div aria-expanded=false><button aria-expanded=false>a</button></div><button aria-expanded=false>a</button>',
  );
  expect(openers?.map(({ step }) => [step.do, step.name, step.ordinal])).toEqual([
    ['open', 'a', 0],
    ['open', 'a', 1],
  ]);
});

it('buttons that say nothing of opening come last: one of them may close what the others stand in', () => {
  const bar = `<div><button>Cancel</button></div><div><button aria-expanded=false>Brand</button></div><div><button aria-expanded=false>Colour</button></div>`;
  expect(openersOf(besideList(`<section>${bar}</section>`))).toEqual(['Brand', 'Colour', 'Cancel']);
});

it('pages that came over HTTP tell none', async () => {
  const { readPage } = await import('../../src/pages/read-page.js');
  const { snapshotFromHtml } = await import('../../src/pages/html-snapshot.js');
  const view = readPage(
    snapshotFromHtml('<button aria-expanded=false>a</button>', { url: 'https://a.example/', status: 200 }),
  );
  expect([view.openers, view.overlays]).toEqual([undefined, undefined]);
});

it('a node of a tree is opened by the arrow before its words', () => {
  const { openers } = besideList(
    '<h3>Size</h3><div role=tree><div role=treeitem aria-expanded=false><b id=arrow onclick=x></b><i role=checkbox aria-label=S></i><b onclick=x>S</b></div></div>',
  );
  expect(openers?.map(({ node, step }) => [node > 0, step.role, step.name])).toEqual([[true, 'treeitem', 'S']]);
});

it('a node of a tree with an option of its own is opened by the icon before that, and not at all without one', () => {
  const node = (arrow: string, name: string): string =>
    `<div role=treeitem aria-expanded=false onclick=x><div>${arrow}<i role=option aria-selected=false onclick=x>${name}</i></div></div>`;
  const arrow = '<b><svg></svg></b>';
  const hidden = '<b style="display:none"><svg></svg></b>';
  const view = besideList(`<h3>Place</h3><div role=tree>${node(arrow, 'North')}${node(hidden, 'South')}</div>`);
  expect(openersOf(view)).toEqual(['North in Place']);
  const [north] = view.groups[0]?.choices ?? [];
  expect(view.openers?.[0]?.node).toBeLessThan(north?.node ?? 0);
});

it('a node of a tree that is chosen by its words is opened by the icon before them', () => {
  const node = (name: string, icon: string): string =>
    `<li role=treeitem aria-expanded=false aria-selected=false onclick=x><div>${icon}<span>${name}</span></div></li>`;
  const icon = '<i><svg></svg></i>';
  const view = besideList(`<h3>Place</h3><ul role=tree>${node('North', icon)}${node('South', '')}</ul>`);
  expect(openersOf(view)).toEqual(['North in Place']);
  expect(view.groups[0]?.choices.map(({ value }) => value)).toEqual(['North', 'South']);
  expect(view.openers?.[0]?.node).toBeGreaterThan(view.groups[0]?.choices[0]?.node ?? Infinity);
});

it('an entry of a menu that says that it brings nothing up opens nothing', () => {
  const entry = (name: string, popup: string): string =>
    `<li role=menuitem aria-haspopup=${popup} aria-expanded=false onclick=x><input type=checkbox><span>${name}</span></li>`;
  const view = besideList(`<h3>Kind</h3><ul role=menu>${entry('Beans', 'true')}${entry('Leeks', 'false')}</ul>`);
  expect(openersOf(view)).toEqual(['Beans in Kind']);
});

it('an input in which nothing can be typed opens nothing more while it is open', () => {
  const field = (state: string): string => `<p><label for=k>Kind</label><input id=k readonly ${state}></p>`;
  expect(openersOf(besideList(field('aria-expanded=false')))).toEqual(['Kind']);
  expect(openersOf(besideList(field('aria-expanded=true')))).toEqual([]);
});

it('prices on a map open nothing that is looked for, whatever they declare', () => {
  const marks = ['€ 354', '€ 248', '€ 336'].map((price) => `<button class=m aria-expanded=false>${price}</button>`);
  const filters = '<button class=f aria-expanded=false>Filters</button>';
  expect(openersOf(besideList(`${filters}<div>${marks.join('')}</div>`))).toEqual(['Filters']);
  expect(openersOf(besideList(`${filters}<div>${marks[0] ?? ''}</div>`))).toEqual(['Filters', '€ 354']);
});

it('what applies a range opens nothing, and what stands beside it in a facet is of that', () => {
  const fields =
    '<p><input type=number name=price_min aria-label="Least price"> <input type=number name=price_max aria-label="Most price"> <button onclick=x>Go</button></p>';
  const html = `<div role=group aria-label=Price>${fields}${boxes('Price', ['Low (3)', 'Middle (4)', 'High (5)'])}<button aria-expanded=false>See more</button></div>`;
  expect(openersOf(besideList(html))).toEqual(['See more in Price']);
});

it('a button that says to be open though the boxes that it controls are hidden opens them', () => {
  const page = (style: string): PageView =>
    besideList(
      `<aside>${boxes('Brand', ['Acme', 'Bolt'])}<div id=rest style="${style}">${boxes('Wood', ['Oak', 'Elm'])}</div><button aria-expanded=true aria-controls=rest>Rest</button></aside>`,
    );
  expect(openersOf(page('display:none'))).toEqual(['Rest in Brand']);
  expect(openersOf(page(''))).toEqual([]);
});

it('what ticks a box opens nothing, whatever is hidden behind it', () => {
  const label = (name: string): string =>
    `<div><input type=checkbox id=${name}><label for=${name} onclick=x>${name}</label></div>`;
  const rest = `<div hidden>${label('Elm')}${label('Fir')}</div>`;
  expect(openersOf(besideList(`<aside><h3>Wood</h3>${label('Oak')}${label('Ash')}${rest}</aside>`))).toEqual([]);
});
