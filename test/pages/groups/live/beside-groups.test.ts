import { expect, it } from 'vitest';
import type { PageView } from '../../../../src/model/page.js';
import { readPage } from '../../../../src/pages/read-page.js';
import { liveSnapshot } from '../../live-page.js';
import { besideList, boxes, LIST } from '../read-live.js';

const BRAND = ['Acme', 'Bolt', 'Corex', 'Dyna'];
const COLOR = ['Red', 'Blue'];

function appliesOf({ groups }: PageView): readonly (string | null | undefined)[] {
  return groups.map(({ apply }) => apply?.step.name);
}

function openersOf({ openers = [] }: PageView): readonly (string | null)[] {
  return openers.map(({ step }) => step.name);
}

it.each([
  [
    'after several groups',
    `<aside>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}<button>Los</button><button>Leeren</button></aside>`,
    ['Los', 'Los'],
  ],
  ['after the only group', `<aside>${boxes('Brand', BRAND)}<button>Los</button></aside>`, ['Los']],
  [
    'of the form around them',
    `<form>${boxes('Brand', BRAND)}<h3>Color</h3><select><option>Any<option>Red</select><button>Los</button></form>`,
    ['Los', 'Los'],
  ],
  [
    'right behind their block, the list beside both',
    `<div>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}</div><div><button>Los</button><button>Leeren</button></div>`,
    ['Los', 'Los'],
  ],
  [
    'behind an icon that removes a line of them',
    `<div><div>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}<button aria-label=Delete><svg></svg></button></div><button>Los</button></div>`,
    ['Los', 'Los'],
  ],
  ['that is a link in a bare form', `<form>${boxes('Brand', BRAND)}<a href="#" onclick=x>Los</a></form>`, ['Los']],
  [
    'that is an input',
    `<aside>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}<input type=button value=Los></aside>`,
    ['Los', 'Los'],
  ],
])('a button %s applies them', (_, html, applies) => {
  expect(appliesOf(besideList(html))).toEqual(applies);
});

it('the last button of what another button brings up applies the only group in it, which is called as that button', () => {
  const menu = (name: string, values: readonly string[], id: string): string =>
    `<span><button type=button aria-haspopup=true aria-expanded=false aria-controls=${id}>${name}</button><span id=${id}><div role=menu>${values
      .map((value) => `<div role=menuitemcheckbox aria-checked=false onclick tabindex=0>${value}</div>`)
      .join('')}</div><button type=button>Los</button></span></span>`;
  const view = besideList(
    `<div role=group aria-label=Quick><button aria-haspopup=dialog>All</button>${menu('Brand', BRAND, 'b')}${menu('Color', COLOR, 'c')}<button aria-pressed=false>Sale</button></div>`,
  );
  expect(view.groups.map(({ label, apply }) => [label, apply?.step.name, apply?.step.group])).toEqual([
    ['Brand', 'Los', 'Brand'],
    ['Color', 'Los', 'Color'],
  ]);
});

it('buttons of a dialog apply boxes in it that are all ticked, elsewhere what is all ticked has none', () => {
  const ticked = boxes('Brand', BRAND, '<button>Leave</button><button>Done</button>').replaceAll(
    /(<input)/gu,
    '$1 checked',
  );
  const appliedIn = (role: string) => {
    const [group] = besideList(`<div role=${role}>${ticked}</div>`).groups;
    return [group?.guess, group?.apply?.step.name];
  };
  expect([appliedIn('dialog'), appliedIn('region')]).toEqual([
    ['other', 'Done'],
    ['other', undefined],
  ]);
});

it('a button behind the list under a heading of its own applies nothing, one without may', () => {
  const pager = `<nav>${[2, 3, 4].map((at) => `<a href="?page=${at}">${at}</a>`).join('')}</nav>`;
  const appliedBehind = (part: string): readonly unknown[] => {
    const page = `<main><div><aside>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}</aside><div>${LIST}${pager}</div></div>${part}</main>`;
    return appliesOf(readPage(liveSnapshot(page))).slice(0, 2);
  };
  expect(appliedBehind('<section><h2>How to choose</h2><p>Much.</p><button>Read on</button></section>')).toEqual([
    undefined,
    undefined,
  ]);
  expect(appliedBehind('<div><button>Los</button></div>')).toEqual(['Los', 'Los']);
});

