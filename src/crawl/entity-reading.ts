/**
 * Reading entity pages: each once, through the run's queue, then taking their facts.
 *
 * Facts are taken once all pages are read: only then is it known which displayed label is which facet (design §3:
 * labels merge where values agree on at least 20 entities).
 */

import { createRandom, sample } from '../base/random.js';
import { createLabelAgreement } from '../entities/label-merge.js';
import { pageFacts, visibility } from '../entities/visible.js';
import type { CrawlOptions } from '../model/options.js';
import type { WorkItem, WorkQueue } from '../model/queue.js';
import type { Observation, Site } from '../model/site.js';
import type { Batch, Store } from '../model/store.js';
import type { EntityBook } from './entity-book.js';
import type { FactIndex } from './fact-index.js';
import type { Ledger } from './ledger.js';

/** Entity pages from which visibility is summarised (design §3: at least 30). */
export const SAMPLE_SIZE = 30;
const KIND = 'entity-page';
/** Entities whose facts are written together. */
const BATCH_SIZE = 50;

/** What reading entity pages needs. */
export interface EntityReading {
  readonly site: Site;
  readonly book: EntityBook;
  readonly facts: FactIndex;
  readonly ledger: Ledger;
  readonly queue: WorkQueue;
  readonly store: Store;
  readonly options: CrawlOptions;
  /** The site whose pages they are, where a run has several. @default the run has one */
  readonly ofSite?: string | undefined;
}

interface EntityPage {
  readonly entity: number;
  readonly url: string;
}

/** Reads the pages of all entities (or of a sample), then records what they show. */
export async function readEntityPages(reading: EntityReading): Promise<void> {
  const { book, options, queue } = reading;
  const kind = kindOf(reading);
  const all = book.withPages();
  const chosen = options.entityPages === 'sample' ? sample(all, SAMPLE_SIZE, createRandom(options.seed)) : all;
  await queue.add(
    chosen.map((page): WorkItem => ({
      key: `${KIND} ${page.url}`,
      kind,
      priority: 0,
      payload: JSON.stringify(page),
    })),
  );
  await Promise.all(Array.from({ length: options.concurrency }, () => work(reading)));
  await recordPages(reading, chosen);
}

/** The kind of work that this site may take. */
function kindOf({ ofSite }: EntityReading): string {
  return ofSite === undefined ? KIND : `${KIND} ${ofSite}`;
}

async function work(reading: EntityReading): Promise<void> {
  const { queue, ledger, site, book } = reading;
  for (;;) {
    const [item] = await queue.take(1, [kindOf(reading)]);
    if (item === undefined) return;
    const { entity, url } = JSON.parse(item.payload) as EntityPage;
    const opening = await site.open({ kind: 'url', url }, { purpose: 'entity' });
    if (opening.kind === 'stopped' || opening.kind === 'blocked') {
      await queue.release([item.key]);
      return;
    }
    if (opening.kind === 'session') {
      await book.read(book.representative(entity), opening.session.observe().view);
      await opening.session.close();
    }
    await queue.finish([item.key], opening.kind === 'session' ? 'done' : 'failed');
    ledger.pending((await queue.size()).pending);
  }
}

/** Takes the facts of all pages that were read. They are remembered, so nothing is fetched. */
async function recordPages(reading: EntityReading, chosen: readonly EntityPage[]): Promise<void> {
  const agreement = createLabelAgreement();
  const { book, facts, store } = reading;
  for await (const { entity, observation } of remembered(reading, chosen)) {
    await book.read(entity, observation.view);
    agreement.add(observation.view, facts.of(entity));
  }
  const labels = agreement.merged();
  let batch: Batch[] = [];
  for await (const { entity, observation } of remembered(reading, chosen)) {
    const known = facts.of(entity);
    const shown = pageFacts({ entity, view: observation.view, at: observation.at, labels, known });
    batch.push({ facts: shown, visibility: visibility(observation.view, known).map((seen) => ({ entity, ...seen })) });
    if (batch.length >= BATCH_SIZE) await store.commit(joined(batch.splice(0)));
  }
  await store.commit(joined(batch));
  batch = [];
}

async function* remembered(
  { site, book }: EntityReading,
  chosen: readonly EntityPage[],
): AsyncGenerator<{ readonly entity: number; readonly observation: Observation }> {
  for (const { entity, url } of chosen) {
    const opening = await site.open({ kind: 'url', url }, { purpose: 'entity', remembered: true });
    if (opening.kind !== 'session') continue;
    yield { entity: book.representative(entity), observation: opening.session.observe() };
    await opening.session.close();
  }
}

function joined(batches: readonly Batch[]): Batch {
  return {
    facts: batches.flatMap(({ facts }) => facts ?? []),
    visibility: batches.flatMap(({ visibility: seen }) => seen ?? []),
  };
}
