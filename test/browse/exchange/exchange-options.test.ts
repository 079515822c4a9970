import { describe, expect, it } from 'vitest';
import { resolveExchangeOptions } from '../../../src/browse/exchange/exchange-options.js';

const delayOf = (...startUrls: string[]): number => resolveExchangeOptions({ startUrls }).delayMillis;

describe('options of an exchange', () => {
  it('are polite, except to this machine', () => {
    expect(delayOf('https://shop.example/')).toBe(500);
    expect(delayOf('http://127.0.0.1:8080/', 'http://localhost/')).toBe(0);
    expect(delayOf('http://[::1]/')).toBe(0);
    expect(delayOf('http://192.168.1.1/')).toBe(500);
    expect(delayOf('http://127.0.0.1/', 'https://shop.example/')).toBe(500);
    expect(delayOf()).toBe(500);
  });

  it('do as the user says', () => {
    const options = resolveExchangeOptions({
      startUrls: [],
      delaySecs: 2,
      timeoutSecs: 3,
      concurrency: 9,
      userAgent: 'Mine',
    });
    expect(options).toMatchObject({ delayMillis: 2_000, timeoutMillis: 3_000, concurrency: 9, userAgent: 'Mine' });
  });

  it('let nothing be written', () => {
    expect(resolveExchangeOptions({ startUrls: [] })).toMatchObject({ ignoreRobots: false, retries: 2, proxy: null });
  });
});
