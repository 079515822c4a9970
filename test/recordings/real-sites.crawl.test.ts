import { expect, it } from 'vitest';
import { replaySession } from '../../src/testing/index.js';
import '../../src/testing/vitest.js';

it('django-admin: what its filters know, over HTTP', async () => {
  await using session = await replaySession(new URL('django-admin.warc.gz', import.meta.url));
  const crawled = await session.crawl();
  expect(crawled.entities).toHaveLength(925);
  expect(crawled).toRecover({
    '0ad': { interface: ['graphical', 'x11'] },
    btanks: { interface: ['graphical', 'x11'] },
  });
  expect(crawled.facts.filter(({ value }) => value === 'text-mode')).toHaveLength(40);
});

it('instantsearch-cards: a list that scripts post for, and that a button makes longer', async () => {
  await using session = await replaySession(new URL('instantsearch-cards.warc.gz', import.meta.url));
  const { run, entities } = await session.crawl();
  expect(run.counters.browserFetches).toBeGreaterThan(0);
  expect(entities).toHaveLength(1_031);
  expect(entities[0]).toMatchObject({ name: '10,000 Year Reunion', aliases: [] });
});
