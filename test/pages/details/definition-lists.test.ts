import { expect, test } from 'vitest';

import { readDefinitionLists } from '../../../src/pages/details/definition-lists.js';
import { brief, htmlScope } from './html-page.js';

test.each([
  ['flat', '<dl><dt>Maker:</dt><dd>Acme</dd><dt>Colour</dt><dd>red</dd><dd>blue</dd></dl>'],
  [
    'with groups',
    '<dl><div><dt>Maker</dt><dd>Acme</dd></div><div><dt>Colour</dt><dd><a href="/r">red</a>, <a href="/b">blue</a></dd></div></dl>',
  ],
  [
    'by role',
    '<div><span role="term">Maker</span><span role="definition">Acme</span><span role="term">Colour</span><span role="definition">red<br>blue</span></div>',
  ],
])('a definition list tells labels and values: %s', (_, html) => {
  expect(brief(readDefinitionLists(htmlScope(html)))).toEqual({ Maker: ['Acme'], Colour: ['red', 'blue'] });
});

test('two terms share their values', () => {
  expect(brief(readDefinitionLists(htmlScope('<dl><dt>Maker</dt><dt>Brand</dt><dd>Acme</dd></dl>')))).toEqual({
    Maker: ['Acme'],
    Brand: ['Acme'],
  });
});

test('terms that are links, and prose, tell nothing', () => {
  expect(
    readDefinitionLists(
      htmlScope(`<dl><dt><a href="/q">Why?</a></dt><dd>Because</dd><dt>How</dt><dd>${'word '.repeat(200)}</dd></dl>`),
    ),
  ).toEqual([]);
});
