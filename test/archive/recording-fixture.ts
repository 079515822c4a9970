/**
 * Recordings in folders that are removed after the test.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedCall } from '../../src/archive/recording-format.js';
import { createRecordingWriter, type RecordingWriter } from '../../src/archive/recording-writer.js';
import type { WireRequest, WireResponse } from '../../src/model/recording.js';

export const CALL: RecordedCall = { startUrls: ['https://shop.example/'], options: { maxPages: 5 } };

const folders: string[] = [];

export async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'recording-'));
  folders.push(made);
  return made;
}

export async function removeFolders(): Promise<void> {
  for (const made of folders.splice(0)) await rm(made, { recursive: true });
}

export function writerAt(path: string, append = false): Promise<RecordingWriter> {
  return createRecordingWriter(path, { call: CALL, append, software: 'Test/1', now: () => Date.UTC(2026, 10, 22) });
}

/** The path of a recording. */
export async function recorded(keep: (writer: RecordingWriter) => void): Promise<string> {
  const path = join(await folder(), 'a.warc.gz');
  const writer = await writerAt(path);
  keep(writer);
  await writer.close();
  return path;
}

export function get(path: string, headers: Readonly<Record<string, string>> = {}): WireRequest {
  return { method: 'GET', url: `https://shop.example${path}`, headers, body: null };
}

export function post(path: string, body: string): WireRequest {
  return { ...get(path), method: 'POST', body: Buffer.from(body) };
}

export function ok(body: string): WireResponse {
  return {
    kind: 'response',
    status: 200,
    headers: [['content-type', 'text/html']],
    body: Buffer.from(body),
    truncated: null,
  };
}

export function text({ status, body }: WireResponse): string {
  return `${String(status)} ${Buffer.from(body).toString()}`;
}
