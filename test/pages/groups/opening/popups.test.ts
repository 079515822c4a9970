import { expect, it } from 'vitest';
import { columnTitle, fieldLabel, popupOwners, pressedFor } from '../../../../src/pages/groups/opening/popups.js';
import { liveIndex, liveLinesOf } from '../read-live.js';

const FIELD = '<input role=combobox aria-controls=list aria-expanded=true>';

it('two fields side by side have a label each', () => {
  const field = (label: string, list: string): string =>
    `<div><label>${label}</label><input role=combobox aria-controls=${list}></div>`;
  const index = liveIndex(`<h3>Filters</h3>${field('Rig', 'a')}${field('Hull', 'b')}`);
  const labels = index.byTag('input').map((id) => fieldLabel(index, id)?.text);
  expect(labels).toEqual(['Rig', 'Hull']);
});

it('a list belongs to the field that names it, also where it only stands beside the values', () => {
  const index = liveIndex(
    `<div>${FIELD}</div><div><div><div id=list role=listbox></div><div><p onclick=x>Spring</p></div></div></div><p>Else</p>`,
  );
  const ownerOf = popupOwners(index);
  const [value = 0, other = 0] = index.byTag('p');
  expect([ownerOf(value), ownerOf(other)]).toEqual([index.byTag('input')[0], null]);
});

it('the input that keeps what is chosen in a field is no list of it, though the field says that it works that', () => {
  const index = liveIndex(
    '<div><input role=combobox aria-expanded=true aria-owns=list aria-controls=kept><input id=kept></div><div id=list><p onclick=x>Spring</p></div>',
  );
  expect(popupOwners(index)(index.byTag('p')[0] ?? 0)).toBe(index.byTag('input')[0]);
});

it('a list that only stands for what is shown is none, a native select may be what the page listens to', () => {
  const select = '<select id=s><option>Spring<option>Autumn</select>';
  const drawn = '<span><span role=combobox aria-owns=list>Any</span></span>';
  const shown = '<div><div role=listbox id=list><i role=option>Spring</i><i role=option>Autumn</i></div>';
  const values = '<div><p onclick=x>Spring</p><p onclick=x>Autumn</p><p onclick=x>Winter</p></div></div>';
  expect(liveLinesOf(`<div><label for=s>Season</label>${select}${drawn}</div>${shown}${values}`)).toEqual([
    'Season: *Spring Autumn',
    'Season: Spring Autumn Winter',
  ]);
});

it('what is drawn around an input drops its list down', () => {
  const index = liveIndex(
    '<div onclick=x><p onclick=x><i><input role=combobox></i><b>Any</b></p><div><input role=combobox></div></div>',
  );
  const [first = 0, second = 0] = index.byTag('input');
  expect([pressedFor(index, first), pressedFor(index, second)]).toEqual([index.byTag('p')[0], second]);
});

it('a field in a field is the same one', () => {
  const index = liveIndex(
    '<h3>Filters</h3><div><div role=combobox onclick=x><label for=i>Rig</label><input id=i role=combobox></div></div><div><div role=combobox><label>Hull</label></div></div>',
  );
  const [inner = 0] = index.byTag('input');
  expect(fieldLabel(index, inner)?.text).toBe('Rig');
});

it('a list apart from the page belongs to the only field that dropped one down without saying which', () => {
  const field =
    '<div id=app><h4>Era</h4><div onclick=x><input role=combobox aria-expanded=true aria-controls=gone></div></div>';
  const list =
    '<div><div><ul role=menu><li role=menuitemcheckbox>Old</li><li role=menuitemcheckbox>New</li></ul></div></div>';
  expect(liveLinesOf(field + list)).toEqual(['Era: Old New']);
});

it('what a field in a dialog over the page drops down lies over both: the page below is no list of its', () => {
  const index = liveIndex(
    `<div id=app><p>Sort</p>${'<i>Item</i>'.repeat(9)}</div><div><h4>Era</h4><u role=combobox aria-expanded=true></u></div><div><p>Old</p></div>`,
  );
  const [below = 0, value = 0] = index.byTag('p');
  expect([below, value].map(popupOwners(index))).toEqual([null, index.byTag('u')[0]]);
});