it('a button that answers a message behind the page applies nothing', () => {
  const page = `<div><main><aside>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}</aside>${LIST}</main></div>`;
  const appliedBehind = (told: string): readonly unknown[] =>
    appliesOf(readPage(liveSnapshot(`${page}<div>${told}<div><button>Los</button></div></div>`))).slice(0, 2);
  expect(appliedBehind('<p role=status>We keep what you choose.</p>')).toEqual([undefined, undefined]);
  expect(appliedBehind('<p role=status></p>')).toEqual(['Los', 'Los']);
});

it('a button that resets its form applies nothing', () => {
  const facets = `${boxes('Brand', BRAND)}${boxes('Color', COLOR)}`;
  const applies = (type: string): readonly (string | null | undefined)[] =>
    appliesOf(besideList(`<form>${facets}<button type=${type}>Leeren</button></form>`));
  expect(applies('reset')).toEqual([undefined, undefined]);
  expect(applies('button')).toEqual(['Leeren', 'Leeren']);
});

it('the arrow of a field, of which nobody hears, applies nothing', () => {
  const values = BRAND.map((brand) => `<li role=option>${brand}</li>`).join('');
  const bar = (hidden: string): string =>
    `<div><div><label for=b>Brand</label><div><input id=b role=combobox aria-expanded=true aria-controls=l><div ${hidden}><span role=button aria-label=Open onclick=x><i></i></span></div></div></div><div><button>Go</button></div></div><ul role=listbox id=l>${values}</ul>`;
  const buttonsIn = (hidden: string): readonly (string | null | undefined)[] =>
    besideList(bar(hidden)).groups.flatMap(({ apply, otherButtons = [] }) => [
      apply?.step.name,
      ...otherButtons.map(({ step }) => step.name),
    ]);
  expect(buttonsIn('aria-hidden=true')).toEqual(['Go']);
  expect(buttonsIn('')).toEqual(['Go', 'Open']);
});

it('a button that shows nothing, by which those who hear the page leave a menu, applies nothing', () => {
  const menu = (exit: string): string =>
    `<button aria-haspopup=true aria-expanded=true id=b>Filter</button><div><div role=menu aria-labelledby=b>${BRAND.map((brand) => `<div role=menuitem>${brand}</div>`).join('')}</div>${exit}</div>`;
  expect(appliesOf(besideList(menu('<button aria-label=Go>Go</button>')))).toEqual(['Go']);
  expect(appliesOf(besideList(menu('<button aria-label=Dismiss tabindex=-1></button>')))).toEqual([undefined]);
});

it('the button of the form of a field applies what the field drops down elsewhere', () => {
  const form = `<form action="/list"><label id=l>Brand</label> <span role=combobox aria-labelledby=l aria-owns=brands aria-expanded=true></span>
    <label>Color <select name=c><option value="">Any<option>Red<option>Blue</select></label><button>Los</button></form>`;
  const options = BRAND.map((brand) => `<li role=option>${brand}</li>`).join('');
  const { groups } = besideList(`<aside>${form}</aside><ul role=listbox id=brands>${options}</ul>`);
  const brands = groups.find(({ choices }) => choices[0]?.value === 'Acme');
  expect([brands?.label, brands?.apply?.step.name]).toEqual(['Brand', 'Los']);
});

