/**
 * What a recording holds, without the bodies: every exchange in the order of its request, every arrival.
 */

import { z } from 'zod';

import { parseHttpUrl } from '../base/url.js';
import type { KeywordQuery } from '../model/keyword.js';
import type { Arrival, WireFailure, WireRequest, WireResponse } from '../model/recording.js';
import { parseMessage } from './http-message.js';
import { CALL_LINE, PLACE_FIELD, TELLS_FIELD, type RecordedCall, type RecordedKeywords } from './recording-format.js';
import type { FiledRecord, WarcFile } from './warc-file.js';

/** An exchange, its answer's body left in the file. */
export interface IndexedExchange {
  readonly place: number;
  readonly request: WireRequest;
  /** Where the response stands in the file; of no use after a failure. */
  readonly offset: number;
  /** Null after a failure. */
  readonly status: number | null;
  readonly failure: { readonly reason: WireFailure; readonly message: string } | null;
  readonly truncated: WireResponse['truncated'];
}

/** The index of a file. */
export interface RecordingIndex {
  readonly call: RecordedCall | null;
  readonly exchanges: readonly IndexedExchange[];
  readonly arrivals: readonly Arrival[];
  /** By start address; only where they came from files. */
  readonly keywords: ReadonlyMap<string, readonly KeywordQuery[]>;
  /** Where in the file stands what was said over web sockets, by the place of the request that opened them. */
  readonly sockets: ReadonlyMap<number, readonly number[]>;
  /** What was known of sites before the crawl, as it stands in the file. */
  readonly profiles: readonly unknown[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly isWhole: boolean;
}

/** Profiles of a file beyond which they are not looked at. */
const MOST_PROFILES = 1_000;

const callSchema: z.ZodType<RecordedCall> = z.object({
  startUrls: z.array(z.string()),
  options: z.record(z.string(), z.unknown()),
});
const arrivalSchema: z.ZodType<Arrival> = z.object({ name: z.string(), at: z.iso.datetime() });
const keywordsSchema: z.ZodType<RecordedKeywords> = z.object({
  startUrl: z.string(),
  queries: z.array(
    z.object({
      text: z.string(),
      source: z.enum(['given', 'list', 'log', 'cleaned', 'knowledge-base', 'site']),
      score: z.number(),
      why: z.string(),
      type: z.string().exactOptional(),
    }),
  ),
});
const failureSchema: z.ZodType<{ reason: WireFailure; message: string }> = z.object({
  reason: z.enum(['network', 'timeout', 'private-address', 'given-up']),
  message: z.string(),
});

/** Reads a whole file. Records that are not understood are read over. @throws UsageError where the file is damaged */
export async function indexRecording(file: WarcFile): Promise<RecordingIndex> {
  const index = new Index();
  for await (const record of file.records()) index.add(record);
  return index.read();
}

interface Answer {
  readonly record: FiledRecord;
  /** Its place in the file, which stands for the order of requests where another tool recorded. */
  readonly ordinal: number;
  readonly status: number | null;
  readonly failure: IndexedExchange['failure'];
}

class Index {
  readonly #requests = new Map<string, WireRequest>();
  readonly #answers: Answer[] = [];
  readonly #arrivals: Arrival[] = [];
  readonly #keywords = new Map<string, readonly KeywordQuery[]>();
  readonly #profiles: unknown[] = [];
  readonly #sockets = new Map<number, number[]>();
  #call: RecordedCall | null = null;
  #startedAt: number | null = null;
  #isWhole = false;
  #ordinal = 0;

  add(record: FiledRecord): void {
    const { fields, block } = record;
    this.#ordinal += 1;
    const date = Date.parse(fields.get('warc-date') ?? '');
    if (this.#startedAt === null && !Number.isNaN(date)) this.#startedAt = date;
    switch (fields.get('warc-type')) {
      case 'warcinfo':
        this.#call ??= callOf(block);
        return;
      case 'request':
        this.#addRequest(record);
        return;
      case 'response':
        if (/^application\/http/iu.test(fields.get('content-type') ?? '')) this.#addResponse(record);
        return;
      case 'metadata':
        this.#addTelling(record);
        return;
      default:
    }
  }

  #addRequest({ fields, block }: FiledRecord): void {
    const parsed = parseMessage(block);
    const url = targetOf(fields);
    if (parsed === null || url === null) return;
    const headers = Object.fromEntries(parsed.headers.map(([name, value]) => [name.toLowerCase(), value]));
    const body = parsed.body.length === 0 ? null : Buffer.from(parsed.body);
    const request: WireRequest = { method: parsed.first[0].toUpperCase(), url, headers, body };
    for (const id of [fields.get('warc-record-id'), fields.get('warc-concurrent-to')])
      if (id !== undefined) this.#requests.set(id, request);
  }

