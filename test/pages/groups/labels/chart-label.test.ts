import { expect, it } from 'vitest';
import { chartLabel } from '../../../../src/pages/groups/labels/chart-label.js';
import { liveIndex } from '../read-live.js';

/** The labels of all drawings of a page. */
function labelsOf(html: string): readonly (string | null)[] {
  const index = liveIndex(html);
  const charts = index.byTag('svg');
  return charts.map((chart) => chartLabel(index, chart, charts)?.text ?? null);
}

it.each([
  ['the heading beside it', '<div><h3>Brand</h3><svg></svg></div>', ['Brand']],
  ['the heading over it', '<div><div><h3>Brand</h3></div><div><p></p><div><svg></svg></div></div></div>', ['Brand']],
  ['a bare text', '<div>Brand <a href="#">reset</a><svg></svg></div>', ['Brand']],
  ['the title, where what is chosen is told behind it', '<div><p>Brand</p><p>Acme</p><svg></svg></div>', ['Brand']],
  [
    'the heading, where an explanation stands before it',
    '<div><p>All</p><b>Brand</b><i>a</i><svg></svg></div>',
    ['Brand'],
  ],
  ['the caption', '<figure><svg></svg><figcaption>Brand</figcaption></figure>', ['Brand']],
  ['its own name', '<h3>Charts</h3><svg aria-label=Brand></svg>', ['Brand']],
  ['its own title', '<h3>Charts</h3><svg><title>Brand</title></svg>', ['Brand']],
  ['nothing but a button', '<div><a href="#">reset</a><svg></svg></div>', [null]],
  ['that of another chart', '<div><h3>Brand</h3><svg></svg><svg></svg></div>', ['Brand', null]],
  ['that of a field', '<div><h3>Brand</h3><select><option>a</select><svg></svg></div>', [null]],
  ['what is not to be seen', '<div><h3 hidden>Brand</h3><svg></svg></div>', [null]],
])('a chart is called by %s', (_, html, labels) => {
  expect(labelsOf(html)).toEqual(labels);
});
