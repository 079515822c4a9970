/**
 * One crawl from start to end: open the run, explore each start address, read entity pages, write the folder.
 */

import type { ExitReason } from '../base/errors.js';
import { createEntityNumbers } from '../entities/entity-numbers.js';
import type { EntityRecord, FactRecord } from '../model/entity.js';
import type { CrawlEvent } from '../model/event.js';
import type { CrawlOptions } from '../model/options.js';
import type { RunRecord } from '../model/run.js';
import { createEnding, type RunEnding } from './ending.js';
import { createEventChannel, type EventChannel } from './event-channel.js';
import { crawlSite } from './site-crawl.js';
import { lanesOf, workLanes } from './site-lanes.js';
import { siteLedgers } from './site-ledger.js';
import { createLedger, type Ledger } from './ledger.js';
import { brokenOutcome, NOTHING_FOUND, stoppedOutcome } from './outcome.js';
import { runRecord, type RunToRecord } from './run-record.js';
import type { CrawlWiring, OpenedRun } from './wiring.js';

/** How a run ended. */
export interface RunResult {
  readonly run: RunRecord;
  readonly exit: ExitReason;
}

/** A crawl under way. */
export interface Run {
  /** The run folder. */
  readonly folder: string;
  /** What happens; ends with a `finished` event. For one reader. */
  readonly events: AsyncIterable<CrawlEvent>;
  /**
   * Settles when the folder is written and everything is closed. Rejects on errors of this machine or of Querent itself,
   * and where a recording lacks something; the folder then holds what was found until there, if it can be written.
   */
  readonly done: Promise<RunResult>;
  /** Entities as written in the folder, once the run is done. */
  entities(): AsyncIterable<EntityRecord>;
  facts(): AsyncIterable<FactRecord>;
  /** Finishes the pages in flight, saves and ends. */
  stop(): void;
}

/** What reading a written folder takes. */
export interface FolderReader {
  entities(folder: string): AsyncIterable<EntityRecord>;
  facts(folder: string): AsyncIterable<FactRecord>;
}

/** Starts a crawl. Throws a UsageError if the run folder cannot be used. */
export async function startCrawl(
  startUrls: readonly string[],
  options: CrawlOptions,
  wiring: CrawlWiring & { readonly reader: FolderReader },
): Promise<Run> {
  const opened = await wiring.openRun(startUrls, options);
  const channel = createEventChannel<CrawlEvent>();
  const ending = createEnding();
  const done = carryOut({ startUrls, options, wiring, opened, channel, ending });
  // Who only reads events must not crash the process; who awaits `done` still gets the error.
  done.catch(() => undefined);
  return {
    folder: opened.folder,
    events: channel.events,
    done,
    stop: () => {
      ending.end(stoppedOutcome('signal'));
    },
    async *entities() {
      await done;
      yield* wiring.reader.entities(opened.folder);
    },
    async *facts() {
      await done;
      yield* wiring.reader.facts(opened.folder);
    },
  };
}

interface Undertaking {
  readonly startUrls: readonly string[];
  readonly options: CrawlOptions;
  readonly wiring: CrawlWiring;
  readonly opened: OpenedRun;
  readonly channel: EventChannel<CrawlEvent>;
  readonly ending: RunEnding;
}

async function carryOut(undertaking: Undertaking): Promise<RunResult> {
  const { startUrls, opened, channel, ending, wiring } = undertaking;
  const startedAt = wiring.clock();
  const ledger = createLedger(opened.store, (event) => channel.push(event));
  try {
    channel.push({ kind: 'started', folder: opened.folder, startUrls, resumed: opened.resumed });
    if (opened.resumed) await ledger.tellTotals();
    const found = await crawlSites(undertaking, ledger);
    if (!found) ending.end(NOTHING_FOUND);
    channel.push({ kind: 'phase', phase: 'finishing', detail: 'writing the run folder' });
    const run = await runRecord({ ...undertaking, startedAt, ledger, outcome: ending.outcome() });
    await opened.store.writeRunFolder(run);
    channel.push({ kind: 'finished', run });
    return { run, exit: ending.outcome().exit };
  } catch (error) {
    // What broke the run says more than that its folder could not be written after that.
    await leaveFound({ ...undertaking, startedAt, ledger, outcome: brokenOutcome(error) }).catch(() => undefined);
    throw error;
  } finally {
    channel.end();
    await opened.close();
  }
}

/** What was found before something broke, written as at every other stop. */
async function leaveFound(broken: RunToRecord & Pick<Undertaking, 'channel'>): Promise<void> {
  const run = await runRecord(broken);
  await broken.opened.store.writeRunFolder(run);
  broken.channel.push({ kind: 'finished', run });
}

/** Crawls the sites of all start addresses, some at a time; false if none of them had a list and nothing else explains it. */
async function crawlSites(undertaking: Undertaking, ledger: Ledger): Promise<boolean> {
  const { startUrls, options, opened, ending } = undertaking;
  const numbers = createEntityNumbers(await opened.store.nextEntity());
  const lanes = lanesOf(startUrls);
  const hosts = lanes.map(({ host }) => host);
  const ledgers = siteLedgers(ledger, hosts);
  const before = (await opened.store.counters())['pagesFetched'] ?? 0;
  let found = false;
  const limits = {
    atOnce: options.sitesAtOnce,
    // The limit counts pages of earlier parts of the run.
    pages: options.maxPages === null ? null : options.maxPages - before,
    signal: ending.signal,
    onFailure: (error: unknown) => ending.end(brokenOutcome(error)),
  };
  await workLanes(lanes, limits, async (lane, share) => {
    const isAlone = lanes.length === 1;
    const own = {
      ...{ ...undertaking, hosts, numbers, share },
      ledger: ledgers(lane.host),
      ending: isAlone ? ending : ending.ofSite(lane.host),
    };
    for (const startUrl of lane.startUrls)
      if (!own.ending.signal.aborted) found = (await crawlSite({ ...own, startUrl })) || found;
    // What ended a site explains why nothing was found there.
    found ||= own.ending.signal.aborted;
  });
  return found;
}
