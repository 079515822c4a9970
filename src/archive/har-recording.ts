/**
 * HAR 1.2 files, as browsers' developer tools save them, read as recordings.
 */

import { readFile, stat } from 'node:fs/promises';

import { z } from 'zod';

import { UsageError } from '../base/errors.js';
import { parseHttpUrl } from '../base/url.js';
import type { WireOutcome, WireRequest } from '../model/recording.js';
import type { IndexedExchange } from './recording-index.js';
import type { RecordingSource } from './recording-source.js';
import { redactRequest } from './redact.js';

/** Largest file: all of it is read at once. */
const MOST_BYTES = 268_435_456;

const headersSchema = z.array(z.object({ name: z.string(), value: z.string() })).default([]);
const entrySchema = z.object({
  startedDateTime: z.string().default(''),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: headersSchema,
    postData: z.object({ text: z.string().optional() }).optional(),
  }),
  response: z.object({
    status: z.number().int(),
    headers: headersSchema,
    content: z
      .object({ text: z.string().optional(), encoding: z.string().optional(), size: z.number().default(0) })
      .default({ size: 0 }),
  }),
});
const harSchema = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

type Entry = z.infer<typeof entrySchema>;

/** Headers that hold for a body as it came over the wire; a HAR file has it unpacked. */
const OF_THE_WIRE = /^(?::.*|content-encoding|content-length|transfer-encoding|connection|keep-alive)$/iu;

/** Reads a file. Entries that are not understood, or whose bodies were not saved, are read over. @throws UsageError if it is no HAR file */
export async function openHarRecording(path: string): Promise<RecordingSource> {
  const entries = [...(await entriesOf(path))].sort(
    (a, b) => Date.parse(a.startedDateTime) - Date.parse(b.startedDateTime),
  );
  const outcomes = entries.map(outcomeOf);
  const exchanges = entries.map((entry, place): IndexedExchange => {
    const outcome = outcomes[place];
    const isAnswered = outcome?.kind === 'response';
    return {
      place,
      request: requestOf(entry),
      offset: place,
      status: isAnswered ? outcome.status : null,
      failure: outcome?.kind === 'failed' ? { reason: outcome.reason, message: outcome.message } : null,
      truncated: null,
    };
  });
  const began = Date.parse(entries[0]?.startedDateTime ?? '');
  return {
    call: null,
    exchanges,
    arrivals: [],
    keywords: new Map(),
    profiles: [],
    sockets: new Map(),
    startedAt: Number.isNaN(began) ? 0 : began,
    isWhole: true,
    outcome: async ({ offset }) => outcomes[offset] ?? { kind: 'failed', reason: 'network', message: 'not recorded' },
    messages: async () => [],
    close: async () => undefined,
  };
}

async function entriesOf(path: string): Promise<readonly Entry[]> {
  const { size } = await stat(path);
  if (size > MOST_BYTES) throw bad(path, `it is larger than ${String(MOST_BYTES)} bytes`);
  let parsed: unknown;
  try {
    parsed = JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/u, ''));
  } catch (cause) {
    throw bad(path, 'it is no JSON, or was cut off', cause);
  }
  const har = harSchema.safeParse(parsed);
  if (!har.success) throw bad(path, 'it holds no log of entries');
  return har.data.log.entries
    .map((entry) => entrySchema.safeParse(entry))
    .filter(({ success }) => success)
    .map(({ data }) => data)
    .filter(
      (entry): entry is Entry => entry !== undefined && parseHttpUrl(entry.request.url) !== null && isSaved(entry),
    );
}

/** Tools leave bodies out that were too large, or not asked for. */
function isSaved({ response: { status, content } }: Entry): boolean {
  const isRedirect = status >= 300 && status < 400;
  return content.text !== undefined || content.size <= 0 || isRedirect;
}

function requestOf({ request: { method, url, headers, postData } }: Entry): WireRequest {
  const pairs = headers.map(({ name, value }): [string, string] => [name.toLowerCase(), value]);
  const text = postData?.text ?? '';
  return redactRequest({
    method: method.toUpperCase(),
    url: parseHttpUrl(url)?.href ?? url,
    headers: Object.fromEntries(pairs),
    body: text === '' ? null : Buffer.from(text),
  });
}

function outcomeOf({ response: { status, headers, content } }: Entry): WireOutcome {
  if (status < 100 || status > 999) return { kind: 'failed', reason: 'network', message: 'There was no answer.' };
  const body = Buffer.from(content.text ?? '', content.encoding === 'base64' ? 'base64' : 'utf8');
  const kept = headers.filter(({ name }) => !OF_THE_WIRE.test(name));
  // Several cookies may stand in one header, each in a line of its own.
  const pairs = kept.flatMap(({ name, value }) =>
    (name.toLowerCase() === 'set-cookie' ? value.split('\n') : [value]).map((one): [string, string] => [name, one]),
  );
  return { kind: 'response', status, headers: inUtf8(pairs, content.encoding), body, truncated: null };
}

/** Text in a HAR file is decoded already, whatever charset its header names. */
function inUtf8(pairs: readonly [string, string][], encoding: string | undefined): readonly [string, string][] {
  if (encoding === 'base64') return pairs;
  return pairs.map(([name, value]) =>
    name.toLowerCase() === 'content-type' ? [name, value.replace(/(charset\s*=\s*)[^;]+/iu, '$1utf-8')] : [name, value],
  );
}

function bad(path: string, why: string, cause?: unknown): UsageError {
  const message = `The recording ${path} cannot be read: ${why}. Name a WARC file, or a HAR file saved with its contents.`;
  return new UsageError('bad-recording', message, cause === undefined ? {} : { cause });
}
