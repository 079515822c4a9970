import { describe, expect, it } from 'vitest';

import { readPage } from '../../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { PAGE_URL } from '../html-page.js';

const card = (at: number, inside = ''): string =>
  `<article><div><a class="h5 n${String(at)}" href="/jug-${String(at)}">Jug ${String(at)}</a></div>${inside}</article>`;
const page = (cards: readonly string[]): string =>
  `<main><h1>Jugs</h1><p>${String(cards.length)} results</p><div id=results>${cards.join('')}</div></main>`;
const read = (cards: readonly string[], hint: Parameters<typeof readPage>[1] = null): ReturnType<typeof readPage> =>
  readPage(snapshotFromHtml(page(cards), { url: PAGE_URL, status: 200 }), hint);

describe('the style of the links that name cards', () => {
  const cards = [1, 2, 3, 4, 5].map((at) => card(at));

  it('is how they are marked up in the cards', () => {
    expect(read(cards).list?.titleStyle).toBe('div|h# n#');
  });

  it('is none where such links of a card lead to several entities', () => {
    const others = cards.map((one, at) => one + card(at + 10)).map((pair) => `<section>${pair}</section>`);
    expect(read(others).list?.titleStyle).toBeUndefined();
  });

  it('is kept from list to list, also through those too short to tell it', () => {
    const { list } = read(cards);
    const hint = { place: list?.place ?? '', linkPattern: list?.linkPattern ?? '', titleStyle: 'div|h# n#' };
    const part = '<p>Part of <a href="/set-1">Set 1</a></p>';
    const { list: single } = read([card(7, part)], hint);
    expect(single?.cards.map(({ name }) => name)).toEqual(['Jug 7']);
    expect(single?.titleStyle).toBe('div|h# n#');
  });
});
