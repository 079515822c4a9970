import { describe, expect, it } from 'vitest';
import { ask, exchangeFor, outcome } from './exchange-fixture.js';
import { serve } from './local-server.js';

const PAGE = '<h1>hello</h1>';

describe('what would change something', () => {
  it.each(['/logout', '/item/7/delete', '/cart/add?id=7'])('%s is never asked for', async (path) => {
    const site = await serve({ '*': PAGE });
    expect(await outcome(ask(exchangeFor(site.origin), site.origin + path))).toBe('refused write-guard');
    expect(site.asked).toHaveLength(0);
  });

  it('is not posted unless the policy allows it', async () => {
    const site = await serve({ '*': PAGE });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/search`, { method: 'POST', body: 'q=x' }))).toBe(
      'refused write-guard',
    );
  });
});
