import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

const row = (inside: string): string => `<tr><td>${inside}</td></tr>`;
const values = [row('<button>Acme</button>'), row('<button>Bolt</button>')].join('');

it.each([
  ['over rows of buttons', `<table>${row('<b><a href="#">Brand</a></b>')}${values}</table>`, ['Brand: Acme Bolt']],
  [
    'of each of several open panels',
    `<p>Filter</p><div>${['Brand', 'Maker', 'Kind'].map((name) => `<table>${row(`<b><a href="#">${name}</a></b>`)}${values}</table>`).join('')}</div>`,
    ['Brand: Acme Bolt', 'Maker: Acme Bolt', 'Kind: Acme Bolt'],
  ],
  [
    'in a panel with a heading, beside one that is folded',
    `<p>Filter</p><div><table>${row('<b><a href="#">Brand</a></b>')}${values}</table><table>${row('<b><a href="#">Color</a></b>')}<tbody hidden>${row('<button>Red</button>')}</tbody></table></div>`,
    ['Brand: Acme Bolt'],
  ],
  [
    'but not in the place of a label',
    `<h3>Brand</h3><table>${row('<a href="#">All</a>')}${values}</table>`,
    ['Brand: Acme Bolt'],
  ],
])('a link is the label %s', (_, html, lines) => {
  expect(liveLinesOf(html)).toEqual(lines);
});
