import { describe, expect, test } from 'vitest';
import { Cursors, type Turning } from '../../src/shortcuts/cursors.js';
import { pagerMove } from '../../src/shortcuts/moves.js';
import { requestOf, requestTree } from '../../src/shortcuts/request-tree.js';
import type { TreeRecord } from '../../src/shortcuts/tree.js';

const NEXT = '["next"]';
const LAST = 'last /id';

function get(address: string): TreeRecord {
  return requestTree({ method: 'GET', url: `http://s.test${address}`, body: null, contentType: null })!;
}

function post(body: unknown): TreeRecord {
  return requestTree({
    method: 'POST',
    url: 'http://s.test/q',
    body: JSON.stringify(body),
    contentType: 'application/json',
  })!;
}

/** Where a list goes on to its page 1, if no other is named. */
function turning(before: TreeRecord, ending: Record<string, string>, page = 1): Turning {
  return { before, ending: new Map(Object.entries(ending)), numbers: pagerMove(page, 24).texts };
}

function told(cursors: Cursors, known: Turning): string | null {
  const request = cursors.predict(known);
  if (request === null) return null;
  const asked = requestOf(request);
  return asked.kind === 'url' ? asked.url.replace('http://s.test', '') : asked.body;
}

/** Cursors that saw these pages: the address of each, and what the answer before it told. */
function taught(...pages: readonly (readonly [string, Record<string, string>])[]): Cursors {
  const cursors = new Cursors();
  for (const [address, ending] of pages) cursors.learn(turning(get('/q'), ending), get(address));
  return cursors;
}

