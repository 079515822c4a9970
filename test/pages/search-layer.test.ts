import { expect, it } from 'vitest';
import { searchLayer } from '../../src/pages/search-layer.js';
import { LIST } from './groups/read-live.js';
import { livePageOf, readLive } from './live-page.js';

const ASKED = 'https://shop.example/search?query=Coats';

/** A shop's page with the layer of its search over it. */
function layered(typed: string, type = 'search'): string {
  const layer = `<input type=${type} value="${typed}"><button>Clear</button><button aria-label=Close>×</button>${LIST}`;
  return `<main><h2>Trending now</h2><button aria-haspopup=dialog>Search</button></main><div role=dialog>${layer}</div>`;
}

it('is what lies over the page with the list that its address asks for, and does not go away', () => {
  const { overlays, openers = [] } = readLive(layered('coats'), ASKED);
  expect(overlays).toEqual([]);
  // A press on the page beneath would put it away.
  expect(openers.map(({ step }) => step.name)).not.toContain('Search');
});

it.each([
  ['its field says something else', layered('shoes'), ASKED],
  ['its field is empty', layered(''), ASKED],
  ['its field is not for words', layered('coats', 'email'), ASKED],
  ['the address asks for nothing', layered('coats'), 'https://shop.example/'],
])('is none where %s', (_, html, url) => {
  expect(readLive(html, url).overlays).toHaveLength(1);
});

it('is none without a list in it', () => {
  const index = livePageOf(layered('coats'), ASKED);
  expect(searchLayer(index, null)).toBeNull();
  expect(searchLayer(index, { node: index.byTag('main')[0] ?? 0 })).toBeNull();
});
