import { describe, expect, it } from 'vitest';
import { alongside, haulOf, instead, type FetchedPage } from '../../../src/browse/site/haul.js';
import { tinySnapshot, tinyView } from '../tiny-reader.js';

function pageOf(bytes: number, pages?: number): FetchedPage {
  const view = tinyView(tinySnapshot('', { url: 'https://site.example/', status: 200 }));
  return { kind: 'page', view, transport: 'http', bytes, at: '', ...(pages === undefined ? {} : { pages }) };
}

describe('what a page cost', () => {
  const first = pageOf(10);
  const second = pageOf(100, 3);

  it('is itself', () => {
    expect([haulOf(first), haulOf(second)]).toMatchObject([
      { page: first, pages: 1, bytes: 10 },
      { page: second, pages: 3, bytes: 100 },
    ]);
  });

  it('is that of what it replaces, too', () => {
    expect(instead(second, haulOf(first))).toEqual({ kind: 'haul', page: second, pages: 4, bytes: 110 });
  });

  it('is that of what came along, too', () => {
    expect(alongside(haulOf(first), second)).toEqual({ kind: 'haul', page: first, pages: 4, bytes: 110 });
    expect(alongside(haulOf(first), null)).toEqual(haulOf(first));
  });
});
