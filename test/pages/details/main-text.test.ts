import { expect, test } from 'vitest';

import { contentHash } from '../../../src/pages/details/main-text.js';
import { htmlScope } from './html-page.js';

const text = 'A heavy block of iron on which metal is beaten into shape, made by hand since 1903 in a small town.';

test('the hash is of the longer texts, without numbers, links and menus', () => {
  const hash = contentHash(htmlScope(`<p>${text}</p>`));
  expect(hash).not.toBeNull();
  expect(
    contentHash(
      htmlScope(`<nav>${text}</nav><p>${text.replace('1903', '1904')}</p><a href="/">${text}</a><p>seen 4 times</p>`),
    ),
  ).toBe(hash);
  expect(contentHash(htmlScope(`<p>${text.replace('iron', 'steel')}</p>`))).not.toBe(hash);
});

test('little text has none', () => {
  expect(contentHash(htmlScope('<p>A heavy block of iron, no more.</p>'))).toBeNull();
});
