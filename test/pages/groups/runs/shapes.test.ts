import { describe, expect, it } from 'vitest';

import { isHeading, itemOf } from '../../../../src/pages/groups/runs/shapes.js';
import { indexOf } from '../read-html.js';

/** Tags of the elements of a page that are labels by their markup. */
function headings(html: string): readonly string[] {
  const index = indexOf(html);
  return index.nodes.filter(({ id, tag }) => tag !== '#text' && isHeading(index, id)).map(({ tag }) => tag);
}

describe('labels by their markup', () => {
  it('are headings of all ranks', () => {
    expect(headings('<h1>本</h1><h3>Größe</h3><h6>لون</h6>')).toEqual(['h1', 'h3', 'h6']);
  });

  it('are the names of fieldsets, details, definitions and columns', () => {
    const html = `<fieldset><legend>A</legend></fieldset><details><summary>B</summary></details>
      <dl><dt>C</dt><dd>c</dd></dl><table><caption>D</caption><tr><th>E</th><td>e</td></tr></table>`;
    expect(headings(html)).toEqual(['legend', 'summary', 'dt', 'caption', 'th']);
  });

  it('are what has the role of a heading', () => {
    expect(headings('<div role="heading" aria-level="3">Color</div>')).toEqual(['div']);
  });

  it('are not texts that only look so', () => {
    expect(headings('<p><b class="heading">Color:</b></p><label>Size</label>')).toEqual([]);
  });
});

it('an item of one node stands at the top level and shows its own text', () => {
  expect(itemOf(7, 5)).toEqual({ main: 7, parts: [5], slice: null, level: 0, maybeLabel: false });
});
