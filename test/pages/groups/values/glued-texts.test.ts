import { expect, it } from 'vitest';

import { linesOf } from '../read-html.js';

it.each([
  ['marks letters of a word', ['Ac<mark>m</mark>e', 'Bolt'], 'Brand: Acme Bolt'],
  [
    'puts empty marks between letters',
    ['A<span></span>c<span></span>me', 'Cast I<span></span>ron'],
    'Brand: Acme Cast Iron',
  ],
  [
    'marks its first letters, or others, beside parts of their own',
    [
      '<i><mark>Q</mark><span>uill </span><mark>Q</mark><span>ueen</span></i><b>(7)</b>',
      '<i><mark>Mc</mark><span>Donald</span></i><b>(3)</b>',
      '<i><span>Bla</span><mark>c</mark><span>k </span><mark>O</mark><span>wl</span></i><b>(1)</b>',
    ],
    'Brand: Quill Queen(7) McDonald(3) Black Owl(1)',
  ],
  ['writes a number and its sign in parts', ['1<!-- -->+', '1.5<!-- -->+', '2<!-- -->+'], 'Brand: 1+ 1.5+ 2+'],
  ['writes a currency and a number in parts', ['$<!-- -->100', '$<!-- -->200'], 'Brand: $100 $200'],
  ['sets a sign apart', ['Acme<!-- --> +', 'Bolt<!-- --> +'], 'Brand: Acme Bolt'],
])('a text is one where a page %s', (_, texts, line) => {
  const items = texts.map((text, at) => `<li><a href="?b=${String(at)}">${text}</a></li>`);

  expect(linesOf(`<h3>Brand</h3><ul>${items.join('')}</ul>`)[0]).toBe(line);
});
