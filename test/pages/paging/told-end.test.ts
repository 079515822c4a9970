import { expect, test } from 'vitest';
import { cardsHtml } from '../html-page.js';
import { readLive } from '../live-page.js';

const isLast = (bar: string): boolean | undefined =>
  readLive(`<main><h1>Things</h1>${bar}<div class="grid">${cardsHtml(6)}</div></main>`).pagination.isLast;
const bar = (place: string, state = 'disabled'): string =>
  `<div><span>Page <b>${place}</b></span><div><button disabled title="Prev"><i></i></button><button ${state} title="Next"><i></i></button></div></div>`;

test('a dead button beside the number of the last page tells the end of a list', () => {
  expect([bar('1/1'), bar('3 of 3')].map(isLast)).toEqual([true, true]);
});

test.each([
  ['another page is shown', bar('1/2', '')],
  ['no number stands beside it', '<div><button disabled>Prev</button><button disabled>Next</button></div>'],
  ['more numbers stand there', `<div>1 - 6 of 6 things, page 1/1 ${bar('1/1')}`.replace('Page <b>1/1</b>', '')],
  ['nothing is dead', '<div>Size 3/3 <button>Larger</button></div>'],
])('it is not told where %s', (_, html) => {
  expect(isLast(html)).toBeUndefined();
});
