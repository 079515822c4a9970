/**
 * A local server with the pages that the site contract asks for.
 */

import type { AccessPath } from '../../src/model/access-path.js';
import { serve } from './local-server.js';

const LIST_PAGES = 3;

export interface ContractSite {
  readonly origin: string;
  readonly list: AccessPath;
  readonly listPages: number;
  readonly missing: AccessPath;
  readonly forbidden: AccessPath;
}

export async function serveContractSite(): Promise<ContractSite> {
  const { origin } = await serve({
    '/list': (request, response) => {
      const page = Number(/page=(\d+)/u.exec(request.url ?? '')?.[1] ?? 1);
      const next = page < LIST_PAGES ? `<a href="/list?page=${String(page + 1)}" rel="next">next</a>` : '';
      const cards = [1, 2].map(
        (at) => `<li><a href="/p/${String(page * 10 + at)}">Thing ${String(page * 10 + at)}</a></li>`,
      );
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<title>List</title><ul>${cards.join('')}</ul>${next}`);
    },
    '/robots.txt': 'User-agent: *\nDisallow: /secret',
  });
  const path = (where: string): AccessPath => ({ kind: 'url', url: origin + where });
  return { origin, list: path('/list'), listPages: LIST_PAGES, missing: path('/missing'), forbidden: path('/secret') };
}