it('the place for lists may stand before the page', () => {
  const index = liveIndex(
    `<div><p>Old</p></div><div id=app><h4>Era</h4><u role=combobox aria-expanded=true></u>${'<i>Item</i>'.repeat(9)}</div>`,
  );
  expect(index.byTag('p').map(popupOwners(index))).toEqual(index.byTag('u'));
});

it('a label in a field that shows what is chosen is none beside it', () => {
  const field = (label: string): string =>
    `<div><label>${label}</label><div role=combobox aria-label=DropDownList aria-expanded=false>Any<label>Any</label></div></div>`;
  const index = liveIndex(`<div>${field('Rig')}${field('Hull')}</div>`);
  const fields = index.byTag('div').filter((id) => index.role(id) === 'combobox');
  expect(fields.map((id) => fieldLabel(index, id)?.text)).toEqual(['Rig', 'Hull']);
});

it('neither a placeholder nor what is told of the last action is a label', () => {
  const field = (label: string, id: string): string =>
    `<div><p>${label}</p><div><span role=log>3 results</span><span aria-live=polite>Option focused</span><div><div><u id=${id}>Select...</u><input role=combobox aria-describedby=${id}></div></div></div></div>`;
  const index = liveIndex(`<h3>Filters</h3>${field('Rig', 'a')}${field('Hull', 'b')}`);
  expect(index.byTag('input').map((id) => fieldLabel(index, id)?.text)).toEqual(['Rig', 'Hull']);
});

it('fields in the head of a table are called as their columns, not as what they show', () => {
  const field = (id: string): string =>
    `<th><div><div><input role=combobox aria-controls=${id} readonly></div><div>Any</div></div></th>`;
  const index = liveIndex(
    `<table><thead><tr><th>Rig</th><th>Hull</th></tr><tr>${field('a')}${field('b')}</tr></thead></table>`,
  );
  expect(index.byTag('input').map((id) => fieldLabel(index, id)?.text)).toEqual(['Rig', 'Hull']);
});

it('what a hidden select beside a field has chosen is no label', () => {
  const index = liveIndex(
    '<section><p>Rig</p><div><div hidden><select><option selected>Select one</select></div><span>Select one</span><b role=button aria-haspopup=listbox aria-label="Select one"></b></div></section>',
  );
  expect(index.byTag('b').map((id) => fieldLabel(index, id)?.text)).toEqual(['Rig']);
});

it('a field is called as the input in it, not as what it shows', () => {
  const index = liveIndex(
    '<label for=f>Rig</label><div role=combobox onclick=x><i><input id=f readonly></i><label>Select one</label></div>',
  );
  expect(fieldLabel(index, index.byTag('div')[0] ?? 0)?.text).toBe('Rig');
});

it('ids that several widgets share name the first of them only', () => {
  const field = (label: string, owned = ''): string =>
    `<section><label ${owned}>${label}</label><div><div id=trigger role=combobox>Any</div></div></section>`;
  const index = liveIndex(field('Rig', 'for=trigger') + field('Hull'));
  const fields = index.nodes.flatMap(({ id, role }) => (role === 'combobox' ? [id] : []));
  expect(fields.map((id) => fieldLabel(index, id)?.text)).toEqual(['Rig', 'Hull']);
});

it('a list belongs to the field that names what it lies in, however deep', () => {
  const deep = (html: string, levels: number): string => '<div>'.repeat(levels) + html + '</div>'.repeat(levels);
  const list =
    '<span id=told>Choose one of these</span><ul role=listbox aria-labelledby=told><li role=option>Spring</li><li role=option>Autumn</li></ul>';
  const popup = `<div id=popup>${deep(list, 9)}</div>`;
  const field = '<label>Season</label><div><div><input role=combobox aria-controls=popup aria-expanded=true></div>';
  expect(liveLinesOf(`<h3>Filters</h3><div>${field}${popup}</div></div>`)).toEqual(['Season: Spring Autumn']);
});

