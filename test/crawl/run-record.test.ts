import { expect, it } from 'vitest';

import { runSimulated } from './simulated-run.js';

it('sums up attributes, and keeps secrets out of the record', async () => {
  const { result } = await runSimulated({ entityPages: 'none', cookie: 'session=secret' });
  const { attributes, options, counters } = result.run;
  expect(attributes.map(({ attribute, values }) => [attribute, values])).toEqual([
    ['Colour', 3],
    ['Kind', 3],
  ]);
  expect(JSON.stringify(options)).not.toContain('secret');
  expect(counters.queries).toBe(1 + 3 + 3);
});
