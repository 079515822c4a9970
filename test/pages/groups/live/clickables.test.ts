import { expect, it } from 'vitest';
import { findWidgets } from '../../../../src/pages/groups/live/widgets.js';
import { liveGroupsOf, liveIndex, liveLinesOf } from '../read-live.js';

function clickablesOf(html: string): readonly string[] {
  const index = liveIndex(html);
  const bounds = { walls: new Set<number>(), taken: new Set<number>(), submits: new Set<number>() };
  return findWidgets(index, bounds).map(
    ({ block, kind }) => `${kind} ${index.text(block) || index.accessibleName(block)}`,
  );
}

it.each([
  ['buttons', '<button>a</button><div role=button>b</div>', ['button a', 'button b']],
  [
    'links without an address',
    '<a href="#">a</a><a href="javascript:x()">b</a><a onclick=x>c</a>',
    ['link a', 'link b', 'link c'],
  ],
  [
    'options, tabs and menus',
    '<i role=option>a</i><i role=tab>b</i><i role=menuitem>c</i>',
    ['option a', 'tab b', 'option c'],
  ],
  [
    'chips that are rows of one cell',
    '<p role=row aria-selected=false><i role=gridcell>a</i></p><p role=row aria-selected=true><i role=gridcell>b</i><i role=gridcell>c</i></p><p role=row><i role=gridcell>d</i></p>',
    ['option a'],
  ],
  ['nothing that is moved', '<span role=slider onclick=x aria-label="Lowest price">0</span>', []],
  ['buttons by their roles', '<button role=tab>a</button><button role=link>b</button>', ['tab a', 'button b']],
  ['whatever listens', '<span onclick=x>a</span><table><tr onclick=x><td>b</td></tr></table>', ['plain a', 'plain b']],
  [
    'pictures with a name',
    '<span onclick=x title=red></span><button><img alt=blue></button>',
    ['plain red', 'button blue'],
  ],
  ['the children of a list that listens', '<ul onclick=x><li>a</li><li>b</li></ul>', ['plain a', 'plain b']],
  ['the entries of an open menu', '<div onclick=x>Menu<ul><li>a</li><li>b</li></ul></div>', ['plain a', 'plain b']],
  ['the innermost of nested listeners', '<div onclick=x><button>a</button></div>', ['button a']],
  [
    'nodes of trees by their own words',
    '<ul><li role=treeitem>a<ul><li role=treeitem>b</li></ul></li></ul>',
    ['option a', 'option b'],
  ],
  [
    'a dot for each colour',
    '<p><button aria-pressed=false aria-label=red>●</button><button aria-pressed=true aria-label=blue>●</button></p>',
    ['button ●', 'button ●'],
  ],
  ['the words of an option', '<div role=option><span onclick=x>a</span></div>', ['option a']],
])('finds %s', (_, html, found) => {
  expect(clickablesOf(html)).toEqual(found);
});

it.each([
  ['links with an address', '<a href="/b">b</a><a href="#a=1">a</a>'],
  ['links to a place on the page', '<a href="#here">a</a><p id=here>b</p>'],
  ['signs', '<button>×</button><span onclick=x>♥</span>'],
  ['a sign with a state of its own', '<p><button aria-pressed=false aria-label="Save this">♥</button><i>x</i></p>'],
  [
    'what opens',
    '<button aria-expanded=false>a</button><div role=button aria-haspopup=menu>b</div><details><summary>c</summary></details>',
  ],
  ['headings and long texts', `<h3 onclick=x>a</h3><div onclick=x>${'word '.repeat(40)}</div>`],
  ['what no person sees or works', '<button hidden>a</button><button disabled>b</button><span onclick=x></span>'],
  ['labels of fields', '<label onclick=x>a<input></label>'],
])('leaves %s alone', (_, html) => {
  expect(clickablesOf(html)).toEqual([]);
});

it('labels beside one another that label no field are buttons, one that does or stands beside a field is none', () => {
  const field = (html: string): readonly string[] => liveLinesOf(`<p><label>Cabins</label></p><div>${html}</div>`);
  expect(field('<label onclick=x>1</label><label onclick=x>2</label><label onclick=x>3+</label>')).toEqual([
    'Cabins: 1 2 3+',
  ]);
  expect(field('<label onclick=x for=a>One</label><label onclick=x>Two</label><input id=a>')).toEqual([]);
});

it('a row of a tree that is written as a grid is an option, by its words beside what opens it', () => {
  const row = (name: string): string =>
    `<div role=row aria-level=1 aria-expanded=false aria-selected=false><div role=gridcell><p><button aria-label=Expand onclick=x><svg></svg></button><span>${name}</span></p></div></div>`;
  const groups = liveGroupsOf(`<div role=treegrid aria-label=Kind>${row('Home')}${row('Toys')}</div>`);
  expect(groups.map(({ label, choices }) => [label, choices.map(({ value }) => value)])).toEqual([
    ['Kind', ['Home', 'Toys']],
  ]);
});

it('a mark that is drawn in an option is not chosen instead of it, whatever the mark is called', () => {
  const option = (name: string, at: number): string =>
    `<div role=option tabindex=0><p><b onclick=x><i role=img aria-label="Select row ${String(at)}"></i></b></p><p>${name}</p></div>`;
  expect(liveLinesOf(`<div role=listbox aria-label=Maker>${['Acme', 'Bolt'].map(option).join('')}</div>`)).toEqual([
    'Maker: Acme Bolt',
  ]);
});

it('a hidden field in a button carries what it stands for, and is not worked', () => {
  const button = (name: string): string =>
    `<li><div role=button aria-pressed=false tabindex=0><input type=hidden name=kind value="${name}"><b></b><i>${name} (3)</i></div></li>`;
  expect(liveLinesOf(`<fieldset><h4>Maker</h4><ul>${['Acme', 'Bolt'].map(button).join('')}</ul></fieldset>`)).toEqual([
    'Maker: Acme(3) Bolt(3)',
  ]);
});
