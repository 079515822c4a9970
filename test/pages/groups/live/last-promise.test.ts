import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

/** A menu of woods with their counts, and what stands at its end. */
function menu(last: string): string {
  const item = (text: string): string => `<li><button role=menuitem>${text}</button></li>`;
  const values = ['Oak', 'Elm', 'Ash'].map((wood) => item(`<span>${wood}</span> <span>(12)</span>`)).join('');
  return `<h1>Trees</h1><h3>Wood</h3><ul role=menu>${values}${last}</ul>`;
}

it('what stands behind a line in a menu and begins with its number promises the rest of the values', () => {
  const more = '<li><hr></li><li><button role=menuitem><span><b>19</b> more woods</span></button></li>';
  expect(liveLinesOf(menu(more))).toEqual(['Wood: Oak(12) Elm(12) Ash(12)']);
});

it.each([
  [
    'behind a line',
    '<li><hr></li><li><button role=menuitem><span>Other</span> <span>(3)</span></button></li>',
    'Other(3)',
  ],
  ['without one', '<li><button role=menuitem><span>Fir</span> <span>(3)</span></button></li>', 'Fir(3)'],
])('the last value of a menu %s is one where its number stands as those of the others', (_, last, line) => {
  expect(liveLinesOf(menu(last))).toEqual([`Wood: Oak(12) Elm(12) Ash(12) ${line}`]);
});

it.each([
  ['looks like none of the others and says what stands behind other values, too', 'link', ''],
  ['looks like the others is one', 'wood', ' More'],
])('a last value that %s', (_, look, line) => {
  const woods = ['Oak', 'Elm', 'Ash'].map((wood) => `<button class=wood>${wood}</button>`).join('');
  const soils = ['Clay', 'Loam'].map(
    (soil) => `<p><input type=checkbox id=${soil}><label for=${soil}>${soil}</label></p>`,
  );
  const html = `<h1>Trees</h1><h3>Wood</h3><div>${woods}<button class=${look}>More</button></div>
    <h3>Soil</h3><div>${soils.join('')}<button class=all>More</button></div>`;
  expect(liveLinesOf(html)).toEqual([`Wood: Oak Elm Ash${line}`, 'Soil: Clay Loam']);
});
