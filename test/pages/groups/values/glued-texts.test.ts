import { expect, it } from 'vitest';

import { linesOf } from '../read-html.js';

it.each([
  ['marks letters of a word', ['Ac<mark>m</mark>e', 'Bolt'], 'Brand: Acme Bolt'],
  [
    'puts empty marks between letters',
    ['A<span></span>c<span></span>me', 'Cast I<span></span>ron'],
    'Brand: Acme Cast Iron',
  ],
  ['writes a number and its sign in parts', ['1<!-- -->+', '1.5<!-- -->+', '2<!-- -->+'], 'Brand: 1+ 1.5+ 2+'],
  ['writes a currency and a number in parts', ['$<!-- -->100', '$<!-- -->200'], 'Brand: $100 $200'],
  ['sets a sign apart', ['Acme<!-- --> +', 'Bolt<!-- --> +'], 'Brand: Acme Bolt'],
])('a text is one where a page %s', (_, texts, line) => {
  const items = texts.map((text, at) => `<li><a href="?b=${String(at)}">${text}</a></li>`);

  expect(linesOf(`<h3>Brand</h3><ul>${items.join('')}</ul>`)[0]).toBe(line);
});
