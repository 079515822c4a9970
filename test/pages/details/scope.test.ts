import { expect, test } from 'vitest';

import { pageScope, subtreeScope, type Scope } from '../../../src/pages/details/scope.js';
import { htmlIndex } from './html-page.js';

const index = htmlIndex(
  '<nav><b>a</b></nav><main id="main"><b>c</b><select><option>d</option></select><div id="group"><b>e</b></div></main><footer><b>f</b></footer>',
);

function texts(scope: Scope): readonly string[] {
  return index.nodes.filter(({ id, tag }) => tag === '#text' && !scope.isOutside(id)).map(({ text }) => text);
}

test('a page is read without menus, footer and controls', () => {
  expect(texts(pageScope(index, null, []))).toEqual(['c', 'e']);
  expect(texts(pageScope(index, null, [index.byElementId('group') ?? 0]))).toEqual(['c']);
});

test('a block is read alone', () => {
  expect(texts(subtreeScope(index, index.byElementId('group') ?? 0))).toEqual(['e']);
  expect(texts(subtreeScope(index, index.byElementId('main') ?? 0))).toEqual(['c', 'e']);
});