it.each([
  ['where all is chosen', '<button type=button aria-haspopup=listbox><input name=color></button>', 'Los'],
  ['but not where something can be typed, as into a mail list', '<input name=name>', undefined],
])('the button of a form of fields that drop lists down applies them %s', (_, other, applies) => {
  const field =
    '<p>Brand</p><button type=button aria-haspopup=listbox aria-controls=brands aria-expanded=true><input name=brand></button>';
  const options = BRAND.map((brand) => `<li role=option>${brand}</li>`).join('');
  const { groups } = besideList(
    `<aside><form>${field}<p>Color</p>${other}<button>Los</button></form></aside><ul role=listbox id=brands>${options}</ul>`,
  );
  expect(groups.map(({ label, apply }) => [label, apply?.step.name])).toEqual([['Brand', applies]]);
});

it('the button of a form that a browser sends is told, as scripts may have their say', () => {
  const form = `<form action="/list"><fieldset><legend>Stock</legend><label><input type=checkbox name=stock value=in checked> In stock</label></fieldset>
    <fieldset><legend>Color</legend>${COLOR.map((name) => `<label><input type=checkbox name=color value=${name}> ${name}</label>`).join('')}</fieldset><button>Los</button></form>`;
  const { groups } = besideList(`<aside>${form}</aside>`);
  expect(groups.map(({ apply, choices }) => [apply?.step.name, choices[0]?.path?.kind])).toEqual([
    ['Los', 'url'],
    ['Los', 'url'],
  ]);
});

it('all buttons after groups are told, as one page cannot tell which of them applies', () => {
  const { groups } = besideList(
    `<aside>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}<button>Leeren</button><button>Los</button></aside>`,
  );
  expect(groups.map(({ otherButtons = [] }) => otherButtons.map(({ step }) => step.name))).toEqual([['Los'], ['Los']]);
});

it('buttons that wait for a choice may apply it, those of the site, of fields and of forms do not', () => {
  const panel = `<div>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}</div>`;
  const { groups, openers } = besideList(
    `<button disabled>Zurück</button>${panel}<div><button disabled>Leeren</button><button disabled>Los</button></div>`,
  );
  expect(
    groups.map(({ apply, otherButtons = [] }) => [apply, ...otherButtons].map((button) => button?.step.name)),
  ).toEqual([
    ['Leeren', 'Los'],
    ['Leeren', 'Los'],
  ]);
  expect(openers ?? []).toEqual([]);
});

it.each([
  ['says how many', `${boxes('Brand', BRAND, '<button>Alle 27</button>')}`, ['Alle 27']],
  [
    'stands in the list of values',
    '<h3>Brand</h3><ul><li><label><input type=checkbox>Acme</label></li><li><label><input type=checkbox>Bolt</label></li><li><button>Mehr</button></li></ul>',
    ['Mehr'],
  ],
  [
    'stands behind boxes some of which are hidden',
    `<div><h3>Brand</h3><ul>${BRAND.map((value, at) => `<li${at > 1 ? ' style="display:none"' : ''}><label><input type=checkbox>${value}</label></li>`).join('')}</ul><button>Mehr</button></div>${boxes('Color', [...COLOR, ...BRAND])}`,
    ['Mehr'],
  ],
  [
    'stands only at the longest groups',
    `${boxes('Brand', BRAND, '<button>Mehr</button>')}${boxes('Color', COLOR)}`,
    ['Mehr'],
  ],
  [
    'stands at groups of one length',
    `${boxes('Brand', BRAND, '<button>Mehr</button>')}${boxes('Make', BRAND, '<button>Mehr</button>')}`,
    ['Mehr', 'Mehr'],
  ],
  [
    'stands at groups of one length beside one that is longer by a value, which no button spares',
    ['Brand', 'Make', 'Seller'].map((label) => boxes(label, BRAND, '<button>Mehr</button>')).join('') +
      boxes('Size', ['1', '2', '3', '4', '5']),
    ['Mehr', 'Mehr', 'Mehr'],
  ],
  [
    'stands at groups of one length beside one that is longer by two values, which no button spares either',
    ['Brand', 'Make', 'Seller'].map((label) => boxes(label, BRAND, '<button>Mehr</button>')).join('') +
      boxes('Size', ['1', '2', '3', '4', '5', '6']),
    ['Mehr', 'Mehr', 'Mehr'],
  ],
  [
    'stands behind links, the longest group of them',
    `<div><h3>Brand</h3><ul>${BRAND.map((value) => `<li><a href="?brand=${value}">${value}</a> (4)</li>`).join('')}</ul><button>Mehr</button></div>
     <div><h3>Color</h3><ul>${COLOR.map((value) => `<li><a href="?color=${value}">${value}</a> (4)</li>`).join('')}</ul></div>`,
    ['Mehr'],
  ],
])('a button shows more values if it %s', (_, html, openers) => {
  const view = besideList(`<aside>${html}</aside>`);
  expect(openersOf(view)).toEqual(openers);
  expect(appliesOf(view).filter((name) => name !== undefined)).toEqual([]);
});

