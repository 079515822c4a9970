/**
 * Writes a recording: appended record by record, so that one that is cut off at any byte replays up to there.
 */

import { randomUUID } from 'node:crypto';
import { open, truncate, type FileHandle } from 'node:fs/promises';

import { EnvironmentError, UsageError } from '../base/errors.js';
import type { Recorder, WireOutcome, WireRequest } from '../model/recording.js';
import type { SiteProfile } from '../model/store.js';
import type { SocketMessage } from '../model/web-socket.js';
import { encodeRequest, encodeResponse } from './http-message.js';
import {
  CALL_LINE,
  MEDIA,
  METADATA_SCHEME,
  PLACE_FIELD,
  TELLS_FIELD,
  type RecordedCall,
  type RecordedKeywords,
  type Telling,
} from './recording-format.js';
import { redactMessage, redactRequest, redactResponse } from './redact.js';
import { toldMessage } from './socket-message.js';
import { openWarcFile } from './warc-file.js';
import { encodeWarcRecord, type WarcFields, type WarcType } from './warc-record.js';

/** Longest body that is kept; what is longer is cut off. A page is read up to 16 MiB unless the user asks for more. */
const MOST_BODY_BYTES = 67_108_864;

/** A recording that is being written. */
export interface RecordingWriter extends Recorder {
  /** Keeps what a start address is asked for. */
  keywords(recorded: RecordedKeywords): void;
  /** Keeps what was known of a site before. */
  profile(profile: SiteProfile): void;
  /** Bytes written so far. */
  bytes(): number;
  /** Writes what is left. @throws EnvironmentError if something could not be written */
  close(): Promise<void>;
}

/** How to write. */
export interface RecordingWriterOptions {
  readonly call: RecordedCall;
  readonly software: string;
  /** Whether a recording that is there is gone on with; else there must be none. */
  readonly append: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Begins a recording, or goes on with one. @throws UsageError if the file is there already or cannot be written */
export async function createRecordingWriter(path: string, options: RecordingWriterOptions): Promise<RecordingWriter> {
  const last = options.append ? await repair(path) : null;
  const handle = await openForWriting(path, options.append);
  const writer = new AppendingWriter(path, handle, { now: options.now, place: last === null ? 0 : last + 1 });
  if (last === null) writer.begins(options);
  return writer;
}

class AppendingWriter implements RecordingWriter {
  readonly #path: string;
  readonly #handle: FileHandle;
  readonly #now: () => number;
  #place: number;
  #bytes = 0;
  #written: Promise<void> = Promise.resolve();
  #failure: EnvironmentError | null = null;
  #isClosed = false;

  constructor(
    path: string,
    handle: FileHandle,
    { now, place }: { readonly now: () => number; readonly place: number },
  ) {
    this.#path = path;
    this.#handle = handle;
    this.#now = now;
    this.#place = place;
  }

  begins({ call, software }: RecordingWriterOptions): void {
    const lines = [`software: ${software}`, 'format: WARC File Format 1.1', `${CALL_LINE}: ${JSON.stringify(call)}`];
    this.#write('warcinfo', [['Content-Type', MEDIA.info]], Buffer.from(`${lines.join('\r\n')}\r\n`));
  }

  begin(): number {
    const place = this.#place;
    this.#place += 1;
    return place;
  }

  keep(place: number, request: WireRequest, outcome: WireOutcome): void {
    const asked = redactRequest(request);
    const of: WarcFields = [
      ['WARC-Target-URI', asked.url],
      [PLACE_FIELD, String(place)],
    ];
    const requestId = recordId();
    const identified: WarcFields = [['WARC-Record-ID', requestId], ...of, ['Content-Type', MEDIA.request]];
    this.#write('request', identified, encodeRequest(asked));
    const concurrent: WarcFields = [...of, ['WARC-Concurrent-To', requestId]];
    if (outcome.kind === 'failed') {
      this.#tell('failure', { reason: outcome.reason, message: outcome.message }, concurrent);
      return;
    }
    const isLong = outcome.body.length > MOST_BODY_BYTES;
    const truncated = isLong ? 'length' : outcome.truncated;
    const block = encodeResponse({ ...redactResponse(outcome), body: outcome.body.subarray(0, MOST_BODY_BYTES) });
    const fields: WarcFields = [...concurrent, ['Content-Type', MEDIA.response]];
    this.#write('response', truncated === null ? fields : [...fields, ['WARC-Truncated', truncated]], block);
  }

