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
