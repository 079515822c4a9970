import { expect, test } from 'vitest';

import { displayedPrice } from '../../../src/pages/details/displayed-price.js';
import { htmlScope } from './html-page.js';

test.each([
  ['after the name', '<p>Free shipping from $50</p><h1>Anvil</h1><b>$12</b>', 12],
  ['in parts', '<h1>Anvil</h1><p><span>$</span><span>12</span></p>', 12],
  ['not what it was', '<h1>Anvil</h1><del>$20</del> <b>$12</b>', 12],
  ['not what it was, by style', '<h1>Anvil</h1><span style="text-decoration:line-through">$20</span><b>$12</b>', 12],
  ['before the name if there is none after', '<b>$12</b><h1>Anvil</h1><p>text</p>', 12],
  ['not of a menu', '<h1>Anvil</h1><nav>$5</nav><b>$12</b>', 12],
])('the price is %s', (_, html, amount) => {
  expect(displayedPrice(htmlScope(html), 'Anvil')?.amount).toBe(amount);
});

test('numbers and prose are no prices', () => {
  expect(
    displayedPrice(htmlScope(`<h1>Anvil</h1><p>12</p><p>You save $5 ${'on this '.repeat(20)}</p>`), 'Anvil'),
  ).toBeNull();
});
