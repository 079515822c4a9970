import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

const BOX = '<div><input type=checkbox id=free name=free><label for=free>Free delivery</label></div>';
const opener = (label: string): string =>
  `<div><button type=button aria-haspopup=true aria-expanded=false>${label}</button></div>`;
const OPENERS = `${opener('Size')}${opener('Hue')}`;
const SELECT = '<div><label for=d>Hall</label><select id=d><option>Any<option>North</select></div>';

it.each([
  [
    'none of the block that buttons of facets share with it',
    `<div role=group aria-label=Filter>${BOX}${OPENERS}</div>`,
    '-',
  ],
  ['none before buttons of facets', `<section><h3>Filter</h3>${OPENERS}${BOX}</section>`, '-'],
  [
    'none before a list to choose from',
    `<section><h3>Filter</h3><button type=button>Reset</button>${SELECT}${BOX}</section>`,
    '-',
  ],
  [
    'none before a field that drops a list down',
    `<section><h3>Filter</h3><button type=button aria-haspopup=listbox aria-expanded=false>Any hall</button>${BOX}</section>`,
    '-',
  ],
  [
    'none before a text field with a label of its own',
    `<section><h3>Filter</h3><div><label for=p>Place</label><input id=p></div>${BOX}</section>`,
    '-',
  ],
  [
    'that before a text field without one',
    `<section><h3>Delivery</h3><div><input placeholder=Search></div>${BOX}</section>`,
    'Delivery',
  ],
  ['none behind facets that are folded', `<section>${OPENERS}</section>${BOX}`, '-'],
  ['none behind one facet that is folded', `<section>${opener('Size')}</section>${BOX}`, '-'],
  [
    'that of the button that unfolded it',
    `<section><div><button type=button aria-expanded=true>Delivery</button></div>${BOX}</section>`,
    'Delivery',
  ],
  [
    'none behind facets of which the first lies open elsewhere',
    `<section><div><button type=button aria-expanded=true>Size</button></div>${opener('Hue')}</section>${BOX}`,
    '-',
  ],
  [
    'none behind a field that opens a calendar',
    `<section><button type=button aria-haspopup=dialog>Any date</button></section>${BOX}`,
    '-',
  ],
  [
    'none behind the ends of a range under the name of their panel',
    `<section><h3>Filter</h3><input type=number aria-label=From><input type=number aria-label=To>${BOX}</section>`,
    '-',
  ],
  [
    'none behind a field that drops a list down, in a block with its name',
    `<div><b>Extras</b><div role=combobox aria-expanded=false></div></div>${BOX}`,
    '-',
  ],
  [
    'none behind a slider and what it says',
    `<div><span>Price</span><i role=slider></i><i role=slider></i><p>£150 – £3,850</p></div>${BOX}`,
    '-',
  ],
  [
    'none where it is what a part beside the list is called in which others stand',
    `<aside aria-label=Filters><h2>Filters</h2><section>${BOX}</section><section><h3>Area</h3><label><input type=checkbox> Old town</label><label><input type=checkbox> Riverside</label></section></aside>`,
    '-',
  ],
  [
    'none where it is what a dialog is called in which others stand',
    `<div role=dialog aria-labelledby=t><h2 id=t>All filters</h2><section>${BOX}</section><section><h3>Area</h3><label><input type=checkbox> Old town</label><label><input type=checkbox> Riverside</label></section></div>`,
    '-',
  ],
  [
    'that of the dialog that it stands alone in',
    `<div role=dialog aria-labelledby=t><h2 id=t>Delivery</h2><section>${BOX}</section></div>`,
    'Delivery',
  ],
  ['its own over it', `<section><h3>Delivery</h3>${BOX}</section>${OPENERS}${SELECT}`, 'Delivery'],
  ['its own behind one button', `<section><h3>Delivery</h3>${opener('Help')}${BOX}</section>`, 'Delivery'],
])('the label of a lone box is %s', (_, panel, label) => {
  expect(liveLinesOf(`<main>${panel}</main>`)).toContain(`${label}: Free delivery`);
});

it('a row that is pressed is none of the box in a row of the same look beside it', () => {
  const cell = (text: string, more: string): string => `<div class=cell><div>${text}</div><div>${more}</div></div>`;
  const place = `<a class=row onclick=x>${cell('Place', 'Anywhere')}</a>`;
  const rows = `<section>${place}<div class=row>${cell('Pets', '<i role=switch aria-checked=false></i>')}</div></section>`;
  expect(liveLinesOf(rows).join()).toContain('Pets');
  expect(liveLinesOf(rows).join()).not.toContain('Place');
});
