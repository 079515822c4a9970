/**
 * A recording opened for replay: an index of what was asked in which order; bodies are read when they are wanted.
 */

import { UsageError } from '../base/errors.js';
import type { Replayer, Repeated, WireOutcome, WireRequest, WireResponse } from '../model/recording.js';
import { parseMessage, responseOf } from './http-message.js';
import { indexRecording, type IndexedExchange } from './recording-index.js';
import type { RecordedCall } from './recording-format.js';
import { redactRequest } from './redact.js';
import { difference, distance, lastingKey, requestKey } from './request-key.js';
import { openWarcFile, type WarcFile } from './warc-file.js';

/** Requests that are told as near to one that was not recorded. */
const MOST_NEAREST = 3;

/** A recording. */
export interface Recording extends Replayer {
  /** Null if another tool recorded it. */
  readonly call: RecordedCall | null;
  readonly exchanges: readonly IndexedExchange[];
  /** Whether it was ended; else it was cut off. */
  readonly isWhole: boolean;
  close(): Promise<void>;
}

/** Opens a recording. @throws UsageError if the file is none, or is damaged */
export async function openRecording(path: string): Promise<Recording> {
  const file = await openWarcFile(path);
  try {
    const { call, exchanges, arrivals, startedAt, isWhole } = await indexRecording(file);
    if (exchanges.length === 0)
      throw new UsageError('empty-recording', `The recording ${path} holds no answers. Record the crawl again.`);
    const answers = createAnswers(exchanges, startedAt);
    return {
      call,
      exchanges,
      arrivals,
      startedAt,
      isWhole,
      answer: (request) => answer(file, answers, redactRequest(request)),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function answer(file: WarcFile, answers: Answers, request: WireRequest): Promise<Repeated> {
  const found = answers.next(request);
  return found === null
    ? { kind: 'missing', nearest: answers.nearest(request) }
    : { kind: 'found', outcome: await outcomeOf(file, found) };
}

async function outcomeOf(file: WarcFile, { offset, failure, truncated }: IndexedExchange): Promise<WireOutcome> {
  if (failure !== null) return { kind: 'failed', ...failure };
  const parsed = parseMessage((await file.at(offset)).block);
  const response = parsed === null ? null : responseOf(parsed, truncated);
  if (response === null)
    return { kind: 'failed', reason: 'network', message: 'What was recorded is no HTTP response.' };
  return { kind: 'response', ...response } satisfies WireResponse;
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

/** Part of an answer, or that nothing changed, only answers who asked for that. */
function fits({ status }: IndexedExchange, { headers }: WireRequest): boolean {
  const isConditional = 'if-none-match' in headers || 'if-modified-since' in headers;
  if (status === 304) return isConditional;
  return status !== 206 || 'range' in headers;
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
