import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

it.each([
  [
    'in its label',
    '<label><input type=checkbox> Acme <i>(3)</i></label><label><input type=checkbox> Bolt <i>(4)</i></label>',
    'Acme(3) Bolt(4)',
  ],
  [
    'with its count beside the label',
    '<p><label><input type=checkbox>Acme</label><i>3</i></p><p><label><input type=checkbox>Bolt</label><i>4</i></p>',
    'Acme(3) Bolt(4)',
  ],
  [
    'before a label of its own',
    '<input type=radio id=a><label for=a>Acme</label><br><input type=radio id=b><label for=b>Bolt</label>',
    'Acme Bolt',
  ],
  [
    'in many blocks that wrap it alone',
    ['Acme', 'Bolt']
      .map(
        (name) =>
          `<div role=treeitem><p><i></i><u><s><b><em><input type=checkbox value=true></em></b></s></u></p><p>${name}</p></div>`,
      )
      .join(''),
    'Acme Bolt',
  ],
  ['before its words', '<input type=checkbox> Acme<br><input type=checkbox> Bolt<br>', 'Acme Bolt'],
  [
    'drawn as text',
    '<div><span role=checkbox aria-labelledby=a>☐</span><span id=a>Under $25</span><i>11</i></div><div><span role=checkbox aria-labelledby=b>☐</span><span id=b>From $25</span><i>7</i></div>',
    'Under $25(11) From $25(7)',
  ],
  [
    'named by what it shows',
    '<label title=Acme><input type=checkbox><i></i></label><label title=Bolt><input type=checkbox><i></i></label>',
    'Acme Bolt',
  ],
])('reads a box %s', (_, html, line) => {
  expect(liveLinesOf(`<h3>Brand</h3><div>${html}</div>`)).toEqual([`Brand: ${line}`]);
});

it('a drawn box and the hidden one that it doubles are one', () => {
  const box = (value: string): string =>
    `<div onclick=x><span role=checkbox aria-checked=false aria-labelledby=l-${value}></span><input type=checkbox id=${value} aria-hidden=true><label id=l-${value} for=${value}>${value}</label></div>`;
  expect(liveLinesOf(`<h3>Brand</h3><div>${box('Acme')}${box('Bolt')}</div>`)).toEqual(['Brand: Acme Bolt']);
});

it('boxes with words between them are two, whatever they are made of', () => {
  const html =
    '<h3>Stock</h3><div>In stock <button role=switch aria-checked=false></button></div><h3>Brand</h3><ul><li><label><input type=checkbox>Acme</label></li><li><label><input type=checkbox>Bolt</label></li></ul>';
  expect(liveLinesOf(html)).toEqual(['Stock: In stock', 'Brand: Acme Bolt']);
});

it('a hidden box is worked by its label, one without a label not at all', () => {
  expect(
    liveLinesOf(
      '<h3>Brand</h3><label><input type=checkbox hidden>Acme</label><label><input type=checkbox hidden>Bolt</label>',
    ),
  ).toEqual(['Brand: Acme Bolt']);
  expect(
    liveLinesOf(
      '<h3>Brand</h3><p><input type=checkbox hidden aria-label=Acme></p><p><input type=checkbox hidden aria-label=Bolt></p>',
    ),
  ).toEqual([]);
});
