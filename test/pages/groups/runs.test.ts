import { expect, it } from 'vitest';

import { findRuns, isScripted } from '../../../src/pages/groups/runs.js';
import type { Run } from '../../../src/pages/groups/shapes.js';
import { indexOf } from './read-html.js';

/** Runs of all links of a page, as label and size; `hr` is a wall. */
function runsOf(html: string): readonly (readonly [string | null, number])[] {
  const index = indexOf(html);
  const links = new Set(index.links);
  const runs: readonly Run[] = findRuns(index, {
    isItem: (id) => links.has(id),
    isVoid: () => false,
    walls: new Set(index.byTag('article')),
    isSameKind: () => true,
  });
  return runs.map(({ label, items }) => [label?.text ?? null, items.length]);
}

it('finds runs in the order of the page and does not reach into walls', () => {
  expect(
    runsOf(
      '<h3>A</h3><p><a href="/1">1</a><a href="/2">2</a></p><article><a href="/3">3</a><a href="/4">4</a></article><h3>B</h3><p><a href="/5">5</a><a href="/6">6</a></p>',
    ),
  ).toEqual([
    ['A', 2],
    ['B', 2],
  ]);
});

it('takes long links for no alternatives', () => {
  expect(runsOf(`<p><a href="/1">${'long '.repeat(40)}</a><a href="/2">${'long '.repeat(40)}</a></p>`)).toEqual([]);
});

it('finds no runs on an empty page, and one on a page that is nothing else', () => {
  expect(runsOf('')).toEqual([]);
  expect(runsOf('<a href="/1">1</a> <a href="/2">2</a>')).toEqual([[null, 2]]);
});

it('knows links that wait for a script', () => {
  const index = indexOf('<a href="#">a</a><a href="javascript:b()">b</a><a href="#!/c">c</a><a href="/d">d</a>');
  expect(index.byTag('a').map((id) => isScripted(index, id))).toEqual([true, true, false, false]);
});
