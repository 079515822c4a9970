import { expect, test } from 'vitest';
import type { PageView } from '../../../src/model/page.js';
import { cardsHtml } from '../html-page.js';
import { readLive } from '../live-page.js';

const words = ['Casio watch with a black dial', 'Nike shoes in white', 'Puma shoes in brown', 'Seiko watch in silver'];

/** The pager of a page with a list and this behind it. */
function pagerBefore(html: string): PageView['pagination'] {
  return readLive(`<main><h1>Things</h1><div class="grid">${cardsHtml(6)}</div>${html}</main>`).pagination;
}

function slides(texts: readonly string[]): string {
  return `<ul>${texts.map((text, at) => `<li><a href="/seen/${String(at)}">${text}, paid for</a></li>`).join('')}</ul>`;
}

test.each([
  ['beside it', (row: string) => `<div><button disabled>‹</button>${row}<button aria-label="On">›</button></div>`],
  ['in places of their own', (row: string) => `<div>${row}<p><button aria-label="On">›</button></p></div>`],
])('the arrow of a row of cards behind the list pages nothing: %s', (_, html) => {
  expect(pagerBefore(`<section><h2>Seen</h2>${html(slides(words))}</section>`).next).toBeNull();
});

test('an arrow behind the list beside a few words does', () => {
  const html = '<div><a href="/help">Help with this</a><button aria-label="On">›</button></div>';
  expect(pagerBefore(html).next).not.toBeNull();
});

test.each([
  ['stand among slides', (slides: string, arrows: string) => `<div>${slides}${arrows}</div>`, false],
  [
    'stand apart from slides',
    (slides: string, arrows: string) => `<div>${slides}</div><div><p>${arrows}</p></div>`,
    true,
  ],
])('arrows before the heading of a list that %s', (_, hero, isPager) => {
  const slides = ['a', 'b', 'c'].map(
    (name) => `<a href="/sale/${name}"><img alt="Sale ${name}" src="${name}.png"></a>`,
  );
  const arrows = '<button aria-label="Back">‹</button><button aria-label="On">›</button>';
  const html = `<main><section>${hero(slides.join(''), arrows)}</section><section><h2>Best deals</h2><div class="grid">${cardsHtml(6)}</div></section></main>`;
  expect(readLive(html).pagination.next !== null).toBe(isPager);
});
