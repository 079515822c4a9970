import { exchangeContract } from '../contracts/exchange-contract.js';
import { exchangeFor } from './exchange-fixture.js';
import { redirect, serve, status } from './local-server.js';

exchangeContract('over HTTP', async () => {
  const { origin } = await serve({
    '/page': 'hello',
    '/moved': redirect('/page'),
    '/around': redirect('/around'),
    '/error': status(500),
    '/robots.txt': 'User-agent: *\nDisallow: /secret',
  });
  return { exchange: exchangeFor(origin), origin };
});
