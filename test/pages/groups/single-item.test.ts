import { describe, expect, it } from 'vitest';

import { linesOf } from './read-html.js';

describe('a block of several links', () => {
  const cases: readonly (readonly [what: string, block: string, line: string])[] = [
    ['with a picture of the same target is one value', '<a href="?b=1"><img alt=x></a> <a href="?b=1">A</a>', 'B: A Z'],
    ['with a count that is a link is one value', '<a href="?b=1">A</a> <a href="?b=1&x=1">(12)</a>', 'B: A(12) Z'],
    ['with a sign is one value', '<a href="?b=1">A</a> <a href="?b=1&fold=1">+</a>', 'B: A Z'],
    ['with two values is two', '<a href="?b=1">A</a> <a href="?b=2">C</a>', 'B: A C Z'],
  ];
  it.each(cases)('%s', (_, block, line) => {
    expect(linesOf(`<h3>B</h3><ul><li>${block}</li><li><a href="?b=9">Z</a></li></ul>`)).toEqual([line]);
  });

  it('with a heading is a labelled value', () => {
    const facet = (label: string, value: string): string =>
      `<div><h4>${label}</h4><a href="?${label}=${value}">${value}</a></div>`;
    expect(linesOf(`<div><h4>A</h4><a href="?A=1">x</a><a href="?A=2">y</a></div>${facet('B', 'z')}`)).toEqual([
      'A: x y',
      'B: z',
    ]);
  });

  it('with a word of its own before each is a row of labelled values', () => {
    expect(
      linesOf(
        '<div><h3>A</h3><a href="?A=1">x</a><a href="?A=2">y</a></div><div><p><b>B</b> <a href="?B=1">z</a></p><p><b>C</b> <a href="?C=1">w</a></p></div>',
      ),
    ).toEqual(['A: x y']);
  });
});
