import { describe, expect, it } from 'vitest';
import { keepsKeyword } from '../../../src/explore/keywords/keyword-place.js';
import type { Region } from '../../../src/explore/region.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import { to } from '../fixture-site.js';
import { byScript, pageView, region, step } from '../page-views.js';

const at = (path: AccessPath, keyword?: string): Region => ({
  ...region([], { predicates: [] }),
  path,
  view: pageView({ url: path.kind === 'url' ? path.url : 'https://shop.example/' }),
  ...(keyword === undefined ? {} : { keyword }),
});
const posted = (body: string): AccessPath => ({ kind: 'request', method: 'POST', url: to('/find').url, body });

describe('a way on from the result of a keyword', () => {
  it('keeps it in the same argument or segment', () => {
    const found = at(to('/find?q=red+lamp&size=96'), 'Red lamp');
    expect(keepsKeyword(found, to('/find?colour=blue&q=red%20lamp'))).toBe(true);
    expect(keepsKeyword(found, to('/find?colour=blue'))).toBe(false);
    expect(keepsKeyword(found, to('/find?colour=red+lamp'))).toBe(false);
    const inPath = at(to('/s/red-lamp/'), 'red-lamp');
    expect([to('/s/red-lamp/blue/'), to('/all/')].map((path) => keepsKeyword(inPath, path))).toEqual([true, false]);
  });

  it('keeps it in what is posted', () => {
    const found = at(posted('q=lamp&token=1'), 'lamp');
    expect([posted('q=lamp&c=blue'), posted('q=&c=blue')].map((path) => keepsKeyword(found, path))).toEqual([
      true,
      false,
    ]);
  });

  it('is not judged where the result does not show its keyword, in a live page, or without a keyword', () => {
    expect(keepsKeyword(at(to('/results/17'), 'lamp'), to('/results/18'))).toBe(true);
    expect(keepsKeyword(at(to('/find?q=lamp'), 'lamp'), byScript(step('Blue')))).toBe(true);
    expect(keepsKeyword(at(to('/all')), to('/other'))).toBe(true);
    expect(keepsKeyword(at(to('/find?q='), ''), to('/other'))).toBe(true);
  });
});