  said(place: number, message: SocketMessage): void {
    const told = toldMessage(redactMessage(message));
    this.#tell('socket', told, [
      ['WARC-Target-URI', `${METADATA_SCHEME}socket`],
      [PLACE_FIELD, String(place)],
    ]);
  }

  arrived(name: string, at: string): void {
    this.#tell('arrival', { name, at }, [['WARC-Target-URI', `${METADATA_SCHEME}arrival`]]);
  }

  keywords(recorded: RecordedKeywords): void {
    this.#tell('keywords', recorded, [['WARC-Target-URI', `${METADATA_SCHEME}keywords`]]);
  }

  profile(profile: SiteProfile): void {
    this.#tell('profile', profile, [['WARC-Target-URI', `${METADATA_SCHEME}profile`]]);
  }

  flushed(): Promise<void> {
    return this.#written;
  }

  check(): void {
    if (this.#failure !== null) throw this.#failure;
  }

  bytes(): number {
    return this.#bytes;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#tell('end', {}, [['WARC-Target-URI', `${METADATA_SCHEME}end`]]);
    this.#isClosed = true;
    await this.#written;
    await this.#handle.close();
    this.check();
  }

  #tell(what: Telling, data: unknown, fields: WarcFields): void {
    const block = Buffer.from(JSON.stringify(data));
    this.#write('metadata', [...fields, [TELLS_FIELD, what], ['Content-Type', MEDIA.metadata]], block);
  }

  #write(type: WarcType, fields: WarcFields, block: Uint8Array): void {
    if (this.#isClosed) return;
    const head: WarcFields = [
      ['WARC-Type', type],
      ['WARC-Date', new Date(this.#now()).toISOString()],
    ];
    const isIdentified = fields.some(([name]) => name === 'WARC-Record-ID');
    const identity: WarcFields = isIdentified ? [] : [['WARC-Record-ID', recordId()]];
    const bytes = encodeWarcRecord([...head, ...identity, ...fields], block);
    this.#bytes += bytes.length;
    this.#written = this.#written.then(async () => {
      if (this.#failure !== null) return;
      try {
        await this.#handle.appendFile(bytes);
      } catch (cause) {
        this.#failure = unwritable(this.#path, cause);
      }
    });
  }
}

function recordId(): string {
  return `<urn:uuid:${randomUUID()}>`;
}

async function openForWriting(path: string, append: boolean): Promise<FileHandle> {
  try {
    return await open(path, append ? 'a' : 'ax');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code === 'EEXIST')
      throw new UsageError(
        'recording-exists',
        `There is already a file ${path}. Name another one for the recording, or remove it.`,
        { cause },
      );
    throw new UsageError(
      'cannot-write',
      `The recording cannot be written to ${path} (${code}). Name a file in a folder that is there and can be written to.`,
      { cause },
    );
  }
}

/** The last place of a recording that is there, which is cut off after its last whole record; null if there is none. */
async function repair(path: string): Promise<number | null> {
  let [last, end]: [number | null, number] = [null, 0];
  try {
    const file = await openWarcFile(path);
    try {
      for await (const record of file.records()) {
        last = Math.max(last ?? -1, Number(record.fields.get(PLACE_FIELD.toLowerCase()) ?? -1));
        end = record.end;
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof UsageError && isMissing(error)) return null;
    throw error;
  }
  await truncate(path, end);
  return last;
}

function isMissing({ cause }: UsageError): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}

function unwritable(path: string, cause: unknown): EnvironmentError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new EnvironmentError(
    'recording-failed',
    `The recording ${path} could not be written (${why}). What it holds so far can be replayed. Make room and record again.`,
    { cause },
  );
}
