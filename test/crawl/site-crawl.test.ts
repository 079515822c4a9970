import { expect, it } from 'vitest';

import { runSimulated } from './simulated-run.js';

it('asks only about the attributes that are wanted', async () => {
  const { result } = await runSimulated({ entityPages: 'none', attributes: ['colour'] });
  expect(result.run.attributes.map(({ attribute }) => attribute)).toEqual(['Colour']);
});

it('keeps what it learnt about the site', async () => {
  const { profile } = await runSimulated({ entityPages: 'none' });
  expect(profile).toMatchObject({ version: 1, host: 'simulated.test' });
});

it.each([
  { entityPages: 'none' as const, read: 0 },
  { entityPages: 'all' as const, read: 1 },
])('forecasts the pages that it will read, of entities as well: $entityPages', async ({ entityPages, read }) => {
  const { events, entities } = await runSimulated({ entityPages });
  const forecasts = events.flatMap((event) => (event.kind === 'forecast' ? [event] : []));
  expect(forecasts[0]?.facts).toBeGreaterThan(0);
  expect(forecasts.at(-1)).toMatchObject({ pages: read * entities.length, facts: 0 });
});
