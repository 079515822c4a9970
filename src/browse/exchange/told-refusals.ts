/**
 * Tells once that robots.txt forbids what pages ask for themselves: a list that is drawn from it stays empty, and nothing else
 * would say why.
 */

import type { Exchange } from '../../model/exchange.js';

/** The exchange; the first request of a page for data that robots.txt refuses is told of. */
export function withToldRefusals(exchange: Exchange, tell: ((text: string) => void) | undefined): Exchange {
  if (tell === undefined) return exchange;
  const state = { isTold: false };
  return {
    ...exchange,
    async admit(request, signal) {
      const admission = await exchange.admit(request, signal);
      const isForbidden = admission.kind === 'refused' && admission.reason === 'robots';
      if (isForbidden && request.purpose === 'resource' && !state.isTold) {
        state.isTold = true;
        tell(
          `robots.txt forbids data that pages ask for, such as ${new URL(request.url).pathname}: lists drawn from it are missing; ask the site, or see --ignore-robots`,
        );
      }
      return admission;
    },
  };
}
