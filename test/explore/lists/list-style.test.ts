import { describe, expect, it } from 'vitest';
import type { PageView } from '../../../src/model/page.js';
import { largestPageSize, learnStyle, styledPath } from '../../../src/explore/lists/list-style.js';
import { choice, facet, listPage, SITE } from '../page-views.js';

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `item ${at}`);
const at = (query: string): { kind: 'url'; url: string } => ({ kind: 'url', url: `${SITE}/list${query}` });
const sizes = (...choices: readonly ReturnType<typeof choice>[]): ReturnType<typeof facet> =>
  facet('per', [], { guess: 'page-size', choices });

describe('the largest page size', () => {
  it('is the largest number on offer', () => {
    const group = sizes(
      choice('24', 'per=24', { selected: true }),
      choice('96', 'per=96'),
      choice('48', 'per=48'),
      choice('All', 'per=all'),
    );
    const shown = { groups: [group], pagination: { next: at('?page=2'), previous: null, pages: [], nodes: [] } };
    expect(largestPageSize(listPage(names(24), shown))).toEqual({ path: at('?per=96'), size: 96 });
  });

  it('is all at once where nothing else leads on, or it is not too much for one page', () => {
    const group = sizes(choice('24', 'per=24', { selected: true }), choice('48', 'per=48'), choice('All', 'per=all'));
    const all = (given: Partial<PageView>): unknown =>
      largestPageSize(listPage(names(24), { groups: [group], ...given }));
    const pagination = { next: at('?page=2'), previous: null, pages: [], nodes: [] };
    expect(all({})).toMatchObject({ path: at('?per=all') });
    expect(all({ pagination, declaredCount: 312 })).toEqual({ path: at('?per=all'), size: 312 });
    expect(all({ pagination, declaredCount: 90_000 })).toEqual({ path: at('?per=48'), size: 48 });
  });

  it('may stand among words', () => {
    const group = sizes(choice('24 per page', 'per=24', { selected: true }), choice('48 per page', 'per=48'));
    expect(largestPageSize(listPage(names(24), { groups: [group] }))?.size).toBe(48);
  });

  it('is none if it is chosen already, is not larger, or no bar offers one', () => {
    const chosen = sizes(choice('24', 'per=24'), choice('96', 'per=96', { selected: true }));
    expect(largestPageSize(listPage(names(24), { groups: [chosen] }))).toBeNull();
    expect(largestPageSize(listPage(names(24), { groups: [sizes(choice('12', 'per=12'))] }))).toBeNull();
    expect(largestPageSize(listPage(names(24), { groups: [facet('per', ['96'])] }))).toBeNull();
  });
});

describe('a style of lists', () => {
  const before = { view: listPage(names(2), { declaredCount: 9 }), path: at('?a=1&per=2') };

  it('is the edit of the address that makes pages larger', () => {
    const style = learnStyle(before, { view: listPage(names(9), { declaredCount: 9 }), path: at('?a=1&per=9') });
    expect(style).toMatchObject({ pageSize: 9, edit: { add: [{ name: 'per', value: '9' }], remove: [] } });
  });

  it.each([
    ['pages are not larger', { view: listPage(names(2)), path: at('?per=9') }],
    ['the result is another', { view: listPage(names(9), { declaredCount: 20 }), path: at('?per=9') }],
    ['the path changes too', { view: listPage(names(9)), path: { kind: 'url' as const, url: `${SITE}/all?per=9` } }],
    ['nothing is added', { view: listPage(names(9)), path: at('?a=1') }],
    [
      'it is no address',
      { view: listPage(names(9)), path: { kind: 'request' as const, method: 'POST', url: SITE, body: '' } },
    ],
  ])('is none if %s', (_, after) => {
    expect(learnStyle(before, after)).toBeNull();
  });

  it('applies to every list, in place of the size it has', () => {
    const style = { edit: { add: [{ name: 'per', value: '96' }], remove: [], path: null }, pageSize: 96 };
    expect(styledPath(at('?a=1&per=24'), style)).toEqual(at('?a=1&per=96'));
    expect(styledPath(at('?a=1'), null)).toEqual(at('?a=1'));
    const inFragment = {
      edit: { add: [{ name: 'per', value: '96', marker: '#' }], remove: [], path: null },
      pageSize: 96,
    };
    expect(styledPath(at('#a=1&per=24'), inFragment)).toEqual(at('#a=1&per=96'));
    expect(styledPath({ kind: 'url', url: 'nowhere' }, style)).toEqual({ kind: 'url', url: 'nowhere' });
  });
});
