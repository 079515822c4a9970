import { expect, it } from 'vitest';
import { onlyLayer } from '../../../../src/pages/groups/opening/only-layer.js';
import { indexPage } from '../../../../src/pages/page-index.js';
import { coveredSnapshot } from '../../live-page.js';

const BOXES = '<label><input type=checkbox>Oak</label><label><input type=checkbox>Elm</label><button>Los</button>';

/** The tag of the layer over a page. */
function layerOf(html: string): string | null {
  const index = indexPage(coveredSnapshot(html));
  const layer = onlyLayer(index);
  return layer === null ? null : index.node(layer).tag;
}

it.each([
  ['aria-hidden=true', '<section><div data-over></div></section>', 'section'],
  ['inert', '<section><div data-over></div></section>', 'section'],
  ['nothing', '<section><div data-over></div></section>', null],
  ['aria-hidden=true', '<section></section>', null],
])('the page said to be %s, with %s over it', (said, layer, tag) => {
  expect(layerOf(`<div ${said}>Shop</div>${layer.replace('</section>', `${BOXES}</section>`)}`)).toBe(tag);
});

it.each([
  ['a list that drops down', '<section data-over><ul role=listbox><li role=option>Oak</ul></section>'],
  ['a dialog, which says itself what it is', `<section data-over><div role=dialog>${BOXES}</div></section>`],
  ['one of two layers', `<section data-over>${BOXES}</section><aside>Cookies</aside>`],
])('%s is none', (_, html) => {
  expect(layerOf(`<div aria-hidden=true>Shop</div>${html}`)).toBeNull();
});
