import { describe, expect, it } from 'vitest';

import { linesOf, linksTo } from './read-html.js';

describe('a single value', () => {
  const brand = `<h3>Brand</h3><ul>${linksTo('b', ['A1', 'A2'])}</ul>`;

  it('is a group beside like groups', () => {
    expect(linesOf(`${brand}<h3>Color</h3><ul>${linksTo('c', ['Red'])}</ul>`)).toEqual(['Brand: A1 A2', 'Color: Red']);
  });

  it('is none alone, under another kind of label, or leading away without a count', () => {
    expect(linesOf(`<h3>Color</h3><ul>${linksTo('c', ['Red'])}</ul>`)).toEqual([]);
    expect(linesOf(`${brand}<h2>Color</h2><ul>${linksTo('c', ['Red'])}</ul>`)).toEqual(['Brand: A1 A2']);
    expect(linesOf(`${brand}<h3>About</h3><ul><li><a href="/about">us</a></ul>`)).toEqual(['Brand: A1 A2']);
  });

  it('has the count that the others have', () => {
    const counted = '<h3>Brand</h3><ul><li><a href="?b=1">A <i>3</i></a><li><a href="?b=2">B <i>2</i></a></ul>';
    expect(linesOf(`${counted}<h3>Color</h3><ul><li><a href="?c=1">Red <i>5</i></a></ul>`)).toEqual([
      'Brand: A(3) B(2)',
      'Color: Red(5)',
    ]);
  });
});

it('parts of records are no groups', () => {
  const record = (at: number): string =>
    `<section><p>Some words about it that are not short at all</p><div><a href="/t/${at}">Title ${at}</a> <a href="/by/${at}">Author</a></div><p>More words</p></section>`;
  expect(linesOf([1, 2, 3, 4, 5].map(record).join(''))).toEqual([]);
});
