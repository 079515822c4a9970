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
  ['none behind facets that are folded', `<section>${OPENERS}</section>${BOX}`, '-'],
  ['none behind one facet that is folded', `<section>${opener('Size')}</section>${BOX}`, '-'],
  [
    'that of the button that unfolded it',
    `<section><div><button type=button aria-expanded=true>Delivery</button></div>${BOX}</section>`,
    'Delivery',
  ],
  ['its own over it', `<section><h3>Delivery</h3>${BOX}</section>${OPENERS}${SELECT}`, 'Delivery'],
  ['its own behind one button', `<section><h3>Delivery</h3>${opener('Help')}${BOX}</section>`, 'Delivery'],
])('the label of a lone box is %s', (_, panel, label) => {
  expect(liveLinesOf(`<main>${panel}</main>`)).toContain(`${label}: Free delivery`);
});
