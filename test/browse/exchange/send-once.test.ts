import { describe, expect, it } from 'vitest';
import { ask, exchangeFor } from '../exchange-fixture.js';
import { serve } from '../local-server.js';

describe('a request as it is sent', () => {
  it('may say what it accepts, but not who asks', async () => {
    const site = await serve({ '*': 'x' });
    await ask(exchangeFor(site.origin), `${site.origin}/`, {
      headers: { accept: 'application/json', 'user-agent': 'Browser', 'accept-language': 'de' },
    });
    expect(site.asked.at(-1)?.headers).toMatchObject({ accept: 'application/json', 'accept-language': 'de' });
    expect(site.asked.at(-1)?.headers['user-agent']).toMatch(/^Querent/u);
  });

  it('waits for its turn', async () => {
    let atOnce = 0;
    let most = 0;
    const site = await serve({
      '*': (_request, response) => {
        most = Math.max(most, (atOnce += 1));
        setTimeout(() => {
          atOnce -= 1;
          response.end();
        }, 5);
      },
    });
    const exchange = exchangeFor(site.origin, { concurrency: 2, ignoreRobots: true });
    await Promise.all(Array.from({ length: 8 }, (_, at) => ask(exchange, `${site.origin}/${String(at)}`)));
    expect(most).toBe(2);
  });
});
