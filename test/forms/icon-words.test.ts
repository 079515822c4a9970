import { expect, it } from 'vitest';
import { isIconWord } from '../../src/forms/icon-words.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

it.each([
  ['<i class=x>keyboard_arrow_down</i>', true],
  ['<x-icon class=x>arrow_drop_down</x-icon>', true],
  ['<span class=x aria-hidden=true>expand_more</span>', true],
  ['<i class=x aria-hidden=true>search</i>', true],
  ['<span class=x aria-hidden=true role=img>close</span>', true],
  ['<span class=x>snake_case</span>', false],
  ['<span class=x aria-hidden=true>red</span>', false],
  ['<i class=x>red</i>', false],
  ['<i class=x aria-hidden=true>Red wine</i>', false],
  ['<i class=x aria-hidden=true><b>search</b></i>', false],
  ['<i class=x aria-hidden=true><span aria-hidden=true>search</span></i>', true],
  ['<i class=x aria-hidden=true><span aria-hidden=true>search</span> all</i>', false],
])('%s is the name of an icon: %s', (html, expected) => {
  const { nodes } = snapshotFromHtml(html, { url: 'https://a.example/', status: 200 });
  expect(nodes.filter(({ attributes }) => attributes['class'] === 'x').map((node) => isIconWord(nodes, node))).toEqual([
    expected,
  ]);
});
