/**
 * A page as it was read, and a frame of it, for tests of pictures.
 */
import type { PageFrame } from '../../src/model/picture.js';
import type { PageView } from '../../src/model/page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { readPage } from '../../src/pages/read-page.js';

const HTML = `<!doctype html><title>Lamps &lt;b&gt;</title><h1>Lamps</h1>
<form action="/lamps"><fieldset><legend>Colour &lt;script&gt;</legend>
${['Red', 'Green', 'Blue'].map((value, at) => `<label><input type="checkbox" name="colour" value="${value}"> ${value} (${String(at + 2)})</label>`).join('')}
</fieldset><button>Apply</button></form>
<main><p>9 results</p><ul>${[1, 2, 3].map((at) => `<li><a href="/lamp/${String(at)}"><h3>Lamp ${String(at)}</h3></a><p>Some words on it</p></li>`).join('')}</ul>
<nav><a href="/lamps?page=2" rel="next">Next</a></nav></main>`;

export const picturedView: PageView = readPage(
  snapshotFromHtml(HTML, { url: 'http://shop.example/lamps', status: 200 }),
  null,
  { kind: 'url', url: 'http://shop.example/lamps' },
);

/** A frame in which everything has a place, but for some nodes. */
export function frameOf(view: PageView, hidden: readonly number[] = [], isCovered = false): PageFrame {
  const boxes = Array.from({ length: 200 }, (_, at) =>
    hidden.includes(at) ? null : { left: at, top: at * 2, width: 30, height: 10 },
  );
  return { view, boxes, isCovered, width: 400, height: 500, image: new Uint8Array([1, 2, 3]) };
}
