import { expect, it } from 'vitest';
import { readOverlays } from '../../src/pages/overlays.js';
import { indexPage } from '../../src/pages/page-index.js';
import { besideList, boxes, LIST } from './groups/read-live.js';
import { liveSnapshot, readCovered } from './live-page.js';

function overlaysOf(html: string): readonly (readonly (string | null)[])[] {
  return (besideList(html).overlays ?? []).map(({ dismiss }) => dismiss.map(({ step }) => step.name));
}

it.each([
  [
    'closing before all else',
    '<div role=dialog><button>Accept all</button><button>Settings</button><button aria-label=Close>×</button></div>',
    ['Close', 'Settings', 'Accept all'],
  ],
  [
    'declining before accepting',
    '<div role=alertdialog><button>Alle akzeptieren</button><button>Nur notwendige</button></div>',
    ['Nur notwendige', 'Alle akzeptieren'],
  ],
  [
    'by what programmers call it',
    '<div aria-modal=true><button id=accept>はい</button><button id=reject>いいえ</button></div>',
    ['いいえ', 'はい'],
  ],
  [
    'any choice where nothing else is',
    '<dialog open><button>Germany</button><button>France</button></dialog>',
    ['Germany', 'France'],
  ],
  [
    'what opens more late',
    '<div role=dialog><button aria-haspopup=dialog>More</button><button>Hm</button></div>',
    ['Hm', 'More'],
  ],
  ['inputs that are buttons', '<div role=dialog><input type=button value=Close></div>', ['Close']],
])('goes away by %s', (_, html, dismiss) => {
  expect(overlaysOf(html)).toEqual([dismiss]);
});

it.each([
  [
    'explains with links',
    '<div role=dialog><a href="/privacy">Privacy</a><button>No thanks</button></div>',
    [['No thanks']],
  ],
  [
    'asks for an address',
    '<div role=dialog><form method=post action="/sub"><input type=email name=e><button>Subscribe</button></form><button>Not now</button></div>',
    [['Not now']],
  ],
  ['is closed', '<dialog><button>x</button></dialog><div role=dialog hidden><button>Close</button></div>', []],
  [
    'is a drawer of filters',
    `<div role=dialog>${boxes('Brand', ['Acme', 'Bolt', 'Corex'])}<button>Close</button></div>`,
    [],
  ],
  [
    'is a drawer of boxes in whose place their labels are drawn',
    `<div role=dialog>${['Acme', 'Bolt', 'Corex'].map((value) => `<label><input type=radio name=b hidden>${value}</label>`).join('')}<a href="#">Apply</a></div>`,
    [],
  ],
  [
    'is a drawer of what can be pressed and let go',
    '<div role=dialog><h3>Brand</h3><button aria-pressed=false>Acme</button><button aria-pressed=true>Bolt</button><button aria-pressed=false>Corex</button><button>Close</button></div>',
    [],
  ],
  [
    'is a drawer of choices, whatever one of them may mean',
    '<div role=dialog><h3>Options</h3><button aria-pressed=false>Instant book</button><button aria-pressed=false>Allows pets</button><button aria-pressed=false>Wifi</button><button>Show 402 places</button></div>',
    [],
  ],
  [
    'is a drawer of filters that are folded, whatever their ids may mean',
    `<div role=dialog>${['Brand', 'Colour', 'Size'].map((name) => `<button id=accordion-${name} aria-expanded=false>${name}</button>`).join('')}<button>Apply</button></div>`,
    [],
  ],
  [
    'is a drawer of fields that drop lists down',
    `<div role=dialog>${['Brand', 'Colour', 'Size'].map((name) => `<label>${name} <input role=combobox aria-haspopup=true aria-expanded=false></label>`).join('')}<button>Reset</button></div>`,
    [],
  ],
  [
    'is a drawer of fields beside their hidden lists, of drop-downs and folded parts',
    `<div role=dialog><div><input class=search><div hidden><b>Acme</b><b>Bolt</b></div></div><div onclick=x>Any colour<div hidden><b>Red</b><b>Blue</b></div></div><div onclick=x>Size</div><div hidden><input type=checkbox></div><button>Reset</button></div>`,
    [],
  ],
  [
    'is a drawer of links that narrow the list of the page',
    `<div role=dialog><h2>Brand</h2><ul>${['Acme', 'Bolt', 'Corex'].map((name) => `<li><a href="?brand=${name}">${name} (4)</a></li>`).join('')}</ul><button>Close</button></div>`,
    [],
  ],
  [
    'is a choice that ends with OK',
    `<div role=alertdialog>${boxes('Brand', ['Acme', 'Bolt', 'Corex'])}<button>Cancel</button><button>OK</button></div>`,
    [],
  ],
  [
    'is what a field drops down',
    '<input role=combobox aria-controls=l aria-label=Brand><div role=dialog><div id=l><b onclick=x>Acme</b><b onclick=x>Bolt</b></div></div>',
    [],
  ],
  [
    'is a drawer of bare texts in several blocks, whatever the id of its button',
    `<div role=dialog>${['Brand', 'Colour'].map((name) => `<h3>${name}</h3><p>${['A', 'B', 'C'].map((value) => `<span onclick=x class=chip>${name} ${value}</span>`).join('')}</p>`).join('')}<button id=ok>Show 12 results</button></div>`,
    [],
  ],
  [
    'offers one choice of many, to go on with',
    `<div role=dialog><h3>Country</h3><p>${['A', 'B', 'C', 'D', 'E', 'F'].map((value) => `<span onclick=x>${value}</span>`).join('')}</p></div>`,
    [['A', 'B', 'C', 'D', 'E', 'F']],
  ],
  [
    'asks what to agree to',
    `<div role=dialog>${boxes('Purpose', ['Need', 'Count', 'Sell'])}<button>Accept all</button></div>`,
    [['Accept all']],
  ],
])('%s', (_, html, overlays) => {
  expect(overlaysOf(html)).toEqual(overlays);
});

