import { describe, expect, test } from 'vitest';

import { readPage } from '../../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { cardsHtml, PAGE_URL } from '../html-page.js';
import { readLive } from '../live-page.js';

const LIST = `<main><h1>Things</h1><div class="grid">${cardsHtml(6)}</div>`;

const options = (count: number, shown = 1, text = (n: number): string => String(n)): string =>
  Array.from(
    { length: count },
    (_, at) => `<option value="${at + 1}"${at + 1 === shown ? ' selected' : ''}>${text(at + 1)}</option>`,
  ).join('');

describe('a select of pages that only a script reads', () => {
  test.each([
    ['beside how many there are', `<p>Page <select aria-label="Page">${options(14)}</select> of 14</p>`],
    ['with how many there are in each', `<select aria-label="Page">${options(14, 1, (n) => `${n} / 14`)}</select>`],
  ])('%s', (_, html) => {
    const { next, previous, pages, control, manner } = readLive(`${LIST}${html}</main>`).pagination;
    expect(control?.step).toMatchObject({ do: 'select', name: 'Page', group: 'pagination' });
    expect(control?.step.value?.startsWith('2')).toBe(true);
    expect(next?.kind === 'actions' && next.steps).toEqual([control?.step]);
    expect([previous, pages, manner]).toEqual([null, [], 'replaces']);
  });

  test('ends with its last option', () => {
    const { next, previous } = readLive(`${LIST}<p>Page <select>${options(4, 4)}</select> of 4</p></main>`).pagination;
    expect(next).toBeNull();
    expect(previous?.kind === 'actions' && previous.steps.at(-1)?.value).toBe('3');
  });

  test('is no facet', () => {
    const { groups } = readLive(`${LIST}<p>Page <select aria-label="Page">${options(14)}</select> of 14</p></main>`);
    expect(groups.filter(({ guess }) => guess === 'facet')).toEqual([]);
  });

  test.each([
    ['numbers to choose from', `<p>Rooms <select aria-label="Rooms">${options(5)}</select></p>`],
    ['sizes of pages', `<p>Show <select><option>12<option>24<option>48</select> of 48</p>`],
    ['another number beside them', `<p>Rooms <select aria-label="Rooms">${options(5)}</select> of 14</p>`],
  ])('not %s', (_, html) => {
    expect(readLive(`${LIST}${html}</main>`).pagination.next).toBeNull();
  });

  test('not over HTTP, where nothing can be worked', () => {
    const html = `${LIST}<p>Page <select>${options(14)}</select> of 14</p></main>`;
    expect(readPage(snapshotFromHtml(html, { url: PAGE_URL, status: 200 })).pagination.next).toBeNull();
  });
});
