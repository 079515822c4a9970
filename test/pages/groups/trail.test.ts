import { describe, expect, it } from 'vitest';

import { groupsOf } from './read-html.js';

describe('a trail to the page', () => {
  const cases: readonly (readonly [is: boolean, html: string, url: string])[] = [
    [true, '<p><a href="/a/">A</a><a href="/a/b/">B</a></p>', '/a/b/c/'],
    [true, '<p><a href="/l">All</a><a href="/l?a=1">A</a></p>', '/l?a=1&b=2'],
    [true, '<p><a href="/">Home</a> / <a href="/x1">X</a> / <b>Y</b></p>', '/x2'],
    [true, '<p><a href="/en/">Home</a><a href="/en/c/7">Saws</a></p>', '/en/tools/saws/c/7'],
    [false, '<p><a href="/en/">Home</a><a href="/en/c/8">Files</a></p>', '/en/tools/saws/c/7'],
    [false, '<p><a href="/en/">Home</a><a href="/en/7">Saws</a></p>', '/en/tools/saws/c/7'],
    [false, '<p><a href="/">Home</a> | <a href="/x1">X</a> | <b>Y</b></p>', '/x2'],
    [false, '<p><a href="/b/">B</a><a href="/a/">A</a></p>', '/a/b/c/'],
    [false, '<p><a href="#!/a">A</a><a href="#x">B</a></p>', '/'],
  ];
  it.each(cases)('%s for %s on %s', (is, html, url) => {
    expect(groupsOf(html, `https://shop.example${url}`).some(({ guess }) => guess === 'breadcrumbs')).toBe(is);
  });
});
