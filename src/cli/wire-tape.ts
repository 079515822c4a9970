/**
 * Recording and replay of a crawl, with everything real: the file and the layers that write to it or answer out of it.
 */

import { extname } from 'node:path';

import { openRecording, type Recording } from '../archive/recording.js';
import type { RecordedCall } from '../archive/recording-format.js';
import { createRecordingWriter, type RecordingWriter } from '../archive/recording-writer.js';
import { UsageError, type UnrecordedError } from '../base/errors.js';
import { createArrivalLog, createArrivalOrder, type ArrivalTurns } from '../browse/wire/arrival-order.js';
import { resolveUserAgent } from '../browse/exchange/user-agent.js';
import { createRecordingWire, createReplayingWire, type Wire } from '../browse/wire/wire.js';
import type { KeywordRequest } from '../crawl/wiring.js';
import { aroundSite } from '../model/around-site.js';
import type { KeywordQuery } from '../model/keyword.js';
import type { CrawlOptions } from '../model/options.js';
import type { Refusal, Site } from '../model/site.js';
import type { SiteProfile } from '../model/store.js';
import { profileFrom } from '../store/profile.js';

/** A recording in use. */
export interface Tape {
  readonly wire: Wire;
  readonly turns: ArrivalTurns;
  /** The keyword queries of a start address: those of the recording, or those gathered now, which it keeps. */
  keywords(request: KeywordRequest, gather: () => Promise<readonly KeywordQuery[]>): Promise<readonly KeywordQuery[]>;
  /** What was known of sites before: as recorded, or as it is given now, which the recording keeps. */
  profiles(given: readonly SiteProfile[]): readonly SiteProfile[];
  /** Throws if something that was asked for was not recorded, or could not be. */
  check(): void;
  close(): Promise<void>;
}

/** How a crawl is begun. */
export interface TapeUse {
  /** The options that were given. */
  readonly given: Partial<CrawlOptions>;
  readonly resumed: boolean;
}

/** Options that name files with keyword queries. What was made of them is recorded instead. */
const KEYWORD_FILES = ['queries', 'queryLog', 'knowledgeBase'] as const satisfies readonly (keyof CrawlOptions)[];

/** Endings of formats that a recording can be packed into, but that none is written as. */
const PACKED: readonly string[] = ['.wacz', '.har', '.zip'];

/** Options that say nothing about the crawl: places on this machine, secrets, and how it is recorded. */
const NOT_RECORDED: ReadonlySet<string> = new Set<keyof CrawlOptions>([
  'outputDir',
  'resume',
  'profile',
  'cookie',
  'proxy',
  'browserPath',
  ...KEYWORD_FILES,
  'record',
  'replay',
  'onMiss',
]);

/** The recording that the options ask for; null if they ask for none. @throws UsageError if it cannot be read or written */
export async function openTape(
  startUrls: readonly string[],
  options: CrawlOptions,
  { given, resumed }: TapeUse,
): Promise<Tape | null> {
  const call: RecordedCall = {
    startUrls,
    options: Object.fromEntries(Object.entries(given).filter(([name]) => !NOT_RECORDED.has(name))),
  };
  if (options.record !== null) return recordingTape(await writerFor(options.record, call, resumed));
  return options.replay === null ? null : replayingTape(options.replay, options.onMiss, call);
}

async function writerFor(file: string, call: RecordedCall, append: boolean): Promise<RecordingWriter> {
  if (PACKED.includes(extname(file).toLowerCase()))
    throw new UsageError(
      'cannot-write',
      `A recording is written as WARC: name a file such as shop.warc.gz, not ${file}. querent record --pack makes WACZ and HAR of it.`,
    );
  return createRecordingWriter(file, { call, append, software: resolveUserAgent(null), now: Date.now });
}

function recordingTape(writer: RecordingWriter): Tape {
  return {
    wire: createRecordingWire(writer),
    turns: createArrivalLog(writer, Date.now),
    keywords: (request, gather) => keptKeywords(writer, request, gather),
    profiles: (given) => {
      for (const profile of given) writer.profile(profile);
      return given;
    },
    check: () => {
      writer.check();
    },
    close: () => writer.close(),
  };
}

/** Gathers, and keeps what came from files. */
async function keptKeywords(
  writer: RecordingWriter,
  { startUrl, options }: KeywordRequest,
  gather: () => Promise<readonly KeywordQuery[]>,
): Promise<readonly KeywordQuery[]> {
  const queries = await gather();
  if (queries.some(({ source }) => source !== 'given') || namesFiles(options)) writer.keywords({ startUrl, queries });
  return queries;
}

/** Whether a replay is given keywords of its own. */
function asksOtherwise({ options }: KeywordRequest, recorded: RecordedCall | null): boolean {
  const before = JSON.stringify(recorded?.options['keyword'] ?? []);
  return namesFiles(options) || (options.keyword.length > 0 && JSON.stringify(options.keyword) !== before);
}

function namesFiles({ queries, queryLog, knowledgeBase }: CrawlOptions): boolean {
  return queries !== null || queryLog !== null || knowledgeBase.length > 0;
}

/** Adds to a recording that is open. @throws UsageError if nothing can be added to a file of its format */
async function addingWriter(file: string, call: RecordedCall, recording: Recording): Promise<RecordingWriter> {
  try {
    if (recording.format === 'warc') return await writerFor(file, call, true);
    throw new UsageError(
      'bad-recording',
      `Nothing can be added to ${file}: --on-miss record needs a WARC file, such as the one it was packed from.`,
    );
  } catch (error) {
    await recording.close();
    throw error;
  }
}

async function replayingTape(file: string, onMiss: CrawlOptions['onMiss'], call: RecordedCall): Promise<Tape> {
  const recording = await openRecording(file);
  const writer = onMiss === 'record' ? await addingWriter(file, call, recording) : null;
  const misses: UnrecordedError[] = [];
  const missed = (error: UnrecordedError): void => {
    misses.push(error);
  };
  return {
    wire: createReplayingWire({ replayer: recording, onMiss, recorder: writer, missed, now: Date.now() }),
    turns: createArrivalOrder(recording),
    async keywords(request, gather) {
      const recorded = recording.keywords.get(request.startUrl);
      if (recorded !== undefined && !asksOtherwise(request, recording.call))
        return recorded.slice(0, request.options.maxKeywords);
      return writer === null ? gather() : keptKeywords(writer, request, gather);
    },
    profiles: (given) => (given.length > 0 ? given : recording.profiles.flatMap((data) => profileFrom(data) ?? [])),
    check() {
      const [first] = misses;
      if (first !== undefined) throw first;
      writer?.check();
    },
    async close() {
      await writer?.close();
      await recording.close();
    },
  };
}

/** What was asked for when a recording was made; null if it does not say. @throws UsageError if it cannot be read */
export async function recordedCall(file: string): Promise<RecordedCall | null> {
  const recording = await openRecording(file);
  await recording.close();
  return recording.call;
}

/**
 * A site that answers `stopped` once something was missing, so that what is known by then is kept as at every other stop.
 * Whoever closes the site checks the tape and tells.
 */
export function checkedSite(site: Site, tape: Pick<Tape, 'check'>): Site {
  return aroundSite(site, async (question) => {
    const answer = await question();
    return isBroken(tape) ? STOPPED : answer;
  });
}

const STOPPED: Refusal = { kind: 'stopped', reason: 'signal' };

function isBroken(tape: Pick<Tape, 'check'>): boolean {
  try {
    tape.check();
    return false;
  } catch {
    // What it is, is thrown where the site is closed.
    return true;
  }
}