it('many buttons with numbers beside one group show no more of it, as marks of a map', () => {
  const near = '<div><h3>Nearby</h3><a href="/a">Ashton</a> <a href="/b">Borley</a> <a href="/c">Combe</a></div>';
  const marks = [347, 339, 366].map(
    (price) => `<g role=button tabindex=0 onclick=x><text>£${String(price)}k</text></g>`,
  );
  const opened = (count: number): readonly (string | null)[] =>
    openersOf(
      readPage(
        liveSnapshot(
          `<main><div>${LIST}${near}</div><aside><svg>${marks.slice(0, count).join('')}</svg></aside></main>`,
        ),
      ),
    );
  expect(opened(1)).toContain('£347k');
  expect(opened(3)).toEqual([]);
});

it.each([
  ['beside a number', `<aside>${boxes('Brand', BRAND)}<div><input type=number><button>Go</button></div></aside>`],
  ['around the list too, behind something else', `${boxes('Brand', BRAND)}<p>All in stock</p><button>Go</button>`],
  ['without words', `<aside>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}<button><i></i></button></aside>`],
])('a button %s applies nothing', (_, html) => {
  expect(new Set(appliesOf(besideList(html)))).toEqual(new Set([undefined]));
});

it('buttons before the list are tried, also beside other filters unless they are signs; what may apply several comes last', () => {
  expect(openersOf(besideList('<div><button>Add filter</button></div>'))).toEqual(['Add filter']);
  expect(
    openersOf(besideList('<header><button>Filter</button></header><form><button type=button>x</button></form>')),
  ).toEqual(['Filter']);
  expect(
    openersOf(
      besideList(
        '<header><button>Sign in</button></header><aside><h3>Brand</h3><ul><li><a href="?b=1">Acme</a> (4)</li><li><a href="?b=2">Bolt</a> (5)</li></ul></aside>',
      ),
    ),
  ).toEqual([]);
  expect(openersOf(besideList('<div><div tabindex=0 onclick=x>More filters</div><p onclick=x>Hint</p></div>'))).toEqual(
    ['More filters'],
  );
  const select = '<label>Brand <select><option>Any<option>Acme<option>Bolt</select></label>';
  expect(openersOf(besideList(`<div>${select}<button>All filters</button></div>`))).toEqual(['All filters']);
  const tools = '<button>All filters</button><button aria-label=Grid><i></i></button>';
  const applying = `<aside>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}<button>Los</button></aside>`;
  expect(openersOf(besideList(`<div>${tools}</div>${applying}`))).toEqual(['All filters', 'Los']);
  const bar = `<div>${select}${select.replace('Brand', 'Color')}<button>More filters</button></div>`;
  expect(openersOf(besideList(bar))).toEqual(['More filters']);
  expect(openersOf(besideList(`<div role=dialog>${bar}</div>`))).toEqual([]);
});

it('links without an address before the list are tried, too, but for those of the site', () => {
  const links = '<header><a href="#">Sign in</a></header><div><a href="#">Filters</a><button>Sort</button></div>';
  expect(openersOf(besideList(links))).toEqual(['Filters', 'Sort']);
});

