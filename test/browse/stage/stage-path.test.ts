import { describe, expect, it } from 'vitest';
import {
  accessPathOf,
  beginsAlike,
  firstPaging,
  listKey,
  sharedUnits,
  unitPath,
} from '../../../src/browse/stage/stage-path.js';
import type { AccessPath, Step } from '../../../src/model/access-path.js';
import { isPaging, isSameStep } from '../../../src/model/step.js';

const URL_PATH = { kind: 'url', url: 'https://site.example/' } as const;

function tick(name: string): Step {
  return { do: 'check', role: 'checkbox', name, group: 'Brand', ordinal: 0, value: null };
}

function typed(value: string): Step {
  return { ...tick('q'), do: 'type', value };
}

function next(name: string): Step {
  return { do: 'click', role: 'button', name, group: 'pagination', ordinal: 0, value: null };
}

describe('a path as single steps', () => {
  it('begins with an address that a browser can ask', () => {
    expect(unitPath(URL_PATH)).toEqual({ url: URL_PATH.url, units: [] });
    const asked = { kind: 'request', url: URL_PATH.url, body: null } as const;
    expect(unitPath({ ...asked, method: 'get' })).toEqual({ url: URL_PATH.url, units: [] });
    expect(unitPath({ ...asked, method: 'PUT' })).toBeNull();
    expect(unitPath({ kind: 'actions', from: { ...asked, method: 'PUT' }, steps: [] })).toBeNull();
  });

  it('has a step as often as it is done, whatever it goes on from', () => {
    const inner: AccessPath = { kind: 'actions', from: URL_PATH, steps: [tick('Acme')] };
    const path: AccessPath = { kind: 'actions', from: inner, steps: [{ ...next('More'), times: 3 }] };
    expect(unitPath(path)?.units).toEqual([tick('Acme'), next('More'), next('More'), next('More')]);
  });

  it('is no path where it never ends', () => {
    expect(unitPath({ kind: 'actions', from: URL_PATH, steps: [{ ...next('More'), times: 1e9 }] })).toBeNull();
  });

  it('becomes an access path again, equal neighbours joined', () => {
    expect(accessPathOf({ url: URL_PATH.url, units: [] })).toEqual(URL_PATH);
    const units = [tick('Acme'), next('2'), next('3')];
    const path: AccessPath = {
      kind: 'actions',
      from: URL_PATH,
      steps: [tick('Acme'), { ...next('2'), times: 2 }],
    };
    expect(accessPathOf({ url: URL_PATH.url, units })).toEqual(path);
    expect(unitPath(path)?.units).toHaveLength(units.length);
  });
});

describe('two steps', () => {
  it.each<[string, readonly [Step, Step], boolean]>([
    ['of one value', [tick('Acme'), tick('Acme')], true],
    ['of two values', [tick('Acme'), tick('Birch')], false],
    ['of a pager, whatever they are called', [next('2'), next('3')], true],
    ['of a pager and a value', [next('Acme'), tick('Acme')], false],
    ['that type two words', [typed('a'), typed('b')], false],
  ])('%s', (_what, [first, second], same) => {
    expect(isSameStep(first, second)).toBe(same);
  });

  it('go on in the list where they page or scroll', () => {
    expect([next('2'), { ...tick('Acme'), do: 'scroll' as const }, tick('Acme')].map(isPaging)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    [[], [tick('A')], 0],
    [[tick('A')], [tick('A'), tick('B')], 1],
    [[tick('A'), tick('B')], [tick('A'), tick('C')], 1],
    [[tick('A'), tick('B')], [tick('B')], 0],
  ])('shared at the beginning are counted (%#)', (first, second, shared) => {
    expect(sharedUnits(first, second)).toBe(shared);
    expect(sharedUnits(second, first)).toBe(shared);
  });
});

describe('a page that is posted for', () => {
  const post = { kind: 'request', method: 'POST', url: 'http://shop.example/search', body: 'q=lamp' } as const;

  it('is where steps begin', () => {
    const path = { kind: 'actions', from: post, steps: [tick('Acme')] } as const;
    expect(unitPath(path)).toEqual({ url: post.url, post, units: [tick('Acme')] });
    expect(accessPathOf({ url: post.url, post, units: [tick('Acme')] })).toEqual(path);
    expect(accessPathOf({ url: post.url, post, units: [] })).toEqual(post);
  });

  it('is another one than what is posted otherwise, or just asked for', () => {
    const way = { url: post.url, post, units: [] };
    expect(beginsAlike(way, { ...way, units: [tick('Acme')] })).toBe(true);
    expect(beginsAlike(way, { ...way, post: { ...post, body: 'q=chair' } })).toBe(false);
    expect(beginsAlike(way, { url: post.url, units: [] })).toBe(false);
  });
});

it('all pages of a list have its key, whatever else was worked before', () => {
  const list = { url: URL_PATH.url, units: [next('2'), tick('Acme')] };
  const further = { ...list, units: [...list.units, next('2'), next('3')] };
  expect([firstPaging(list.units), firstPaging(further.units)]).toEqual([2, 2]);
  expect(listKey(further)).toBe(listKey(list));
  expect(listKey({ ...list, units: [tick('Acme')] })).not.toBe(listKey(list));
});
