import { expect, it } from 'vitest';
import { sizeGuess } from '../../../src/explore/start/size-guess.js';
import { listPage, pageView, SITE } from '../page-views.js';

const next = { kind: 'url', url: `${SITE}/list?page=2` } as const;

it.each([
  ['what is declared', listPage(['1', '2'], { declaredCount: 9 }), 9],
  ['what is shown', listPage(['1', '2']), 2],
  ['a further page', listPage(['1', '2'], { pagination: { ...pageView().pagination, next } }), 4],
  ['nothing', pageView(), 0],
])('a list is guessed to be as large as %s says', (_, view, size) => {
  expect(sizeGuess(view)).toBe(size);
});
