import { describe, expect, it } from 'vitest';

import { readRanges } from '../../../../src/pages/groups/values/ranges.js';

/** Bounds as `min..max`, `-` for none. */
function bounds(values: readonly string[]): string {
  return readRanges(values)
    .map((range) => (range === null ? '-' : `${range.min ?? ''}..${range.max ?? ''}`))
    .join(' ');
}

describe('bounds of buckets', () => {
  const cases: readonly (readonly [values: readonly string[], bounds: string])[] = [
    [['Under $25', '$25 – $50', '$50 – $100', '$100 and more'], '..25 25..50 50..100 100..'],
    [['unter 10 €', '10 – 20 €', '20 – 30 €', 'über 30 €'], '..10 10..20 20..30 30..'],
    [['￥2,500未満', '￥2,500～￥5,000', '￥5,000以上'], '..2500 2500..5000 5000..'],
    [['أقل من ١٠٠', 'من ١٠٠ إلى ٢٠٠', '٢٠٠ فأكثر'], '..100 100..200 200..'],
    [['≤ 5', '> 5'], '..5 5..'],
    [['< 1.5', '1.5 - 3', '3+'], '..1.5 1.5..3 3..'],
    [['All', '0-10', '10-20'], '- 0..10 10..20'],
    [['Up to 100 KB', '100 KB to 1 MB', '1 MB to 10 MB'], '- - -'],
    [['4 stars', '3 stars'], '- -'],
    [['Red', 'Blue'], '- -'],
    [['12', '24', '48'], '- - -'],
    [['Fallout 52%, 197 votes', 'Halo 6%, 21 votes'], '- -'],
    [['Park Hotels Sells 5 Properties for $198 Million', 'Sale of 2 at $300 completed in Chicago'], '- -'],
  ];
  it.each(cases)('%j are %s', (values, expected) => {
    expect(bounds(values)).toBe(expected);
  });
});