it('the outermost counts, the topmost comes first, and nothing in it belongs to the page', () => {
  const { overlays, groups, openers } = besideList(
    '<div role=dialog><div role=dialog><button>Close one</button></div></div><div role=dialog><h3>Color</h3><p><button>Close two</button><button>b</button></p><button aria-expanded=false>c</button></div>',
  );
  expect(overlays?.map(({ dismiss }) => dismiss[0]?.step.name)).toEqual(['Close two', 'Close one']);
  expect([groups, openers]).toEqual([[], []]);
});

it.each([
  [
    'a bar of the site asks nothing',
    '<header class=over><button aria-label=Menu>☰</button><a href="/">Shop</a></header>',
    0,
  ],
  ['a bar around its menu does not either', '<div class=over><nav><button>Log in</button></nav></div>', 0],
  [
    'a row of icons does not',
    '<div class=over><a title=Home onclick=x><svg></svg></a><b>Books</b><a title=Sort onclick=x><svg></svg></a><a title=Search onclick=x><svg></svg></a></div>',
    0,
  ],
  [
    'icons above a text may',
    '<div class=over><button title=Close></button><button title=Back></button><button title=On></button><p>What is new here since your last visit, in five pictures and a few words each.</p></div>',
    1,
  ],
  ['one that asks for consent does', '<footer class=over><button>Settings</button><button>Accept</button></footer>', 1],
  [
    'a menu that was dropped down does not',
    '<div class=over><ul role=menu><li role=menuitem onclick=x>Material</li><li role=menuitem onclick=x>Origin</li></ul></div>',
    0,
  ],
  [
    'one does not either whose backdrop can be pressed',
    '<div class=over><div role=button onclick=x></div><ul role=menu><li role=menuitem onclick=x>Origin</li></ul></div>',
    0,
  ],
  [
    'one with buttons beside it may',
    '<div class=over><ul role=menu><li role=menuitem onclick=x>Help</li></ul><button>Close</button></div>',
    1,
  ],
  ['what is no bar may', '<div class=over><button>Germany</button></div>', 1],
])('%s', (_, html, overlays) => {
  const { nodes, ...rest } = liveSnapshot(html);
  const laid = nodes.map((node) => (node.attributes['class'] === 'over' ? { ...node, covers: true as const } : node));
  expect(readOverlays(indexPage({ ...rest, nodes: laid }))).toHaveLength(overlays);
});

it('a panel that a button says it has opened is a part of the page, however little stands in it', () => {
  const panel = (expanded: boolean): string =>
    `<button aria-expanded=${String(expanded)} aria-controls=panel>Soil</button><div id=panel role=dialog aria-modal=true><input role=combobox aria-haspopup=listbox><button>Clear</button><button>Apply</button></div>`;
  expect(overlaysOf(panel(true))).toEqual([]);
  expect(overlaysOf(panel(false))).toEqual([['Clear', 'Apply']]);
});

it.each([
  ['that buttons behind it take back and end asks for nothing', '<button>Reset</button><button>Done</button>', 0],
  ['that only one button leaves is to be left', '<button>Close</button>', 1],
  ['behind which something is agreed to as well', '<button>Later</button><button>Accept</button>', 1],
])('a list of links without addresses %s', (_, buttons, count) => {
  const rows = ['A', 'B', 'C', 'D', 'E', 'F'].map((value) => `<a class=row onclick=x>${value}</a>`).join('');
  const html = `<div data-over><div role=button aria-label=Mask onclick=x></div>${rows}<p>${buttons}</p></div>`;
  expect(readCovered(`<main>${LIST}${html}</main>`).overlays).toHaveLength(count);
});

it('what shows all values of a facet, some of which the page links beside its list, is no message', () => {
  const links = (count: number): string =>
    Array.from({ length: count }, (_, at) => `<div><a href="/things/kind/${at}">Kind ${at}</a></div>`).join('');
  const panel = `<dialog open><a href="#" onclick=x>Close</a><h2>Kind</h2>${links(8)}</dialog>`;
  expect(overlaysOf(`<aside><h5>Kind</h5>${links(5)}</aside>${panel}`)).toEqual([]);
  expect(overlaysOf(`<header>${links(5)}</header>${panel}`)).toHaveLength(1);
});
