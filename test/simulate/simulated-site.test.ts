import { describe, expect, it } from 'vitest';
import type { Opening, SiteSession } from '../../src/model/site.js';
import { siteContract } from '../contracts/site-contract.js';
import {
  createSimulatedSite,
  generateCatalogue,
  serveCatalogue,
  simulateCatalogue,
  type AttributeSpec,
} from '../../src/simulate/index.js';

const ATTRIBUTES: readonly AttributeSpec[] = [{ name: 'Kind', values: ['shoe', 'bag'] }];
const newSite = (): ReturnType<typeof createSimulatedSite> =>
  createSimulatedSite(simulateCatalogue(ATTRIBUTES, 50, 1), ATTRIBUTES);
const LIST = { kind: 'url', url: 'http://simulated.test/list?page=1' } as const;

function sessionOf(opening: Opening): SiteSession {
  if (opening.kind !== 'session') throw new Error(`no session but ${opening.kind}`);
  return opening.session;
}

describe('a simulated site', () => {
  it('is read page by page to its end', async () => {
    const session = sessionOf(await newSite().open(LIST));
    const sizes = [session.observe().view.list?.cards.length];
    while ((await session.next()) !== null) sizes.push(session.observe().view.list?.cards.length);
    expect(sizes).toEqual([20, 20, 10]);
  });

  it('answers a page that was had from memory, whatever the order of its arguments', async () => {
    const site = newSite();
    const [one, two] = ['Kind=bag&page=1', 'page=1&Kind=bag'].map((query) => ({
      kind: 'url' as const,
      url: `http://simulated.test/list?${query}`,
    }));
    const [first, again] = [sessionOf(await site.open(one!)).observe(), sessionOf(await site.open(two!)).observe()];
    expect([first.cost.pages, again.cost.pages, site.asked()]).toEqual([1, 0, 1]);
    expect(again.page).toBe(first.page);
  });

  it('has no page elsewhere, and no forms or controls', async () => {
    const site = newSite();
    expect(await site.open({ kind: 'url', url: 'http://simulated.test/none' })).toMatchObject({
      reason: 'not-found',
      status: 404,
    });
    expect(await site.open({ kind: 'url', url: 'nowhere' })).toMatchObject({ reason: 'not-found' });
    expect(await site.open({ kind: 'request', method: 'POST', url: LIST.url, body: null })).toMatchObject({
      kind: 'failed',
    });
    const session = sessionOf(await site.open(site.start));
    const click = { do: 'click', role: 'button', name: 'More', group: null, ordinal: 0, value: null } as const;
    expect(await session.perform(click)).toMatchObject({ kind: 'failed' });
    await session.close();
    expect(site.asked()).toBe(1);
  });
});

siteContract('simulated', async () => ({
  site: newSite(),
  list: LIST,
  listPages: 3,
  missing: { kind: 'url', url: 'http://simulated.test/none' },
  forbidden: null,
}));

const MANY = generateCatalogue({
  size: 5000,
  seed: 1,
  attributes: [{ kind: 'flat', name: 'Kind', values: 40, zipfExponent: 0 }],
});

siteContract('simulated, of a generated catalogue', async () => ({
  site: serveCatalogue(MANY, { sponsored: 1 }),
  list: { kind: 'url', url: 'http://simulated.test/list?Kind=kind+b&page=1' },
  listPages: 7,
  missing: { kind: 'url', url: 'http://simulated.test/item/5000' },
  forbidden: null,
}));

siteContract('simulated, with entities that come and go', async () => ({
  site: serveCatalogue(MANY, { churn: { everyPages: 1, changes: 9 } }),
  list: { kind: 'url', url: 'http://simulated.test/list?Kind=kind+b&page=1' },
  listPages: 7,
  missing: { kind: 'url', url: 'http://simulated.test/none' },
  forbidden: null,
}));

describe('a site that changes', () => {
  const cardsOf = (opening: Opening): readonly string[] =>
    (sessionOf(opening).observe().view.list?.cards ?? []).map(({ name }) => name);

  it('shows a page again as it was, and others as they are by then', async () => {
    const site = serveCatalogue(MANY, { pageSize: 5000, churn: { everyPages: 1, changes: 50 } });
    const all = { kind: 'url', url: 'http://simulated.test/list?page=1' } as const;
    const first = cardsOf(await site.open(all));
    for (let item = 0; item < 100; item += 1)
      await site.open({ kind: 'url', url: `http://simulated.test/item/${item}` });
    expect(cardsOf(await site.open(all))).toEqual(first);
    const later = new Set(
      cardsOf(await site.open({ kind: 'url', url: 'http://simulated.test/list?sort=Newest&page=1' })),
    );
    expect(first.filter((name) => !later.has(name))).toHaveLength(50);
    expect(later.size).toBe(first.length);
  });
});
