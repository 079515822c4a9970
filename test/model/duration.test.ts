import { describe, expect, it, test } from 'vitest';

import { formatBytes, formatDuration, parseBytes, parseDuration } from '../../src/model/duration.js';

describe('a duration', () => {
  test.each([
    ['90', 90],
    ['90s', 90],
    ['30m', 1800],
    ['1h30m', 5400],
    ['1h 30m', 5400],
    ['500ms', 0.5],
    ['1.5h', 5400],
    ['2d', 172_800],
    ['0', 0],
  ])('%s is %d seconds', (text, secs) => {
    expect(parseDuration(text)).toBeCloseTo(secs);
  });

  test.each(['', 'soon', '5 parsecs', '-5m', 'm', '1h2', '1e3'])('%j is none', (text) => {
    expect(parseDuration(text)).toBeNull();
  });

  test.each([
    [0.25, '0.3 s'],
    [42, '42 s'],
    [185, '3 min 05 s'],
    [7800, '2 h 10 min'],
  ])('of %d seconds reads %s', (secs, text) => {
    expect(formatDuration(secs)).toBe(text);
  });
});

describe('a size', () => {
  test.each([
    ['500', 500],
    ['500k', 512_000],
    ['16MiB', 16_777_216],
    ['1.5g', 1_610_612_736],
    ['10 kb', 10_240],
  ])('%s is %d bytes', (text, bytes) => {
    expect(parseBytes(text)).toBe(bytes);
  });

  it('is none if it has another unit', () => {
    expect(parseBytes('3 pages')).toBeNull();
  });

  test.each([
    [900, '900 B'],
    [12_345, '12.3 kB'],
    [4_500_000, '4.5 MB'],
  ])('of %d bytes reads %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
