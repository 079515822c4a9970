import { expect, it } from 'vitest';
import { linesOf } from '../read-html.js';
import { liveLinesOf } from '../read-live.js';

const box = (value: string): string => `<li><label><input type=checkbox>${value}</label></li>`;
const panel = (label: string, ...values: readonly string[]): string =>
  `<div class=panel><div class=head><span>${label}</span></div><div><ul>${values.map(box).join('')}</ul></div></div>`;

it('a group of one value has its label where the others have theirs', () => {
  const html = `<h1>Cards</h1><div>${panel('Class', 'Ninja', 'Brute')}${panel('Talent', 'Ice', 'Earth')}${panel('Set', 'One', 'Two')}${panel('Fusion', 'Ice')}</div>`;
  expect(liveLinesOf(html)).toEqual(['Class: Ninja Brute', 'Talent: Ice Earth', 'Set: One Two', 'Fusion: Ice']);
});

it('a head of that look says its label without the sign that folds it', () => {
  const head = (label: string): string =>
    `<h3><button aria-expanded=true><span>${label}</span><i aria-hidden=true>−</i></button></h3>`;
  const folded = (label: string, name = '', values = ['One', 'Two']): string =>
    `<section>${head(label)}<div><ul ${name}>${values.map(box).join('')}</ul></div></section>`;
  const html = ['Class', 'Talent', 'Set'].map((label) => folded(label)).join('');
  const named = folded('Level <em>1</em>', 'role=group aria-label=Level', ['Low', 'High']);
  expect(liveLinesOf(`<aside>${html}${named}</aside>`).at(-1)).toBe('Level: Low High');
});

it('a panel that is called as its head is no label by the values in it', () => {
  const section = (label: string, body: string): string =>
    `<div><h3><button id=h-${label} aria-expanded=true aria-controls=p-${label}>${label}</button></h3><div id=p-${label} role=region aria-labelledby=h-${label} class=panel>${body}</div></div>`;
  const boxes = (...values: readonly string[]): string => `<ul>${values.map(box).join('')}</ul>`;
  const toggles = ['XS', 'S', 'M', 'L']
    .map((size) => `<button type=button aria-pressed=false>${size}</button>`)
    .join('');
  const sections = [
    section('Class', boxes('Ninja', 'Brute')),
    section('Talent', boxes('Ice', 'Earth')),
    section('Set', boxes('One', 'Two')),
  ];
  const grid = `<div role=group aria-label=Size class=grid>${toggles}</div>`;
  expect(liveLinesOf(sections.join('') + section('Size', grid)).at(-1)).toBe('Size: XS S M L');
});

it('two groups say nothing about a third', () => {
  const html = `<main>${panel('Class', 'Ninja', 'Brute')}${panel('Talent', 'Ice', 'Earth')}<p><b>Other</b></p><ul>${box('Red')}${box('Blue')}</ul></main>`;
  expect(liveLinesOf(html)).toEqual(['Class: Ninja Brute', 'Talent: Ice Earth', 'Other: Red Blue']);
});

it('a lone switch is called as the heading right before it that looks like those of two others', () => {
  const facet = (label: string, body: string): string => `<h4>${label}</h4>${body}`;
  const boxes = (...values: readonly string[]): string => `<ul>${values.map(box).join('')}</ul>`;
  const flat = facet('Class', boxes('Ninja', 'Brute')) + facet('Talent', boxes('Ice', 'Earth'));
  const named = '<div><label for=s>On sale</label><button id=s role=switch aria-checked=false></button></div>';
  const around = '<p><label><input type=checkbox>On sale</label></p>';
  for (const body of [named, around])
    expect(liveLinesOf(`<aside>${flat}${facet('Offers', body)}</aside>`).at(-1)).toBe('Offers: On sale');
  expect(liveLinesOf(`<aside><h2>All</h2>${named}${flat}</aside>`)).toContain('-: On sale');
});

it('what ends with a colon is a label, whatever the others look like', () => {
  const table = (label: string, ...values: readonly string[]): string =>
    `<table><tr><td><b>${label}</b></td></tr>${values.map((value) => `<tr><td><label><input type=checkbox>${value}</label></td></tr>`).join('')}</table>`;
  const facets = table('Class', 'Ninja', 'Brute') + table('Talent', 'Ice', 'Earth') + table('Set', 'One', 'Two');
  const sort =
    '<table><tr><td>1–24 of 32</td></tr><tr><td><i>Sort by: <b>Name</b> | <a href="#">Price</a> | <a href="#">Age</a></i></td></tr></table>';
  expect(liveLinesOf(`<div>${facets}</div>${sort}`).at(-1)).toBe('Sort by: *Name Price Age');
});

