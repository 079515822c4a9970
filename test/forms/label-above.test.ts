import { describe, expect, it } from 'vitest';

import { createMarkup, labelAbove } from '../../src/forms/index.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

/** The label above the first `ul`; `hr`, `button` and `select` stand for controls of another field. */
function labelOf(html: string): string | null {
  const markup = createMarkup(snapshotFromHtml(html, { url: 'https://a.example/', status: 200 }));
  const list = markup.nodes.find(({ tag }) => tag === 'ul')?.id ?? 0;
  const isForeign = (from: number, to: number): boolean =>
    markup.nodes.slice(from, to).some(({ tag }) => ['hr', 'button', 'select'].includes(tag));
  return labelAbove(markup, list, isForeign)?.text ?? null;
}

describe('the label above', () => {
  const cases: readonly [html: string, label: string | null][] = [
    ['<section><h4>Größe:</h4><div><div><ul><li>1</ul></div></div></section>', 'Größe'],
    ['<div>色<ul><li>1</ul></div>', '色'],
    ['<div>Color <i></i><ul><li>1</ul></div>', 'Color'],
    ['<div><h3>Color</h3><hr><ul><li>1</ul></div>', null],
    ['<div><h3>Filters</h3><div><ul><li>1</ul><hr></div></div>', null],
    ['<div>12<ul><li>1</ul></div>', null],
    [`<h3>Color</h3><p>${'long '.repeat(30)}</p><ul><li>1</ul>`, null],
    ['<fieldset><legend>Date</legend><ul><li>1</ul><hr></fieldset>', 'Date'],
    ['<div><h3>Color</h3></div><ul><li>1</ul>', 'Color'],
    [
      '<details><summary>Color</summary><div><p>0 selected <a href="/">Reset</a></p><ul><li>1</ul></div></details>',
      'Color',
    ],
    ['<div><b>Color</b><i>2 chosen</i><ul><li>1</ul></div>', 'Color'],
    ['<hr><div><i>2 wheelers</i><ul><li>1</ul></div>', '2 wheelers'],
    ['<div><p><span>Color</span> <a href="/">Clear</a></p><ul><li>1</ul></div>', 'Color'],
    ['<div><p><a href="/">Color</a></p><ul><li>1</ul></div>', 'Color'],
    ['<div><button aria-controls=c>Color</button><ul id=c><li>1</ul></div>', 'Color'],
    ['<div><button aria-expanded=false>Color</button><ul><li>1</ul></div>', 'Color'],
    ['<div><button aria-controls=other>Menu</button><ul id=c><li>1</ul></div>', null],
    ['<div><button aria-expanded=true><b>Room</b><i>1</i></button><ul><li>1</ul></div>', 'Room'],
    ['<div><h3><b>Room</b><i>2</i><i aria-hidden=true>−</i></h3><ul><li>1</ul></div>', 'Room'],
    ['<section><h3><button>Room <svg></svg></button></h3><div><ul><li>1</ul></div></section>', 'Room'],
    ['<section><h3>Room <select></select></h3><div><ul><li>1</ul></div></section>', null],
    ['<div><button>Room</button><div><ul><li>1</ul><button>Apply</button></div></div>', 'Room'],
    [
      '<div><button aria-controls=c>Room</button><i>x</i></div><div id=c><ul><li>1</ul><button>Apply</button></div>',
      null,
    ],
    ['<div><button>Clear</button><div><ul><li>1</ul><button>Clear</button></div></div>', null],
    ['<div><h3>Rated 5</h3><ul><li>1</ul></div>', 'Rated 5'],
    ['<div><button aria-expanded=true>Room 1</button><ul><li>1</ul></div>', 'Room 1'],
    ['<div><button>Clear</button><ul><li>1</ul></div>', null],
    [
      '<h3>Price</h3><div role=group aria-label="slider between 20 and 300"><ul><li role=slider aria-valuemin=20 aria-valuemax=300></ul></div>',
      'Price',
    ],
    [
      '<h3>Price</h3><div role=group aria-label="20 to 300 €"><ul><li role=slider aria-valuemin=0 aria-valuemax=300></ul></div>',
      '20 to 300 €',
    ],
    ['<div><p><button aria-controls=c>Room</button></p><div><div id=c><ul><li>1</ul></div></div></div>', 'Room'],
    ['<div><p><button aria-controls=c>Room</button></p><div id=d><ul><li>1</ul></div></div>', null],
    [
      '<section><h3>Room</h3><div><label for=f>Find a room</label><input id=f><div><ul><li>1</ul></div></div></section>',
      'Room',
    ],
    [
      '<section><h3>Filters</h3><div><label for=f>Room</label><input id=f><div><ul><li>1</ul></div></div></section>',
      'Room',
    ],
    ['<h3>Shoes</h3><div role=dialog aria-label=Size><ul><li>1</ul><p><button>Save</button></p></div>', 'Size'],
    [
      '<div role=dialog aria-label=Filters><div><ul><li>1</ul><button>Save</button></div><select><option>1</select></div>',
      null,
    ],
  ];
  it.each(cases)('of %s is %s', (html, label) => {
    expect(labelOf(html)).toBe(label);
  });
});