it('a list in a block without other fields belongs to the field there that dropped one down without saying which', () => {
  const field = (label: string, shown: string, list: string): string =>
    `<div><label>${label}</label><div><div><div role=combobox aria-haspopup=listbox aria-expanded=${String(list !== '')}>${shown}</div></div>${list}</div></div>`;
  const list = '<div><div><ul role=listbox><li role=option>Spring</li><li role=option>Autumn</li></ul></div></div>';
  const html = `<h3>Filters</h3>${field('Soil', 'Any', '')}${field('Season', 'All', list)}${field('Light', 'Any', '')}`;
  expect(liveLinesOf(html)).toEqual(['Season: Spring Autumn']);
});

it('the only field in a panel that a button at the head of a column has opened is called as the column', () => {
  const head = (column: string): string =>
    `<th><span>${column}</span><button aria-label="Show menu" aria-expanded=true aria-controls=panel><svg></svg></button></th>`;
  const panel = (fields: string): string => `<div id=panel role=dialog>${fields}<button>Apply</button></div>`;
  const labelsOf = (fields: string): readonly (string | undefined)[] => {
    const index = liveIndex(`<table><thead><tr>${head('Rig')}</tr></thead></table>${panel(fields)}`);
    return index.byTag('input').map((id) => fieldLabel(index, id)?.text);
  };
  const field = '<input role=combobox readonly placeholder=Any>';
  expect(labelsOf(`<div>${field}</div>`)).toEqual(['Rig']);
  expect(labelsOf(`<div>${field}</div><div>${field}</div>`)).toEqual([undefined, undefined]);
});

it('a field in the panel of a column whose name is what it shows is called as the column', () => {
  const head = `<th>Rig<button aria-label="Show menu" aria-expanded=true aria-controls=panel><svg></svg></button></th>`;
  const field = '<span role=combobox aria-haspopup=listbox aria-label="Select one">Select one</span>';
  const index = liveIndex(`<table><tr>${head}<tr><td>Sloop</table><div id=panel role=dialog><div>${field}</div></div>`);
  const [combobox = -1] = index.byTag('span');
  expect(fieldLabel(index, combobox)?.text).toBe('Rig');
});

it('an icon at the head of a column is called as the column, whatever all of its kind are called', () => {
  const icon = '<i role=button aria-haspopup=listbox aria-label="Filter this column" onclick=x></i>';
  const index = liveIndex(`<table><tr><th scope=col>Steel ${icon}</th><th scope=col>Grip ${icon}</th></tr></table>`);
  expect(index.byTag('i').map((id) => fieldLabel(index, id)?.text)).toEqual(['Steel', 'Grip']);
});

it('buttons of other choices before a field are no label', () => {
  const buttons = '<div>Size <b role=button onclick=x>Mini</b> <b role=button onclick=x>Giant</b></div>';
  const index = liveIndex(`<div>${buttons}<div><input role=combobox></div></div>`);
  expect(index.byTag('input').map((id) => fieldLabel(index, id))).toEqual([null]);
});

it('the menu that a button says is open is not that of a field which is still open', () => {
  const field = '<div id=app><h4>Tags</h4><div><input role=combobox aria-expanded=true></div>';
  const button = '<button aria-haspopup=menu aria-expanded=true>All</button></div>';
  const menu = '<div><div><ul role=menu><li role=menuitem onclick=x>North</li></ul></div></div>';
  const owners = (html: string): readonly (number | null)[] => {
    const index = liveIndex(html);
    return index.byTag('li').map((id) => popupOwners(index)(id));
  };
  const index = liveIndex(field + button + menu);
  expect(owners(`${field}</div>${menu}`)).toEqual(index.byTag('input'));
  expect(owners(field + button + menu)).toEqual([null]);
  // The button says no more that it is open while the menu closes, but the field's own list is there.
  const list = '<div><div role=listbox><p role=option>Old</p></div></div>';
  expect(owners(`${field}</div>${menu}${list}`)).toEqual([null]);
});

