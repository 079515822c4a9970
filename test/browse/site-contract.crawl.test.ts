import { createExchange } from '../../src/browse/exchange/create-exchange.js';
import { siteContract } from '../contracts/site-contract.js';
import { browserFor } from './browser-fixture.js';
import { serveContractSite } from './contract-site.js';
import { liveSiteFor } from './live-site-fixture.js';
import { tinyView } from './tiny-reader.js';

siteContract('the live web in a browser', async () => {
  const local = await serveContractSite();
  const exchange = createExchange({ startUrls: [local.origin] });
  const browser = browserFor(local.origin, { exchange, readPage: tinyView });
  return { ...local, site: liveSiteFor(local.origin, { exchange, browser, render: 'browser' }).site };
});
