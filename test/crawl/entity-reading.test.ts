import { expect, it } from 'vitest';

import { runSimulated } from './simulated-run.js';

it('tells facts that entity pages show from hidden ones', async () => {
  const { facts, result } = await runSimulated({ entityPages: 'all' });
  const shown = (name: string): ReadonlySet<boolean | null> =>
    new Set(facts.filter(({ attribute }) => attribute === name).map(({ visible }) => visible));
  expect(shown('Kind')).toEqual(new Set([true]));
  expect(shown('Colour')).toEqual(new Set([false]));
  expect(result.run.attributes.find(({ attribute }) => attribute === 'Colour')?.visibleShare).toBe(0);
});
