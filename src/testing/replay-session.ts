/**
 * A recorded session in a test: a fetcher, a browser context and a crawl that see only the recording.
 */

import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openRecording, type Recording } from '../archive/recording.js';
import { UncrawlableError, UsageError, type UnrecordedError } from '../base/errors.js';
import { createHttpClient } from '../browse/exchange/http-client.js';
import { openReplayedContext, type ReplayedContext } from '../browse/wire/replayed-context.js';
import { createReplayingWire, type Wire } from '../browse/wire/wire.js';
import { createWireFetch, type WireFetch } from '../browse/wire/wire-fetch.js';
import { startWiredCrawl, type WiredExtras } from '../cli/wire.js';
import type { EntityRecord, FactRecord } from '../model/entity.js';
import type { CrawlOptions } from '../model/options.js';
import type { RunRecord } from '../model/run.js';

/** Set to 1, it makes sessions record anew before they replay. */
export const RECORD_VARIABLE = 'QUERENT_RECORD';

/** What a crawl of a session found. */
export interface CrawledSession {
  readonly run: RunRecord;
  readonly entities: readonly EntityRecord[];
  readonly facts: readonly FactRecord[];
}

/** How a session is replayed, and recorded again. */
export interface ReplaySessionOptions {
  /** What to crawl when it is recorded. @default what the recording says */
  readonly url?: string;
  /** Options of the crawl when it is recorded. @default what the recording says */
  readonly options?: Partial<CrawlOptions>;
  /** Whether to record before replaying. @default whether the environment says `QUERENT_RECORD=1` */
  readonly record?: boolean;
}

/** A session. Closed at the end of its block with `await using`, or by `close`. */
export interface ReplaySession extends AsyncDisposable {
  /** Asks the recording; rejects with an `UnrecordedError` for what it does not hold. */
  readonly fetch: WireFetch;
  /** A Playwright browser context that sees only the recording; the same one each time. */
  context(): Promise<ReplayedContext['context']>;
  /** The recorded crawl again, with further options. @throws UnrecordedError if it asks for something else */
  crawl(options?: Partial<CrawlOptions>): Promise<CrawledSession>;
  close(): Promise<void>;
}

/** Opens a recording for a test. @throws UsageError if there is none that can be read */
export async function replaySession(file: string | URL, options: ReplaySessionOptions = {}): Promise<ReplaySession> {
  const path = file instanceof URL ? fileURLToPath(file) : file;
  const { record = process.env[RECORD_VARIABLE] === '1' } = options;
  if (record) await recordAgain(path, options);
  else if (!existsSync(path))
    throw new UsageError(
      'bad-recording',
      `There is no recording ${path}. Run the test once with ${RECORD_VARIABLE}=1, and a url, to make it.`,
    );
  return new Session(path, await openRecording(path));
}

class Session implements ReplaySession {
  readonly #path: string;
  readonly #recording: Recording;
  readonly #folders: string[] = [];
  readonly #wire: Wire;
  #context: Promise<ReplayedContext> | null = null;
  readonly fetch: WireFetch;

  constructor(path: string, recording: Recording) {
    this.#path = path;
    this.#recording = recording;
    // Whoever asks gets the error; nobody else is to be told.
    const missed = (_error: UnrecordedError): void => undefined;
    this.#wire = createReplayingWire({ replayer: recording, onMiss: 'fail', recorder: null, missed, now: Date.now() });
    this.fetch = createWireFetch(this.#wire.wrap(createHttpClient({ mayConnect: () => false, proxy: null })));
  }

  async context(): Promise<ReplayedContext['context']> {
    this.#context ??= openReplayedContext({ wire: this.#wire, startUrls: this.#startUrls() });
    return (await this.#context).context;
  }

  async crawl(options: Partial<CrawlOptions> = {}): Promise<CrawledSession> {
    const folder = await mkdtemp(join(tmpdir(), 'querent-replay-'));
    this.#folders.push(folder);
    const call = { ...this.#recording.call?.options, ...options };
    return crawled(this.#startUrls(), { ...call, replay: this.#path, outputDir: join(folder, 'run') });
  }

  async close(): Promise<void> {
    if (this.#context !== null) await (await this.#context).close();
    this.#context = null;
    await this.#recording.close();
    for (const folder of this.#folders.splice(0)) await rm(folder, { recursive: true, force: true });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  /** What was crawled; of a recording of another tool, what it begins with. */
  #startUrls(): readonly string[] {
    const [first] = this.#recording.exchanges;
    return this.#recording.call?.startUrls ?? (first === undefined ? [] : [first.request.url]);
  }
}

async function crawled(
  startUrls: readonly string[],
  options: Partial<CrawlOptions>,
  extras: WiredExtras = {},
): Promise<CrawledSession> {
  const run = await startWiredCrawl(startUrls, options, extras);
  const { run: record } = await run.done;
  return { run: record, entities: await all(run.entities()), facts: await all(run.facts()) };
}

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const taken: Item[] = [];
  for await (const item of items) taken.push(item);
  return taken;
}

/** Records beside the old recording, which stays until the new one is whole. */
async function recordAgain(path: string, { url, options }: ReplaySessionOptions): Promise<void> {
  const before = await madeOf(path);
  const { call } = before;
  const startUrls = url === undefined ? (call?.startUrls ?? []) : [url];
  if (startUrls.length === 0)
    throw new UsageError('no-url', `To record ${path}, say what to crawl: replaySession(file, { url }).`);
  const folder = await mkdtemp(join(tmpdir(), 'querent-record-'));
  const record = `${path}.new`;
  await rm(record, { force: true });
  try {
    const asked = { ...(options ?? call?.options), record, outputDir: join(folder, 'run') };
    const { run } = await crawled(startUrls, asked, options === undefined ? { keywords: before.keywords } : {});
    if (run.status === 'failed' || run.status === 'blocked') throw notRecorded(startUrls, run);
    await rename(record, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(record, { force: true });
  }
}

/** What the recording that is there was made of. */
async function madeOf(path: string): Promise<Pick<Recording, 'call' | 'keywords'>> {
  if (!existsSync(path)) return { call: null, keywords: new Map() };
  const recording = await openRecording(path);
  await recording.close();
  return recording;
}

function notRecorded(startUrls: readonly string[], { reason, status }: RunRecord): UncrawlableError {
  const message = `${startUrls.join(', ')} could not be recorded: ${reason ?? status}`;
  return new UncrawlableError('not-recorded', message);
}
