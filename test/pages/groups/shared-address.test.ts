import { expect, it } from 'vitest';

import { sharesAddress } from '../../../src/pages/groups/shared-address.js';
import { first } from '../html-page.js';
import { liveIndex } from './read-live.js';

it.each([
  ['<ul><li><a href="/list">Oak</a><li><a href="/list">Ash</a></ul>', true],
  ['<ul><li><a href="/list?size=20">Oak</a><li><a href="/list?size=20">Ash</a></ul>', true],
  ['<ul><li><a href="/list?wood=oak">Oak</a><li><a href="/list?wood=ash">Ash</a></ul>', false],
  ['<ul><li><a href="/other">Oak</a><li><a href="/other">Ash</a></ul>', false],
  ['<ul><li><a href="/">Oak 7</a><li><a href="/">Ash 5</a><li><a href="/">Elm</a><b>3</b></ul>', true],
  ['<ul><li><a href="/">Oak 7</a><li><a href="/">Ash 5</a></ul>', false],
  ['<ul><li><a href="/">Oak 7</a><li><a href="/">Ash</a><li><a href="/">Elm 3</a></ul>', false],
  ['<ul><li><a href="/list">Oak</a><li><a href="/list">Oak</a></ul>', false],
  ['<ul><li><a href="/list"><img></a><li><a href="/list">Oak</a></ul>', false],
  ['<p><a href="/list">All</a></p>', false],
  ['<footer><ul><li><a href="/list">About us</a><li><a href="/list">Stores</a></ul></footer>', false],
])('%s: worked by a script alone is %s', (html, expected) => {
  const index = liveIndex(html);
  expect(sharesAddress(index, first(index, 'a'))).toBe(expected);
});