it('what drops a row of links down and shows what is chosen is no label beside titles that the others have', () => {
  const links = (name: string): string =>
    `<ul><li><a href="?${name}=1">Ninja</a> (3)</li><li><a href="?${name}=2">Brute</a> (4)</li></ul>`;
  const section = (label: string, body: string): string => `<section><p class=title>${label}</p>${body}</section>`;
  const dropped = `<div><a aria-haspopup=true aria-expanded=true>(none)</a><div>${links('d')}</div></div>`;
  const html = ['a', 'b', 'c'].map((name) => section(`By ${name}`, links(name))).join('') + section('Level', dropped);
  expect(liveLinesOf(html).at(-1)).toMatch(/^Level: /u);
});

it('what a dialog has to choose from is not called as a button in it that looks like the titles of the page', () => {
  const folding = (label: string, ...values: readonly string[]): string =>
    `<section><h2><button aria-expanded=true>${label}</button></h2><ul>${values.map((value) => `<li><button aria-pressed=false class=value>${value}</button></li>`).join('')}</ul></section>`;
  const page = folding('Class', 'Ninja', 'Brute') + folding('Talent', 'Ice', 'Earth') + folding('Set', 'One', 'Two');
  const views =
    '<div role=group aria-label=View><button aria-pressed=true>Plain</button><button aria-pressed=false>Full</button></div>';
  const dialog = `<div role=dialog aria-label=Rank>${views}<div><h3>Rank</h3><ul>${box('High')}${box('Low')}</ul></div></div>`;
  expect(liveLinesOf(page + dialog).at(-1)).toBe('Rank: High Low');
});

it('a heading that folds its section labels the links in it, whatever most headings look like', () => {
  const links = (...values: readonly string[]): string =>
    `<ul>${values.map((value) => `<li><a href="?k=${value}">${value}</a></li>`).join('')}</ul>`;
  const folding = `<section><h3 class=facet><button aria-expanded=true aria-controls=kinds>Kind<span aria-hidden=true>⌃</span></button></h3><div id=kinds>${links('Earbuds', 'Headsets')}</div></section>`;
  const plain = ['Orders', 'Payment', 'Support'].map(
    (label) => `<section><h3>${label}</h3>${links('A', 'B')}</section>`,
  );
  const lines = linesOf(
    `<aside><h2>Filters</h2><section><h3>Get it fast</h3><div><span>Today</span></div></section>${folding}</aside><footer>${plain.join('')}</footer>`,
  );
  expect(lines[0]).toBe('Kind: Earbuds Headsets');
});

it('the label of a box before a group is none of it, though labels of fields look like that', () => {
  const field = (name: string): string =>
    `<div><label>${name}</label><div>${['One', 'Two'].map((value) => `<button>${name} ${value}</button>`).join('')}</div></div>`;
  const panel = (name: string, values: readonly string[]): string =>
    `<div><div role=tab id=${name}>${name}</div><div role=tabpanel aria-labelledby=${name} class=in>${values.map((value) => `<div><label><input type=checkbox> ${value}</label></div>`).join('')}</div></div>`;
  const fields = ['Country', 'Cabins', 'Tax', 'Hull'].map(field).join('');
  const panels = `${panel('Type', ['Sail', 'Motor'])}${panel('Fuel', ['Diesel', 'Petrol'])}`;
  expect(liveLinesOf(`<main><div>${panels}</div>${fields}</main>`).slice(0, 2)).toEqual([
    'Type: Sail Motor',
    'Fuel: Diesel Petrol',
  ]);
});

it('a list that its field drops down is called as the label of the field, whatever most labels look like', () => {
  const boxes = (name: string): string =>
    `<div><div class=name>${name}</div><ul>${box(`${name} one`)}${box(`${name} two`)}</ul></div>`;
  const options = ['Vietnam', 'China', 'Italy'].map((value) => `<div role=option>${value}</div>`).join('');
  const field = '<div><label for=f>Made in</label><input id=f role=combobox aria-expanded=true aria-controls=l></div>';
  const lists = `<div class=name>None 70</div><div><div role=listbox id=l>${options}</div></div>`;
  const lines = liveLinesOf(`<main>${['Cut', 'Fit', 'Closure'].map(boxes).join('')}${field}</main><div>${lists}</div>`);
  expect(lines.at(-1)).toBe('Made in: Vietnam China Italy');
});
