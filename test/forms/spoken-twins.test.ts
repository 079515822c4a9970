import { expect, it } from 'vitest';

import { spokenTwins } from '../../src/forms/spoken-twins.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

function twinsOf(html: string): readonly string[] {
  const { nodes } = snapshotFromHtml(html, { url: 'https://a.example/', status: 200 });
  return [...spokenTwins(nodes)].map((id) => nodes[id]?.attributes['class'] ?? '');
}

it.each([
  ['<span aria-hidden="true">Turkish (66)</span> <span class=said>Turkish (66 products)</span>', ['said']],
  ['<span class=said>Price: € 12.99</span><span aria-hidden="true"><b>€</b>12<sup>99</sup></span>', ['said']],
  ['<span aria-hidden="true">×</span><span class=said>Remove</span>', []],
  ['<span aria-hidden="true">Red</span><span class=said>Blue</span>', []],
  ['<span>Red</span><span class=said>Red wine</span>', []],
  ['<div hidden><span aria-hidden="true">Red</span><span class=said>Red</span></div>', ['said']],
  ['<span aria-hidden="true" hidden>Red</span><span class=said>Red</span>', []],
  ['<span aria-hidden="true">Red</span><a class=said href="/red">Red</a>', []],
  ['<span aria-hidden="true">Red</span><i></i><span class=said>Red</span>', ['said']],
  ['<i class=icon aria-hidden="true">search</i>', ['icon']],
])('knows what is said beside what is shown in %s', (html, twins) => {
  expect(twinsOf(html)).toEqual(twins);
});

it('takes no name for what says the count beside it, where other names of its look have counts of their own', () => {
  const row = (name: string, count: number): string =>
    `<div><b class=said>${name}</b><i aria-hidden="true">${String(count)}</i></div>`;
  expect(twinsOf(row('4 stars', 10) + row('5 stars', 5))).toEqual([]);
  expect(twinsOf(row('4 stars', 4) + row('5 stars', 5))).toEqual(['said', 'said']);
});

it('leaves long texts as they are', () => {
  const long = 'word '.repeat(60);
  expect(twinsOf(`<p aria-hidden="true">${long}</p><p class=said>${long}</p>`)).toEqual([]);
});
