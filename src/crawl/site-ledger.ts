/**
 * What happens on each of several sites, told of the run: events and notes name their site, forecasts and waiting work are
 * those of all sites together.
 */

import type { CrawlEvent } from '../model/event.js';
import type { Ledger } from './ledger.js';

type Forecast = Extract<CrawlEvent, { readonly kind: 'forecast' }>;

/** What one site is expected to take still. */
interface Outlook {
  forecast: Forecast | null;
  /** Pages since it was made. */
  since: number;
  pending: number;
}

/** The ledgers of the sites of a run, by host. A site that is alone has the run's own. */
export function siteLedgers(run: Ledger, hosts: readonly string[]): (host: string) => Ledger {
  if (hosts.length < 2) return () => run;
  const outlooks = new Map<string, Outlook>();
  return (host) => {
    const own: Outlook = { forecast: null, since: 0, pending: 0 };
    outlooks.set(host, own);
    const emit = (event: CrawlEvent): void => {
      if (event.kind !== 'forecast') return run.emit({ ...event, site: host });
      own.forecast = event;
      own.since = 0;
      run.emit(together([...outlooks.values()]));
    };
    return {
      ...run,
      emit,
      note: (text) => {
        run.note(`${host}: ${text}`);
      },
      page: (page) => {
        own.since += 1;
        return run.page(page);
      },
      pending: (count) => {
        own.pending = count;
        run.pending([...outlooks.values()].reduce((sum, { pending }) => sum + pending, 0));
      },
    };
  };
}

/** What all sites are expected to take: each asks as many pages of the next thousand as the others. */
function together(outlooks: readonly Outlook[]): Forecast {
  const known = outlooks.flatMap(({ forecast, since }) => {
    const left = Math.max(0, (forecast?.pages ?? 0) - since);
    return forecast === null || left === 0 ? [] : [{ ...forecast, left }];
  });
  const thousands = Math.max(0, ...known.map(({ factsPerThousand }) => factsPerThousand.length));
  return {
    kind: 'forecast',
    pages: known.reduce((sum, { left }) => sum + left, 0),
    facts: known.reduce((sum, { facts, pages, left }) => sum + (pages === 0 ? 0 : (facts * left) / pages), 0),
    factsPerThousand: Array.from({ length: thousands }, (_, at) => {
      const next = known.flatMap(({ factsPerThousand }) => factsPerThousand[at] ?? []);
      return next.reduce((sum, facts) => sum + facts, 0) / next.length;
    }),
  };
}
