import { describe, expect, it } from 'vitest';
import { liveGroupsOf, liveLinesOf } from '../read-live.js';

const POPUP =
  '<div class=overlay><ul id=list role=listbox><li role=option>Spring</li><li role=option>Autumn</li></ul></div>';
const FIELD = '<input role=combobox aria-controls=list aria-expanded=true>';

describe('a list that hangs elsewhere in the page is called as its field', () => {
  it.each([
    ['a label in its block', `<div><label>Season</label><div onclick=x><div>${FIELD}</div><b>Any</b></div></div>`],
    ['a heading before it', `<h4>Season</h4><div onclick=x><i>Chosen</i>${FIELD}</div><h4>Size</h4><p>x</p>`],
    [
      'the label of the select that it is drawn over',
      `<label for=s>Season</label><select id=s style="display:none"><option>Spring<option>Autumn</select><div role=combobox aria-label=Combobox aria-controls=list>Any</div>`,
    ],
    [
      'not what it shows',
      '<div><label>Season</label><span role=combobox aria-labelledby=shown aria-owns=list><i id=shown>Any</i></span></div>',
    ],
    [
      'no name that is what it shows',
      '<div><span>Season</span><div onclick=x><span role=combobox aria-label="Any season" aria-controls=list>Any season</span></div></div>',
    ],
    ['its own name', '<div role=combobox aria-label=Season aria-controls=list>Any</div>'],
  ])('%s', (_, html) => {
    expect(liveLinesOf(`<div id=app>${html}</div>${POPUP}`)).toEqual(['Season: Spring Autumn']);
  });
});

it('values in a panel that a button shows elsewhere are called as the button', () => {
  const button = '<button aria-expanded=true aria-controls=panel>Soil ▾</button>';
  const panel =
    '<div id=panel><p><label><input type=checkbox>Clay</label></p><p><label><input type=checkbox>Loam</label></p><button>Apply</button></div>';
  expect(liveLinesOf(`<h1>Plants</h1><div><div>${button}</div></div><div>${panel}</div>`)).toEqual(['Soil: Clay Loam']);
});

it('a box alone in a panel beside the end of a range is called as it says, not as the button that shows the panel', () => {
  const button = '<h3><button aria-expanded=true aria-controls=panel>Price and purchase</button></h3>';
  const panel = (field: string): string =>
    `<div id=panel>${field}<p><label><input type=checkbox role=switch>Delivered</label></p></div>`;
  const lines = (field: string): readonly string[] => liveLinesOf(`<h1>Cars</h1><div>${button}${panel(field)}</div>`);
  expect(lines('<label>Up to <input type=number></label>')).toEqual(['Delivered: Delivered']);
  expect(lines('')).toEqual(['Price and purchase: Delivered']);
  // A field that searches the values of a facet of which one is left.
  expect(lines('<input role=combobox aria-label=Search>')).toEqual(['Price and purchase: Delivered']);
});

it('values in a panel are called as the label of the button that shows them, not as what that shows', () => {
  const button =
    '<label for=soil>Soil</label><button id=soil aria-haspopup=dialog aria-expanded=true aria-controls=panel>Any</button>';
  const box = (value: string): string => `<p><label><input type=checkbox>${value}</label></p>`;
  const panel = `<div id=panel role=dialog>${box('Clay')}${box('Loam')}</div>`;
  expect(liveLinesOf(`<h1>Plants</h1><div>${button}</div><div>${panel}</div>`)).toEqual(['Soil: Clay Loam']);
});

it('values in a drop-down that says nothing of itself are called as the label before it, not as what it shows', () => {
  const items = ['Any', 'Clay', 'Loam'].map((value) => `<div onclick=x>${value}</div>`).join('');
  const html = `<div><label>Soil</label><div onclick=x><input type=hidden><div>Any</div><div>${items}</div></div></div>`;
  expect(liveLinesOf(`<h1>Plants</h1>${html}`)).toEqual(['Soil: Any Clay Loam']);
});

it('a name of the list that nobody sees gives way to what the button shows', () => {
  const button = '<button aria-haspopup=dialog aria-expanded=true aria-controls=panel>Soil<i>Clay</i></button>';
  const panel =
    '<div id=panel role=dialog><ul role=listbox aria-label=Suggestions><li role=option>Clay</li><li role=option>Loam</li></ul></div>';
  expect(liveLinesOf(`<h1>Plants</h1><div>${button}</div><div>${panel}</div>`)).toEqual(['Soil: Clay Loam']);
});

it('lists of one kind of widget, with the same id in trees of their own, are each called as the field beside them', () => {
  const widget = (label: string, values: readonly string[]): string => {
    const options = values.map((value) => `<li role=option aria-selected=false onclick=x>${value}</li>`).join('');
    const field = '<div role=combobox aria-expanded=false aria-controls=menu>Choose some</div>';
    return `<section><label>${label}</label><div onclick=x>${field}<ul id=menu role=listbox>${options}</ul></div></section>`;
  };
  const html = `${widget('Season', ['Spring', 'Autumn'])}${widget('Soil', ['Clay', 'Loam'])}`;
  expect(liveLinesOf(`<h1>Plants</h1>${html}`)).toEqual(['Season: Spring Autumn', 'Soil: Clay Loam']);
});

