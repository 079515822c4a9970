import { describe, expect, it } from 'vitest';

import { splitSharedCounts } from '../../../../src/pages/groups/values/shared-counts.js';

describe('counts in the texts of values', () => {
  const cases: readonly (readonly [texts: readonly string[], read: string])[] = [
    [['Acme (12)', 'Bolt (3)'], 'Acme=12 Bolt=3'],
    [['Any', '7-speed', 'Derailleur (21)'], 'Any=null 7-speed=null Derailleur (21)=null'],
    [['S', '3-4Y(110)', '5-6Y(120)', '9-10Y(140)'], 'S=null 3-4Y(110)=null 5-6Y(120)=null 9-10Y(140)=null'],
    [['Red (50)', 'Blue (60)', 'Green (75)'], 'Red=50 Blue=60 Green=75'],
    [['Red (5)', 'Blue (10)', 'Green (20)'], 'Red=5 Blue=10 Green=20'],
    [['Any (9)', 'Acme', 'Bolt'], 'Any=9 Acme=null Bolt=null'],
    [['Any', 'Acme – 12', 'Bolt – 3', 'Cog – 1'], 'Any=null Acme=12 Bolt=3 Cog=1'],
    [['$10 – $20 – 7', '$20 – $30 – 9'], '$10 – $20=7 $20 – $30=9'],
    [['10 – 20', '20 – 30'], '10 – 20=null 20 – 30=null'],
    [['Type A – 1', 'Type A – 2'], 'Type A – 1=null Type A – 2=null'],
    [['Windows 10', 'Windows 11'], 'Windows 10=null Windows 11=null'],
    [['Any', 'SOIC-8', 'DIP-14', 'QFN-16'], 'Any=null SOIC-8=null DIP-14=null QFN-16=null'],
    [['- 5', '- 6'], '- 5=null - 6=null'],
  ];
  it.each(cases)('%j', (texts, read) => {
    expect(
      splitSharedCounts(texts)
        .map(({ value, count }) => `${value}=${count}`)
        .join(' '),
    ).toBe(read);
  });
});