it('a button that says that it sends nothing of the form around the choices is tried, too', () => {
  const form = (type: string, fields: string): string =>
    `<form>${fields}<button type=${type}>More filters</button></form>`;
  const values = `${boxes('Brand', BRAND)}${boxes('Color', COLOR)}`;
  expect(openersOf(besideList(form('button', values)))).toEqual(['More filters']);
  expect(openersOf(besideList(form('reset', values)))).toEqual([]);
  expect(openersOf(besideList(`<form>${values}<p tabindex=0 onclick=x>More filters</p></form>`))).toEqual([
    'More filters',
  ]);
  expect(openersOf(besideList(form('submit', values)))).toEqual([]);
  expect(openersOf(besideList(form('button', '<input name=q>') + values))).toEqual([]);
});

it('a button before all choices applies nothing but may show more, in a bar where scripts narrow the list, too', () => {
  const view = besideList(`<header><button>Filter</button>${boxes('Brand', BRAND)}</header>`);
  expect([appliesOf(view), openersOf(view)]).toEqual([[undefined], ['Filter']]);
  const dialog = besideList(
    `<div role=dialog><button>Done</button>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}</div>`,
  );
  expect(appliesOf(dialog)).toEqual(['Done', 'Done']);
});

it('of the buttons that a dialog ends with the one that says how much it shows applies, else the last', () => {
  const chips = (values: readonly string[]): string =>
    values.map((value) => `<button aria-pressed=false>${value}</button>`).join('');
  const dialog = (buttons: string): string =>
    `<div role=dialog><h3>Brand</h3><p>${chips(['Acme', 'Bolt'])}</p><h3>Color</h3><p>${chips(['Red', 'Blue'])}</p><h3>Price</h3><footer>${buttons}</footer></div>`;
  const applied = (buttons: string): readonly (string | null | undefined)[] =>
    besideList(dialog(buttons)).groups.map(({ label, apply }) => `${label ?? ''}: ${apply?.step.name ?? ''}`);
  expect(applied('<button>Clear</button><button>Show 48 items</button><button>Close</button>')).toEqual([
    'Brand: Show items',
    'Color: Show items',
  ]);
  expect(applied('<button>Clear</button><button>Go</button>')).toEqual(['Brand: Go', 'Color: Go']);
});

it('a button in the head of a group shows more of its values', () => {
  const group = (label: string, values: readonly string[], tool: string): string => {
    const pills = values.map((value) => `<button class=pill aria-pressed=false>${value}</button>`).join('');
    return `<section><div><h3>${label}</h3>${tool}</div><p>${pills}</p></section>`;
  };
  const head = '<button class=tool>Show all</button>';
  const view = besideList(`<aside>${group('Brand', BRAND, head)}${group('Color', COLOR, '')}</aside>`);
  expect(view.groups.map(({ label }) => label)).toEqual(['Brand', 'Color']);
  expect(openersOf(view)).toEqual(['Show all']);
  const folding = '<button class=tool aria-expanded=true>Collapse</button>';
  expect(openersOf(besideList(`<aside>${group('Brand', BRAND, folding)}</aside>`))).toEqual([]);
});

it('the buttons of a dialog with one group show no more of it, whatever other groups there are', () => {
  const dialog = `<div role=alertdialog>${boxes('Cuisine', [...BRAND, 'Elan'])}<p><button>Cancel</button><button>OK</button></p></div>`;
  const view = besideList(`<aside>${boxes('Brand', BRAND)}</aside>${dialog}`);
  const [, cuisine] = view.groups;
  expect([cuisine?.apply, ...(cuisine?.otherButtons ?? [])].map((one) => one?.step.name)).toEqual(['OK', 'Cancel']);
  expect(openersOf(view)).toEqual([]);
  // A switch alone says nothing of how long groups are.
  const lone = `<aside><label><input type=checkbox>New</label></aside>${dialog.replace('role=alertdialog', '')}`;
  expect(besideList(lone).groups.map(({ apply }) => apply?.step.name)).toEqual([undefined, 'Cancel']);
});