it('a menu whose button stands under a label is called as that, whatever the button shows', () => {
  const button = '<div><label>Region</label><p><button aria-haspopup=menu aria-expanded=true>All</button></p></div>';
  const menu =
    '<div><ul role=menu><li role=menuitem onclick=x>North</li><li role=menuitem onclick=x>South</li></ul></div>';
  expect(liveLinesOf(button + menu)).toEqual(['Region: North South']);
});

it.each([
  ['and nothing else is open', ''],
  ['and an icon explains the label', '<button aria-label="More info" title=All>i</button>'],
  [
    'and what is chosen stands as tags under the label',
    '<ul><li>East<button aria-label="Remove tag">×</button></li></ul>',
  ],
  ['and another menu is open', '', '<button aria-haspopup=menu aria-expanded=true>Me</button>'],
])('a menu that is called as its button is called as the label over that %s', (_, between, other = '') => {
  const button = `<button id=b aria-haspopup=menu aria-expanded=true>Select one</button>`;
  const items = ['North', 'South'].map((value) => `<li><button role=menuitem>${value}</button></li>`).join('');
  const menu = `<ul role=menu aria-labelledby=b>${items}</ul>`;
  const html = `<h3><label>Region</label></h3>${between}<div>${button}${menu}</div>`;
  expect(liveLinesOf(`<h1>Plants</h1><div>${html}</div>${other}`)).toEqual(['Region: North South']);
});

it.each(['true', 'false'])(
  'values in a panel of an icon at the head of a column are called as the column, expanded: %s',
  (expanded) => {
    const icon = `<button aria-label="Filter by Sowing" aria-expanded=${expanded} aria-controls=panel><i></i></button>`;
    const head = `<table><tr><th>Name</th><th>Sowing ${icon}</th></tr></table>`;
    const boxes = ['Spring', 'Autumn'].map((value) => `<label><input type=checkbox>${value}</label>`).join('');
    const tools = '<div><button>Confirm</button><button>Reset</button></div>';
    const panel = `<div id=panel role=dialog><div role=group aria-label=checkbox-group>${boxes}</div>${tools}</div>`;
    expect(liveLinesOf(`<div>${panel}</div>${head}`)).toEqual(['Sowing: Spring Autumn']);
  },
);

it('a list right behind the button that has dropped it down is called as the heading over that, which shows what is chosen', () => {
  const headed = (head: string, shown: string, list = ''): string =>
    `<section><h2>${head}</h2><div><button aria-label=menu aria-haspopup=true aria-expanded=${String(list !== '')}>${shown}</button>${list}</div></section>`;
  const list = '<ul><li onclick=x>Spring (3)</li><li onclick=x>Autumn (4)</li></ul>';
  const html = headed('Season', 'Any season', list) + headed('Soil', 'Any soil');
  expect(liveLinesOf(html)).toEqual(['Season: Spring(3) Autumn(4)']);
});

it.each([
  ['the panels say that their buttons name them', 'Kind', ' aria-labelledby='],
  ['they do not', 'All kinds', ' data-for='],
])('values under a text that is no heading, in a panel of several, where %s', (_, label, says) => {
  const panel = (id: string, name: string, values: string): string =>
    `<button id=${id} aria-expanded=true aria-controls=${id}-panel><div>${name}</div></button><div id=${id}-panel role=region${says}${id}>${values}</div>`;
  const kinds = ['Tree', 'Shrub', 'Herb'].map((kind) => `<button>${kind}</button>`).join('');
  const soils = ['Clay', 'Loam'].map(
    (soil) => `<p><input type=checkbox id=${soil}><label for=${soil}>${soil}</label></p>`,
  );
  const html = `<h1>Plants</h1><div>${panel('a', 'Kind', `<div><div>All kinds</div>${kinds}</div>`)}<hr>${panel('b', 'Soil', soils.join(''))}</div>`;
  expect(liveLinesOf(html)).toEqual([`${label}: Tree Shrub Herb`, 'Soil: Clay Loam']);
});

it('buttons behind the boxes of a panel are none of its values: it is called as its button, not as all lists of its make', () => {
  const option = (name: string): string =>
    `<div role=option aria-checked=true onclick=x><label><input type=checkbox checked>${name}</label></div>`;
  const list = `<div role=listbox aria-label="Filter list">${['Clay', 'Loam', 'Sand'].map(option).join('')}</div>`;
  const panel = `<div id=panel><form><div>${list}</div><p><button>Apply</button><button>Reset</button></p></form></div>`;
  const button = '<div role=button aria-expanded=true aria-controls=panel onclick=x>Soil</div>';
  const [group] = liveGroupsOf(`<h1>Plants</h1><div>${button}${panel}</div>`);
  expect([group?.label, group?.choices.length, group?.apply?.step.name]).toEqual(['Soil', 3, 'Apply']);
});