it('what hangs over the page in a layer of its own is no part of the list in the layer beside it', () => {
  const field = '<div><label for=f>Origin</label><input id=f role=combobox aria-controls=list></div>';
  const list = '<div role=tooltip><ul role=listbox id=list><li role=option>Here</li></ul></div>';
  const panel = (role: string): string => `<div role=${role}><p onclick=x>Bush</p></div>`;
  const index = liveIndex(`${field}<div>${list}${panel('dialog')}${panel('tooltip')}${panel('none')}</div>`);
  const owners = index.byTag('p').map((id) => popupOwners(index)(id));
  expect(owners).toEqual([null, null, index.byTag('input')[0]]);
});

it('an input in which nothing can be typed is a field once it says that something of it is open', () => {
  const field = (state: string): string =>
    `<div id=app><div><label for=f>Kind</label><input id=f readonly ${state}></div><button aria-expanded=false aria-controls=panel></button></div>`;
  const menu = '<div><div><ul role=menu><li role=menuitem onclick=x>Beans</li></ul></div>';
  const panel = '<div id=panel><ul><li onclick=x>Late</li></ul></div></div>';
  const owners = (state: string): readonly (number | null)[] => {
    const index = liveIndex(field(state) + menu + panel);
    return index.byTag('li').map((id) => popupOwners(index)(id));
  };
  const [input = 0] = liveIndex(field('')).byTag('input');
  // The panel is the button's, though it is closed.
  expect([owners('aria-expanded=true'), owners('')]).toEqual([
    [input, null],
    [null, null],
  ]);
});

it('a field at the head of a column is called as the column that its own name says, whatever it shows now', () => {
  const field = (shown: string): string =>
    `<div role=combobox aria-haspopup=listbox aria-label="Filter by Rig"><div>${shown}</div></div><input aria-hidden=true>`;
  const head = (shown: string): string => `<th><div>Rig</div><div>${field(shown)}</div></th>`;
  const typed =
    '<th><div>Hull</div><input role=combobox placeholder="Filter by Hull" aria-label="Filter by Hull"></th>';
  for (const shown of ['Filter by Rig', 'Sloop']) {
    const index = liveIndex(`<table><tr>${head(shown)}${typed}</tr><tr><td>Sloop<td>Wood</tr></table>`);
    const fields = index.nodes.filter(({ id }) => index.role(id) === 'combobox');
    expect(fields.map(({ id }) => fieldLabel(index, id)?.text)).toEqual(['Rig', 'Hull']);
  }
});

it('what heads a column is what stands before the field there, not what the field shows or is called', () => {
  const box = '<label><input type=checkbox>Only those for hire</label>';
  const index = liveIndex(
    `<table><tr><th><p>Hire</p><button></button>${box}</th><th><select><option>Any</select></th></tr><tr><td>yes<td>a</tr></table>`,
  );
  const titles = index.byTag('th').map((id) => columnTitle(index, id)?.text ?? null);
  expect(titles).toEqual(['Hire', null]);
});

it.each([
  ['behind it', '<i><u><input role=combobox></u><label>Hall</label></i>', 'Hall'],
  ['before it in its own block', '<i><label>Hall</label><u><input role=combobox></u></i>', 'Hall'],
  ['that is another field’s', '<i><u><input role=combobox></u><label for=q>Hall</label></i>', undefined],
  ['of two in the block', '<i><u><input role=combobox></u><label>Hall</label><label>Seat</label></i>', undefined],
  ['beside two fields', '<i><u><input role=combobox><input type=text></u><label>Hall</label></i>', undefined],
])('a label without a field %s', (_, block, label) => {
  const index = liveIndex(`<p><b role=button onclick=x>Size</b></p><section>${block}</section>`);
  expect(fieldLabel(index, index.byTag('input')[0] ?? -1)?.text).toBe(label);
});

it.each(['Select one', 'Matte'])(
  'a button in a row of filters is called as its column, also where "%s" is chosen',
  (shown) => {
    const field = `<div><select hidden><option>${shown}</select><span>${shown}</span>
    <i role=button aria-haspopup=listbox aria-label="Select one" onclick=x><svg></svg></i></div>`;
    const index = liveIndex(
      `<table><thead><tr><th>Name<th>Surface<tr><th><th>${field}</thead><tr><td>Oak<td>x</table>`,
    );
    expect(index.byTag('i').map((id) => fieldLabel(index, id)?.text)).toEqual(['Surface']);
  },
);
