import { describe, expect, it } from 'vitest';
import { createFlakiness } from '../../../src/demo/server/flakiness.js';

const ADDRESSES = Array.from({ length: 200 }, (_, at) => `/all?page=${at}`);

describe('flakiness', () => {
  it('lets some addresses fail, once each, the same ones for the same seed', () => {
    const [one, same] = [createFlakiness(1, true), createFlakiness(1, true)];
    const failing = ADDRESSES.filter(one);
    expect(failing.length).toBeGreaterThan(8);
    expect(failing.length).toBeLessThan(60);
    expect(ADDRESSES.filter(same)).toEqual(failing);
    expect(ADDRESSES.filter(one)).toEqual([]);
  });

  it('lets nothing fail where it is off', () => {
    expect(ADDRESSES.filter(createFlakiness(1, false))).toEqual([]);
  });
});
