import { describe, expect, it } from 'vitest';
import type { DemoShopOptions } from '../../../src/demo/index.js';
import { bodyAt, visitShop } from '../shop-fixture.js';

function pagerAt(address: string, options: Partial<DemoShopOptions> = {}) {
  return bodyAt(visitShop({ size: 300, ...options }), address, 'list').pager;
}

describe('the pager', () => {
  it('shows first, last and neighbours with gaps between', () => {
    const numbers = pagerAt('/all?size=12&page=10')?.numbers.map((one) => one?.text ?? '…');
    expect(numbers).toEqual(['1', '…', '8', '9', '10', '11', '12', '…', '25']);
  });

  it.each([
    ['numbers', 7, true],
    ['numbersonly', 7, false],
    ['prevnext', 0, true],
    ['arrows', 0, true],
  ] as const)('in style %s has %i numbers, and next is %s', (pager, numbers, hasNext) => {
    const view = pagerAt('/all?size=12&page=3', { pager });
    expect(view?.numbers.length).toBe(numbers);
    expect(view?.next !== null).toBe(hasNext);
    expect(view?.isArrows).toBe(pager === 'arrows');
  });

  it('says which link is next where the shop does', () => {
    expect(pagerAt('/all', { relNext: 'on' })?.next?.rel).toBe('next');
    expect(pagerAt('/all')?.next?.rel).toBeNull();
    expect(pagerAt('/all?page=2', { relNext: 'on' })?.numbers.map((one) => one?.rel)[0]).toBe('prev');
  });

  it('is missing on a list of one page', () => {
    expect(pagerAt('/c/gear/tents/dome-tents?color=red')).toBeNull();
  });

  it('has no way back on the first page and none forth on the last', () => {
    expect(pagerAt('/all')?.previous).toBeNull();
    expect(pagerAt('/all?page=13')?.next).toBeNull();
  });
});
