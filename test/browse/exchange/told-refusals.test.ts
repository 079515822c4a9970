import { expect, it } from 'vitest';
import { createExchange } from '../../../src/browse/exchange/create-exchange.js';
import { withToldRefusals } from '../../../src/browse/exchange/told-refusals.js';
import { pageRequest } from '../exchange-fixture.js';
import { serve } from '../local-server.js';

const never = new AbortController().signal;

it('data of pages that robots.txt forbids is told of once, pages themselves are not', async () => {
  const { origin } = await serve({ '/robots.txt': 'User-agent: *\nDisallow: /data' });
  const told: string[] = [];
  const exchange = withToldRefusals(createExchange({ startUrls: [`${origin}/`] }), (text) => told.push(text));
  const ask = async (path: string, purpose: 'page' | 'resource'): Promise<void> => {
    await exchange.admit(pageRequest(`${origin}${path}`, { purpose }), never);
  };
  await ask('/data/page', 'page');
  expect(told).toEqual([]);
  await ask('/data/list?page=1', 'resource');
  await ask('/data/list?page=2', 'resource');
  expect(told).toEqual([expect.stringContaining('such as /data/list: lists')]);
  await exchange.close();
});