it('a button beside the field applies what the field drops down elsewhere, and is no value', () => {
  const field =
    '<div><label>Brand</label><input role=combobox aria-controls=list aria-expanded=true></div><div><button>Leeren</button><button>Los</button></div>';
  const options = BRAND.map((brand) => `<li role=option>${brand}</li>`).join('');
  const { groups } = besideList(
    `<button aria-expanded=true aria-controls=panel>Filter</button><div role=dialog id=panel>${field}</div><div><ul id=list role=listbox>${options}</ul></div>`,
  );
  expect(groups.map(({ label, apply }) => [label, apply?.step.name])).toEqual([['Brand', 'Los']]);
});

it('the button of the form of an input that drops choices down without saying which applies them', () => {
  const form =
    '<form><label for=k>Kind</label> <input id=k readonly aria-expanded=true><p><button type=button>Los</button></p></form>';
  const items = BRAND.map((name) => `<li role=menuitem onclick=x><input type=checkbox><i>${name}</i></li>`).join('');
  const { groups } = besideList(
    `${form}`.concat(`</main><div><div role=tooltip><ul role=menu>${items}</ul></div></div><main>`),
  );
  expect(groups.map(({ label, apply }) => [label, apply?.step.name])).toEqual([['Kind', 'Los']]);
});

it('a button before all groups that waits for a choice applies them where nothing is listed yet', () => {
  const button = (state: string): string => `<div><h3>Filters</h3><button ${state}>Los</button></div>`;
  const page = (state: string): string =>
    `<main>${button(state)}${boxes('Brand', BRAND)}${boxes('Color', COLOR)}</main>`;
  const alone = (state: string): PageView => readPage(liveSnapshot(page(state)));
  expect([appliesOf(alone('disabled')), appliesOf(alone(''))]).toEqual([
    ['Los', 'Los'],
    [undefined, undefined],
  ]);
  expect(appliesOf(besideList(page('disabled')))).not.toContain('Los');
});

it('a button behind others that says what shows more of another group shows more, too, and applies nothing', () => {
  const kinds = ['Tree', 'Shrub', 'Herb', 'Fern'].map((kind) => `<button class=kind>${kind}</button>`).join('');
  const brands = boxes('Brand', [...BRAND, 'Echo', 'Flux'], '<button class=all>More</button>');
  const html = `<aside><div><h3>Kind</h3>${kinds}<button class=rest>More</button></div>${brands}${boxes('Color', COLOR)}<button>Los</button></aside>`;
  const view = besideList(html);
  expect(view.groups.map(({ label, choices }) => [label, choices.length])).toEqual([
    ['Kind', 4],
    ['Brand', 6],
    ['Color', 2],
  ]);
  expect(appliesOf(view)).toEqual(['Los', 'Los', 'Los']);
  expect(openersOf(view).slice(0, 2)).toEqual(['More', 'More']);
});

it('a button behind the boxes of a form that is sent shows the rest of them', () => {
  const brands = boxes('Brand', BRAND, '<button class=all type=button>All 12</button>');
  const view = besideList(`<form>${brands}${boxes('Color', COLOR)}<button>Los</button></form>`);
  expect(view.groups[0]).toMatchObject({ label: 'Brand', field: 'brand' });
  expect(openersOf(view)).toEqual(['All 12']);
});

it('a link without an address applies what is chosen in its dialog, and nothing elsewhere', () => {
  const groups = `${boxes('Brand', BRAND)}${boxes('Color', COLOR)}`;
  const use = '<a href="#" onclick=x>Los</a>';
  expect(appliesOf(besideList(`<div role=dialog><div>${use}</div><div>${groups}</div></div>`))).toEqual(['Los', 'Los']);
  expect(appliesOf(besideList(`<aside><div>${groups}</div><div>${use}</div></aside>`))).toEqual([undefined, undefined]);
});
