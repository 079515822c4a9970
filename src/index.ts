/**
 * Querent as a library: what the command line does, this does.
 */

import { UsageError } from './base/errors.js';
import type { Run } from './crawl/run.js';
import type { CrawlOptions } from './model/options.js';
import { readStartUrl } from './model/start-url.js';
import { startWiredCrawl } from './cli/wire.js';

export {
  BlockedError,
  EnvironmentError,
  QuerentError,
  UncrawlableError,
  UnrecordedError,
  UsageError,
} from './base/errors.js';
export type { ExitReason } from './base/errors.js';
export type { Run, RunResult } from './crawl/run.js';
export type { AccessPath, Step } from './model/access-path.js';
export type { EntityRecord, Evidence, FactRecord, ObservationRecord } from './model/entity.js';
export type { CrawlEvent, Phase } from './model/event.js';
export type { CrawlOptions, Strategy } from './model/options.js';
export type { Predicate, QueryRecord } from './model/query.js';
export type { AttributeSummary, RunCounters, RunRecord, RunStatus } from './model/run.js';

/**
 * Crawls a site, or several into one run folder. Answers when the crawl is under way: read `run.events`, or await
 * `run.done`. Throws a {@link UsageError} for an address or an option that cannot be, or a folder that is taken.
 *
 * @example
 * const run = await crawl('https://shop.example/', { maxPages: 500 });
 * for await (const event of run.events) console.log(event.kind);
 * for await (const entity of run.entities()) console.log(entity.name, entity.attributes);
 */
export async function crawl(urls: string | readonly string[], options: Partial<CrawlOptions> = {}): Promise<Run> {
  const startUrls = (typeof urls === 'string' ? [urls] : urls).map(readStartUrl);
  if (startUrls.length === 0 && options.resume == null) {
    throw new UsageError('no-url', 'No start address was given. Give one, or options.resume to go on with a run.');
  }
  return startWiredCrawl([...new Set(startUrls)], options);
}
