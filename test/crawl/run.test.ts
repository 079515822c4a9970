import { describe, expect, it } from 'vitest';

import type { Site } from '../../src/model/site.js';
import { CATALOGUE, runSimulated } from './simulated-run.js';

const FACTS = CATALOGUE.reduce((sum, { values }) => sum + [...values.values()].flat().length, 0);

describe('a run', () => {
  it('writes every entity and every fact, and says that it has finished', async () => {
    const { result, entities, facts, events } = await runSimulated({ entityPages: 'none' });
    expect(result.exit).toBe('finished');
    expect(entities).toHaveLength(CATALOGUE.length);
    expect(facts).toHaveLength(FACTS);
    expect(events.at(0)?.kind).toBe('started');
    expect(events.at(-1)?.kind).toBe('finished');
  });

  it('tells a site without lists from one that is not there', async () => {
    const silent: Site = {
      open: async () => ({
        kind: 'failed',
        reason: 'network',
        url: 'http://simulated.test/',
        status: null,
        message: 'no answer',
      }),
    };
    const { result } = await runSimulated({}, silent);
    expect(result.exit).toBe('uncrawlable');
    expect(result.run.reason).toContain('no answer');
  });

  it('ends as limited when the site says so, with what it has', async () => {
    const limited: Site = { open: async () => ({ kind: 'stopped', reason: 'max-pages' }) };
    const { result } = await runSimulated({}, limited);
    expect([result.run.status, result.exit]).toEqual(['limited', 'limit']);
  });
});