describe('a cursor', () => {
  test('is believed from its second value on', () => {
    const once = taught(['/q?a=cursor1', { [NEXT]: 'cursor1' }]);
    once.learn(turning(get('/q'), { [NEXT]: 'cursor1' }), get('/q?a=cursor1'));
    expect([told(once, turning(get('/q'), { [NEXT]: 'cursor9' })), once.places]).toEqual([null, null]);
    const twice = taught(['/q?a=cursor1', { [NEXT]: 'cursor1' }], ['/q?a=cursor2', { [NEXT]: 'cursor2' }]);
    expect(told(twice, turning(get('/q'), { [NEXT]: 'cursor9' }))).toBe('/q?a=cursor9');
    expect(twice.places).toEqual(new Set([NEXT]));
  });

  test('that is short wants a third', () => {
    const pages = ['17', '29', '44'].map((id) => [`/q?a=${id}`, { [LAST]: id }] as const);
    expect(told(taught(...pages.slice(0, 2)), turning(get('/q'), { [LAST]: '61' }))).toBeNull();
    expect(told(taught(...pages), turning(get('/q'), { [LAST]: '61' }))).toBe('/q?a=61');
  });

  test('is not how many pages a list has, though each last page has that number', () => {
    // What a page is numbered by is not known where it drew several at once.
    const asked = (pages: number, page: number): readonly [string, Record<string, string>] => [
      `/q?page=${String(page + 40)}`,
      { '["pages"]': String(pages + 40) },
    ];
    const lists = [2, 4, 5].flatMap((pages) =>
      [2, 3, 4, 5].filter((page) => page <= pages).map((page) => asked(pages, page)),
    );
    expect(told(taught(...lists), turning(get('/q?page=41'), { '["pages"]': '47' }))).toBeNull();
    const last = [2, 4, 5].map((pages) => asked(pages, pages));
    expect(told(taught(...last), turning(get('/q?page=41'), { '["pages"]': '47' }))).toBe('/q?page=47');
  });

  test('drops what was the same by chance', () => {
    const cursors = taught(
      ['/q?a=cursor1', { [NEXT]: 'cursor1', '["etag"]': 'cursor1' }],
      ['/q?a=cursor2', { [NEXT]: 'cursor2', '["etag"]': 'other' }],
    );
    expect(cursors.places).toEqual(new Set([NEXT]));
  });

  test('is read beside the list rather than in its last record, and ends the list where it is not told', () => {
    const cursors = taught(
      ['/q?a=cursor1', { [NEXT]: 'cursor1', [LAST]: 'cursor1' }],
      ['/q?a=cursor2', { [NEXT]: 'cursor2', [LAST]: 'cursor2' }],
    );
    expect(told(cursors, turning(get('/q'), { [LAST]: 'cursor3' }))).toBeNull();
    expect(told(cursors, turning(get('/q'), { [LAST]: 'cursor3', [NEXT]: 'cursor4' }))).toBe('/q?a=cursor4');
    expect([cursors.isEnd(new Map()), cursors.isEnd(new Map([[NEXT, 'cursor4']]))]).toEqual([true, false]);
  });

  test('of the last record tells no end', () => {
    const cursors = taught(['/q?a=record1', { [LAST]: 'record1' }], ['/q?a=record2', { [LAST]: 'record2' }]);
    expect(cursors.isEnd(new Map())).toBe(false);
  });

  test('takes along what comes with going on, and the number of the page', () => {
    const cursors = new Cursors();
    for (const [page, cursor] of [
      [1, 'cursor1'],
      [2, 'cursor2'],
    ] as const)
      cursors.learn(
        turning(get('/q?first=1'), { [NEXT]: cursor }, page),
        get(`/q?m=more&p=${page}&a=${cursor}&t=${page * 7919}`),
      );
    expect(told(cursors, turning(get('/q?first=1&f=red'), { [NEXT]: 'cursor9' }, 5))).toBe(
      '/q?f=red&m=more&p=5&a=cursor9',
    );
  });

  test('may stand in a record that the first page has not', () => {
    const cursors = new Cursors();
    for (const after of ['cursor1', 'cursor2'])
      cursors.learn(turning(post({ page: null }), { [NEXT]: after }), post({ page: { after, size: 24 } }));
    expect(told(cursors, turning(post({ page: null }), { [NEXT]: 'cursor9' }))).toBe(
      '{"page":{"after":"cursor9","size":24}}',
    );
  });

  test('may be a list of values of the last record, of which some stay', () => {
    const cursors = new Cursors();
    for (const [price, id] of [
      ['19', '1001'],
      ['19', '1002'],
      ['25', '1003'],
      ['31', '1004'],
    ] as const)
      cursors.learn(
        turning(post({ size: 24 }), { 'last /sort/0': price, 'last /sort/1': id }),
        post({ size: 24, search_after: [Number(price), id] }),
      );
    const known = turning(post({ size: 24 }), { 'last /sort/0': '40', 'last /sort/1': '1009' });
    expect(told(cursors, known)).toBe('{"size":24,"search_after":[40,"1009"]}');
  });

  test('is none where the number of the page explains it', () => {
    const cursors = new Cursors();
    for (const page of [1000, 2000])
      cursors.learn(turning(get('/q'), { [NEXT]: String(page) }, page), get(`/q?p=${page}`));
    expect(told(cursors, turning(get('/q'), { [NEXT]: '3000' }, 3000))).toBeNull();
  });

  test('that does not lead on is none', () => {
    const cursors = taught(['/q?a=cursor1', { [NEXT]: 'cursor1' }], ['/q?a=cursor2', { [NEXT]: 'cursor2' }]);
    expect(told(cursors, turning(get('/q?a=cursor9'), { [NEXT]: 'cursor9' }))).toBeNull();
  });

  test('outlives a page that went on by another', () => {
    const cursors = taught(
      ['/q?a=cursor1', { [NEXT]: 'cursor1' }],
      ['/q?a=stale', { [NEXT]: 'cursor2', [LAST]: 'stale' }],
      ['/q?a=cursor3', { [NEXT]: 'cursor3' }],
      ['/q?a=unknown', { [NEXT]: 'cursor4' }],
    );
    expect(told(cursors, turning(get('/q'), { [NEXT]: 'cursor9' }))).toBe('/q?a=cursor9');
  });
});