  #addResponse(record: FiledRecord): void {
    const parsed = parseMessage(record.block);
    const status = Number(parsed?.first[1]);
    if (parsed === null || !Number.isInteger(status)) return;
    this.#answers.push({ record: headOf(record), ordinal: this.#ordinal, status, failure: null });
  }

  #addTelling(record: FiledRecord): void {
    switch (record.fields.get(TELLS_FIELD.toLowerCase())) {
      case 'arrival': {
        const arrival = arrivalSchema.safeParse(jsonOf(record.block));
        if (arrival.success) this.#arrivals.push(arrival.data);
        return;
      }
      case 'failure': {
        const failure = failureSchema.safeParse(jsonOf(record.block));
        if (failure.success)
          this.#answers.push({ record: headOf(record), ordinal: this.#ordinal, status: null, failure: failure.data });
        return;
      }
      case 'keywords': {
        const keywords = keywordsSchema.safeParse(jsonOf(record.block));
        if (keywords.success) this.#keywords.set(keywords.data.startUrl, keywords.data.queries);
        return;
      }
      case 'profile':
        if (this.#profiles.length < MOST_PROFILES) this.#profiles.push(jsonOf(record.block));
        return;
      case 'socket':
        this.#addSaying(record);
        return;
      case 'end':
        this.#isWhole = true;
        return;
      default:
    }
  }

  #addSaying({ fields, offset }: FiledRecord): void {
    const place = placeOf(fields);
    if (place === null) return;
    const offsets = this.#sockets.get(place) ?? [];
    this.#sockets.set(place, offsets);
    offsets.push(offset);
  }

  read(): RecordingIndex {
    const exchanges = this.#answers.map((answer) => this.#exchangeOf(answer)).filter((exchange) => exchange !== null);
    return {
      call: this.#call,
      exchanges: exchanges.sort((a, b) => a.place - b.place),
      arrivals: this.#arrivals,
      keywords: this.#keywords,
      profiles: this.#profiles,
      sockets: this.#sockets,
      startedAt: this.#startedAt ?? 0,
      isWhole: this.#isWhole,
    };
  }

  #exchangeOf({ record: { fields, offset }, ordinal, status, failure }: Answer): IndexedExchange | null {
    const url = targetOf(fields);
    if (url === null) return null;
    const ids = [fields.get('warc-concurrent-to'), fields.get('warc-record-id')];
    const request = ids.map((id) => this.#requests.get(id ?? '')).find((one) => one !== undefined);
    const truncated = fields.get('warc-truncated');
    return {
      place: placeOf(fields) ?? ordinal,
      request: request ?? { method: 'GET', url, headers: {}, body: null },
      offset,
      status,
      failure,
      truncated: truncated === undefined ? null : truncated === 'length' ? 'length' : 'disconnect',
    };
  }
}

/** A record whose block may be forgotten. */
function headOf(record: FiledRecord): FiledRecord {
  return { ...record, block: Buffer.alloc(0) };
}

/** The place of a request in the order of requests; null where another tool recorded. */
function placeOf(fields: ReadonlyMap<string, string>): number | null {
  const place = fields.get(PLACE_FIELD.toLowerCase()) ?? '';
  return /^\d{1,12}$/u.test(place) ? Number(place) : null;
}

function targetOf(fields: ReadonlyMap<string, string>): string | null {
  return parseHttpUrl((fields.get('warc-target-uri') ?? '').replace(/^<|>$/gu, ''))?.href ?? null;
}

function callOf(block: Buffer): RecordedCall | null {
  const line = block
    .toString('utf8')
    .split(/\r?\n/u)
    .find((one) => one.startsWith(`${CALL_LINE}:`));
  const call = line === undefined ? null : callSchema.safeParse(jsonOf(Buffer.from(line.slice(CALL_LINE.length + 1))));
  return call?.success === true ? call.data : null;
}

/** What a block of JSON holds; null if it is none. */
export function jsonOf(block: Buffer): unknown {
  try {
    return JSON.parse(block.toString('utf8'));
  } catch {
    // What is not JSON matches no schema.
    return null;
  }
}
