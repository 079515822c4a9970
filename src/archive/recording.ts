/**
 * A recording opened for replay: an index of what was asked in which order; bodies are read when they are wanted.
 */

import { open } from 'node:fs/promises';

import { UsageError } from '../base/errors.js';
import type { Replayer, Repeated, WireOutcome, WireRequest } from '../model/recording.js';
import { SWITCHED } from '../model/web-socket.js';
import { openHarRecording } from './har-recording.js';
import type { IndexedExchange } from './recording-index.js';
import { createSocketScript, type RecordedTalk } from './socket-script.js';
import type { RecordingSource } from './recording-source.js';
import { redactRequest } from './redact.js';
import { difference, distance, lastingKey, requestKey } from './request-key.js';
import { openWaczRecording } from './wacz-recording.js';
import { openWarcRecording } from './warc-recording.js';

/** Requests that are told as near to one that was not recorded. */
const MOST_NEAREST = 3;

/** Bytes that tell one format from the other. */
const SNIFFED_BYTES = 64;
const ZIP_BEGINNING = 'PK\u0003\u0004';

/** Other tools do not ask for rules; who recorded with them has looked at the pages already (RFC 9309 §2.3.1.3). */
const NO_RULES: WireOutcome = { kind: 'response', status: 404, headers: [], body: Buffer.alloc(0), truncated: null };

/** A recording. */
export interface Recording extends Replayer, Omit<RecordingSource, 'outcome' | 'messages'> {
  /** Only WARC files can be added to. */
  readonly format: RecordingFormat;
}

/** Opens a recording, a WARC, WACZ or HAR file. @throws UsageError if the file is none, or is damaged */
export async function openRecording(path: string): Promise<Recording> {
  const format = await formatOf(path);
  const source = await OPENERS[format](path);
  const { exchanges, startedAt } = source;
  if (exchanges.length === 0) {
    await source.close();
    throw new UsageError('empty-recording', `The recording ${path} holds no answers. Record the crawl again.`);
  }
  const answers = createAnswers(exchanges, startedAt);
  return { ...source, format, answer: (request) => answer(source, answers, redactRequest(request)) };
}

async function answer(source: RecordingSource, answers: Answers, request: WireRequest): Promise<Repeated> {
  const found = answers.next(request);
  if (found !== null) {
    const outcome = await source.outcome(found);
    if (found.status !== SWITCHED) return { kind: 'found', outcome };
    return { kind: 'found', outcome, socket: createSocketScript(await talkOf(source, found)) };
  }
  const isForeign = source.call === null;
  if (isForeign && new URL(request.url).pathname === '/robots.txt') return { kind: 'found', outcome: NO_RULES };
  return { kind: 'missing', nearest: answers.nearest(request) };
}

/** What was said over a socket, and over others of its address. */
async function talkOf(source: RecordingSource, found: IndexedExchange): Promise<RecordedTalk> {
  const key = requestKey(found.request);
  const others = source.exchanges.filter(
    (other) => other !== found && other.status === SWITCHED && requestKey(other.request) === key,
  );
  const [own = [], ...elsewhere] = await Promise.all([found, ...others].map((one) => source.messages(one)));
  return { own, others: elsewhere, startedAt: source.startedAt };
}

/** Formats of recordings that are read. */
export type RecordingFormat = 'warc' | 'wacz' | 'har';

const OPENERS: Readonly<Record<RecordingFormat, (path: string) => Promise<RecordingSource>>> = {
  warc: openWarcRecording,
  wacz: openWaczRecording,
  har: openHarRecording,
};

/** What a file begins as. What cannot be read is told by who reads it. */
async function formatOf(path: string): Promise<RecordingFormat> {
  const handle = await open(path, 'r').catch(() => null);
  if (handle === null) return 'warc';
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    const beginning = buffer.toString('utf8', 0, bytesRead);
    if (beginning.startsWith(ZIP_BEGINNING)) return 'wacz';
    return /^\uFEFF?\s*\{/u.test(beginning) ? 'har' : 'warc';
  } catch {
    // A folder, for one.
    return 'warc';
  } finally {
    await handle.close();
  }
}

interface Answers {
  /** The next answer to a request; the last one again where it is asked more often than it was recorded. */
  next(request: WireRequest): IndexedExchange | null;
  nearest(request: WireRequest): readonly string[];
}

function createAnswers(exchanges: readonly IndexedExchange[], startedAt: number): Answers {
  const now = startedAt;
  const exact = groupBy(exchanges, ({ request }) => requestKey(request));
  const lasting = groupBy(exchanges, ({ request }) => lastingKey(request, now));
  const used = new Set<IndexedExchange>();

  function next(request: WireRequest): IndexedExchange | null {
    const recorded = exact.get(requestKey(request)) ?? lasting.get(lastingKey(request, now)) ?? [];
    const fitting = recorded.filter((exchange) => fits(exchange, request));
    const found = fitting.find((exchange) => !used.has(exchange)) ?? fitting.at(-1) ?? null;
    if (found !== null) used.add(found);
    return found;
  }

  function nearest(request: WireRequest): readonly string[] {
    const seen = new Set<string>();
    return exchanges
      .map((exchange) => ({ exchange, far: distance(request, exchange.request) }))
      .sort((a, b) => a.far - b.far)
      .filter(({ exchange }) => {
        const key = requestKey(exchange.request);
        return !seen.has(key) && seen.add(key);
      })
      .slice(0, MOST_NEAREST)
      .map(({ exchange: { request: near } }) => `${near.method} ${near.url} (differs: ${difference(request, near)})`);
  }

  return { next, nearest };
}

/** A web socket, part of an answer, or that nothing changed, only answers who asked for that. */
function fits({ status, request }: IndexedExchange, { headers }: WireRequest): boolean {
  if (asksForSocket(headers) !== asksForSocket(request.headers)) return false;
  const isConditional = 'if-none-match' in headers || 'if-modified-since' in headers;
  if (status === 304) return isConditional;
  return status !== 206 || 'range' in headers;
}

function asksForSocket(headers: WireRequest['headers']): boolean {
  return 'sec-websocket-version' in headers;
}

function groupBy(
  exchanges: readonly IndexedExchange[],
  keyOf: (exchange: IndexedExchange) => string,
): ReadonlyMap<string, readonly IndexedExchange[]> {
  const groups = new Map<string, IndexedExchange[]>();
  for (const exchange of exchanges) {
    const key = keyOf(exchange);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [exchange]);
    else group.push(exchange);
  }
  return groups;
}
