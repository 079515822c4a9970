import { expect, it } from 'vitest';

import { countClicks, type UsedQuery } from '../../../src/queries/files/count-clicks.js';
import { openLog } from '../../../src/queries/files/read-log.js';
import { writtenFile } from '../written-file.js';

const LOG = [
  'red lamp\thttps://www.a.example/1\t2',
  'Red Lamp\thttps://a.example/2\t3',
  'red lamp\thttps://b.example/2\t9',
  'jane@mail.example\thttps://a.example/1\t9',
  '4111 1111 1111 1111\thttps://a.example/2\t9',
  'once\thttps://a.example/2\t1',
  '???\thttps://a.example/2\t1',
  'bed\tnowhere\t5',
  'desk\thttps://a.example/2\t5',
].join('\n');

it('uses what is clicked three times on two pages of a site, and nothing personal', async () => {
  const counted = await countClicks(await openLog(await writtenFile(LOG)));
  expect(counted.summary).toEqual({ records: 9, broken: 2, personal: 2, rare: 3, used: 1, sites: 2 });
  for (let round = 0; round < 2; round += 1) {
    const used: UsedQuery[] = [];
    await counted.eachUsed((query) => used.push(query));
    expect(used).toHaveLength(1);
    expect(used[0]).toMatchObject({ site: 'a.example', siteNumber: 1, count: { clicks: 5, pages: 2 } });
    expect(used[0]?.words.text).toBe('red lamp');
  }
});

it('can be stopped', async () => {
  const log = await openLog(await writtenFile(LOG));
  await expect(countClicks(log, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
  const stop = new AbortController();
  const counted = await countClicks(log, { signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(counted.eachUsed(() => undefined)).rejects.toThrow('enough');
});
