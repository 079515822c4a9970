import { expect, it } from 'vitest';
import { resolveSimulatedSiteOptions } from '../../src/simulate/site-options.js';

it('what is not given is as usual', () => {
  expect(resolveSimulatedSiteOptions({ pageSize: 5 })).toMatchObject({
    pageSize: 5,
    counts: true,
    across: 'all',
    cap: null,
  });
});
