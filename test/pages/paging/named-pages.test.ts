import { expect, test } from 'vitest';
import type { AccessPath } from '../../../src/model/access-path.js';
import { readPage } from '../../../src/pages/read-page.js';
import { cardsHtml, PAGE_URL } from '../html-page.js';
import { liveSnapshot } from '../live-page.js';

/** Name of what is pressed to go on from a page whose pager shows ten numbers and an arrow to this page. */
function pressed(current: number, arrow: string): string | null {
  const at: AccessPath = { kind: 'url', url: PAGE_URL };
  const numbers = Array.from({ length: 10 }, (_, index) => index + 1).map((page) =>
    page === current ? `<strong>${page}</strong>` : `<a href="javascript:go(${page});">${page}</a>`,
  );
  const html = `<main><h1>Things</h1><div class="grid">${cardsHtml(6)}</div><div>${numbers.join(' ')} ${arrow}</div></main>`;
  const { next } = readPage(liveSnapshot(html), null, at).pagination;
  return next?.kind === 'actions' ? (next.steps.at(-1)?.name ?? null) : null;
}

test('an arrow to the page behind all numbers is pressed from the last of them', () => {
  const arrow = '<a href="javascript:go(11);">Onward</a>';
  expect([1, 2, 10].map((current) => pressed(current, arrow))).toEqual(['2', '3', 'Onward']);
});

test('an arrow to the next page is pressed, and one that says nothing of where it leads', () => {
  expect(pressed(1, '<a href="javascript:go(2);">Onward</a>')).toBe('Onward');
  expect(pressed(1, '<a href="javascript:onward();">Onward</a>')).toBe('Onward');
});
