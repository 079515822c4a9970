import { expect, it } from 'vitest';

import { countClicks } from '../../../src/queries/files/count-clicks.js';
import { mineQueries, type MinedLog } from '../../../src/queries/files/mine-queries.js';
import { openLog } from '../../../src/queries/files/read-log.js';
import { createNameBook, type NameBook } from '../../../src/queries/name-book.js';
import { writtenFile } from '../written-file.js';

const HOTELS = ['hyatt seattle', 'grand palace', 'old mill', 'sea view', 'blue lagoon', 'park inn'];

/** Every hotel is asked for by its name and with reviews, on two sites. */
function logText(): string {
  const lines = ['a', 'b'].flatMap((site) =>
    HOTELS.flatMap((hotel) =>
      [hotel, `${hotel} reviews`, `bigsite ${hotel}`].flatMap((query) =>
        ['1', '2'].map((page) => `${query}\thttps://${site === 'a' ? 'big-site' : 'other'}.example/${page}\t5`),
      ),
    ),
  );
  return lines.join('\n');
}

async function mine(names: NameBook | null): Promise<MinedLog> {
  const log = await countClicks(await openLog(await writtenFile(logText())));
  return mineQueries(log, { sites: new Set(['big-site.example', 'nowhere.example']), names, most: 100, options: {} });
}

it('cleans the queries of a site of noise and of its own name', async () => {
  const book = createNameBook();
  for (const hotel of HOTELS.slice(1)) book.add(hotel, 'hotel');
  const mined = await mine(book);
  const queries = mined.queries.get('big-site.example')?.queries() ?? [];
  expect(queries.map(({ text }) => text).sort()).toEqual([...HOTELS].sort());
  expect(queries[0]?.why).toMatch(/^from 3 queries such as /u);
  expect(mined.queries.get('nowhere.example')?.queries()).toEqual([]);
  expect(mined.noise[0]).toEqual({ side: 'prefix', text: 'bigsite', queries: 5 });
  expect(mined.noise[1]).toEqual({ side: 'suffix', text: 'reviews', queries: 5 });
  expect([...mined.numbers.keys()]).toEqual(['big-site.example']);
  expect(mined.mentions.sites()).toBe(2);
});

it('without a knowledge base takes other queries for entities', async () => {
  const mined = await mine(null);
  const queries = mined.queries.get('big-site.example')?.queries() ?? [];
  expect(queries.map(({ text }) => text).sort()).toEqual([...HOTELS].sort());
  expect(mined.mentions.sites()).toBe(0);
});
