import { describe, expect, it } from 'vitest';

import { groupsOf } from './read-html.js';

/** The chosen values of the first group. */
function chosen(html: string, query = ''): readonly string[] {
  const [group] = groupsOf(html, `https://shop.example/list${query}`);
  return (group?.choices ?? []).filter(({ selected }) => selected).map(({ value }) => value);
}

describe('what is chosen now', () => {
  const cases: readonly (readonly [how: string, html: string, query: string, values: readonly string[]])[] = [
    [
      'by its state',
      '<h3>B</h3><ul><li><a href="?b=1" aria-current=true>A</a><li><a href="?b=2">B</a></ul>',
      '',
      ['A'],
    ],
    [
      'by a ticked box',
      '<h3>B</h3><ul><li><a href="?b=1"><input type=checkbox checked>A</a><li><a href="?b=2"><input type=checkbox>B</a></ul>',
      '',
      ['A'],
    ],
    ['as text among links', '<h3>B</h3><ul><li>A<li><a href="?b=2">B</a><li><a href="?b=3">C</a></ul>', '?b=1', ['A']],
    [
      'as no button that says that it is not pressed, though it cannot be now',
      '<h3>B</h3><ul><li><button disabled aria-pressed=false>A</button><li><a href="?b=2">B</a><li><a href="?b=3">C</a></ul>',
      '',
      [],
    ],
    ['as text between bars', '<h3>B</h3><p><a href="?b=1">A</a> | <b>B</b> | <a href="?b=3">C</a></p>', '?b=2', ['B']],
    ['as a link to this page', '<h3>B</h3><ul><li><a href="?b=1">A</a><li><a href="?b=2">B</a></ul>', '?b=1', ['A']],
    [
      'as a link that takes it back',
      '<h3>B</h3><ul><li><a href="?">A</a><li><a href="?b=1&b=2">B</a></ul>',
      '?b=1',
      ['A'],
    ],
    [
      'as several that take one back',
      '<h3>B</h3><ul><li><a href="?b=2">A</a><li><a href="?b=1">B</a><li><a href="?b=1&b=2&b=3">C</a></ul>',
      '?b=1&b=2',
      ['A', 'B'],
    ],
    [
      'by a cross beside it',
      '<h3>B</h3><ul><li>A <a href="?">×</a><li><a href="?b=2">B</a><li><a href="?b=3">C</a></ul>',
      '?b=1',
      ['A'],
    ],
    [
      'is not text with a count of nothing',
      '<h3>B</h3><ul><li><a href="?b=1">A</a> (3)<li>B (0)<li><a href="?b=3">C</a> (1)</ul>',
      '',
      [],
    ],
    [
      'is all in a bar of chosen values',
      '<p><a href="?c=2">B: 1 <i>×</i></a> <a href="?b=1">C: 2 <i>×</i></a></p>',
      '?b=1&c=2',
      ['B: 1', 'C: 2'],
    ],
  ];
  it.each(cases)('is told %s', (...[, html, query, values]) => {
    expect(chosen(html, query)).toEqual(values);
  });

  it('is told by the part of the path that it is called by and that its link takes back', () => {
    const tree = (own: string): string =>
      `<h3>B</h3><ul><li><a href="/list">${own}</a><ul><li><a href="/list/Pots+%26+Pans/Woks">Woks</a></ul><li><a href="/list/Lamps">Lamps</a><li><a href="/list/Mugs">Mugs</a></ul>`;
    const read = (own: string): readonly string[] =>
      (groupsOf(tree(own), 'https://shop.example/list/Pots+%26+Pans')[0]?.choices ?? [])
        .filter(({ selected }) => selected)
        .map(({ value }) => value);
    expect(read('Pots & Pans')).toEqual(['Pots & Pans']);
    expect(read('All')).toEqual([]);
  });

  it('is chosen by staying here, where its link would take it back', () => {
    const url = 'https://shop.example/list?b=1';
    const [group] = groupsOf('<h3>B</h3><ul><li><a href="?">A</a><li><a href="?b=2">B</a></ul>', url);
    expect(group?.choices.map(({ path }) => (path?.kind === 'url' ? path.url : null))).toEqual([
      url,
      'https://shop.example/list?b=2',
    ]);
  });
});
