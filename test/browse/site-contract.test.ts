import { siteContract } from '../contracts/site-contract.js';
import { serveContractSite } from './contract-site.js';
import { liveSiteFor } from './live-site-fixture.js';

siteContract('the live web over HTTP', async () => {
  const local = await serveContractSite();
  return { ...local, site: liveSiteFor(local.origin).site };
});
