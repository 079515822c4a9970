import { describe, expect, it } from 'vitest';
import { DEFAULT_DEMO_SHOP } from '../../src/demo/index.js';
import type { DemoShopOptions } from '../../src/demo/index.js';
import { isScripted, isWorkedBlock, settleOptions } from '../../src/demo/scripted.js';

function settled(options: Partial<DemoShopOptions>): DemoShopOptions {
  return settleOptions({ ...DEFAULT_DEMO_SHOP, ...options });
}

describe('scripted switches', () => {
  it('leave the plain shop as it is', () => {
    expect(settled({})).toEqual(DEFAULT_DEMO_SHOP);
    expect(isScripted(DEFAULT_DEMO_SHOP)).toBe(false);
  });

  it.each([
    [{ facets: 'chips' }, { multi: 'or' }],
    [{ facets: 'radio' }, { multi: 'single' }],
    [{ semantics: 'replace' }, { combine: 'replace', multi: 'single' }],
    [{ state: 'path' }, { urls: 'path' }],
    [{ state: 'nowhere' }, { transport: 'fragment', sort: 'links' }],
    [{ sending: 'post' }, { facets: 'form', pager: 'form-buttons', sort: 'off' }],
    [{ transport: 'cursors' }, { pager: 'load-more' }],
    [{ transport: 'mixed' }, { pager: 'load-more', facets: 'links' }],
    [{ bait: 'heart' }, { facets: 'checkbox-fetch' }],
    [{ facets: 'own-page', state: 'nowhere' }, { facets: 'checkbox-button' }],
    [{ list: 'tables' }, { theme: 'table' }],
    [{ entrance: 'keyword' }, { allProducts: 'off', categories: 'off', breadcrumbs: 'off', home: 'bare' }],
  ] as const)('%o bring with them %o', (options, more) => {
    expect(settled(options)).toMatchObject({ ...options, ...more });
  });

  it('keep settled options settled', () => {
    for (const options of [
      { state: 'hash', facets: 'form' },
      { sending: 'post', bait: 'review' },
    ] as const) {
      expect(settleOptions(settled(options))).toEqual(settled(options));
    }
  });

  it('work the links of a list where no address tells its state', () => {
    expect(isWorkedBlock(settled({ state: 'hash' }), 'pager')).toBe(true);
    expect(isWorkedBlock(settled({ state: 'hash' }), 'nav')).toBe(false);
    expect(isWorkedBlock(settled({ facets: 'chips' }), 'pager')).toBe(false);
  });
});
