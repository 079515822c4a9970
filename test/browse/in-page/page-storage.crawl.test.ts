import { expect, it } from 'vitest';
import { beginStorage, readStorage, type StoredItem } from '../../../src/browse/in-page/page-storage.js';
import { enterPageWorld } from '../../../src/browse/live/page-world.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();

async function worldOf(path: string): Promise<{ world: Awaited<ReturnType<typeof enterPageWorld>>; origin: string }> {
  const { origin } = await serve({
    '/': '<p>here</p>',
    '/sandboxed': (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': 'sandbox' }).end('<p>here</p>'),
  });
  const { page, session } = await browser.open('');
  await page.goto(origin + path);
  return { world: await enterPageWorld(session), origin };
}

const LIMITS = { items: 200, length: 1_000 };
const KEPT: readonly StoredItem[] = [
  { area: 'local', key: 'consent', value: 'no' },
  { area: 'session', key: 'region', value: 'eu' },
];

it('reads what was put back, and puts it back once for each load', async () => {
  const { world, origin } = await worldOf('/');
  const kept = [{ origin, items: KEPT }];
  await world.run(beginStorage, { load: '1', kept });
  await world.run(beginStorage, { load: '1', kept: [] });
  const { items } = await world.run(readStorage, LIMITS);
  expect(items).toEqual(expect.arrayContaining([...KEPT]));
  await world.run(beginStorage, { load: '2', kept: [{ origin: 'https://other.example', items: KEPT }] });
  expect((await world.run(readStorage, LIMITS)).items.map(({ key }) => key)).toEqual(['querent:load']);
});

it('is bounded, and leaves alone what may keep nothing', async () => {
  const { world, origin } = await worldOf('/');
  const items = Array.from({ length: 5 }, (_, at): StoredItem => ({
    area: 'local',
    key: `k${String(at)}`,
    value: 'v',
  }));
  await world.run(beginStorage, { load: '1', kept: [{ origin, items }] });
  expect((await world.run(readStorage, { ...LIMITS, items: 2 })).items).toHaveLength(2);
  const sandboxed = await worldOf('/sandboxed');
  await sandboxed.world.run(beginStorage, { load: '1', kept: [] });
  expect((await sandboxed.world.run(readStorage, LIMITS)).items).toEqual([]);
});
