/**
 * A recording packed as a WACZ file (Web Archive Collection Zipped 1.1.1), which viewers of web archives open: the WARC
 * file as it is, an index of its answers, a list of its pages.
 */

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

import { headerOf, parseMessage } from './http-message.js';
import { claimFile } from './new-file.js';
import { openWarcFile } from './warc-file.js';
import { openWarcRecording } from './warc-recording.js';

/** How to pack. */
export interface WaczOptions {
  readonly software: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** An answer as an index of web archives lists it. */
interface IndexedAnswer {
  readonly url: string;
  /** ISO 8601. */
  readonly date: string;
  readonly status: number;
  readonly mime: string;
  readonly digest: string;
  readonly offset: number;
  readonly length: number;
}

const ARCHIVE_NAME = 'data.warc.gz';
const WACZ_VERSION = '1.1.1';
const OK = 200;

/** Packs a WARC file. Answers to other requests than GET are in it, but not in its index. @throws UsageError if it cannot */
export async function packWacz(from: string, to: string, { software, now }: WaczOptions): Promise<void> {
  const answers = await answersOf(from);
  const texts: readonly (readonly [string, Buffer])[] = [
    ['indexes/index.cdxj', Buffer.from(cdxj(answers))],
    ['pages/pages.jsonl', Buffer.from(pageList(answers))],
  ];
  const archive = `archive/${ARCHIVE_NAME}`;
  const resources = [
    await resourceOf(archive, createReadStream(from)),
    ...(await Promise.all(texts.map(([path, text]) => resourceOf(path, [text])))),
  ];
  const created = new Date(now).toISOString();
  const about = { profile: 'data-package', wacz_version: WACZ_VERSION, software, created, resources };
  const datapackage = Buffer.from(JSON.stringify(about, null, 2));
  const { hash } = await resourceOf('datapackage.json', [datapackage]);

  const zip = new ZipFile();
  zip.addFile(from, archive, { compress: false });
  for (const [path, text] of texts) zip.addBuffer(text, path, { compress: false });
  zip.addBuffer(datapackage, 'datapackage.json');
  zip.addBuffer(Buffer.from(JSON.stringify({ path: 'datapackage.json', hash })), 'datapackage-digest.json');
  zip.end();
  await write(zip, to);
}

async function write(zip: ZipFile, to: string): Promise<void> {
  await claimFile(to);
  try {
    await pipeline(zip.outputStream, createWriteStream(to));
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
}

async function answersOf(path: string): Promise<readonly IndexedAnswer[]> {
  const source = await openWarcRecording(path);
  await source.close();
  const asked = new Map(source.exchanges.map(({ offset, request }) => [offset, request]));
  const answers: IndexedAnswer[] = [];
  const file = await openWarcFile(path);
  try {
    for await (const { fields, block, offset, end } of file.records()) {
      const request = asked.get(offset);
      const message = fields.get('warc-type') === 'response' ? parseMessage(block) : null;
      if (request?.method !== 'GET' || message === null) continue;
      const type = headerOf(message.headers, 'content-type') ?? '';
      answers.push({
        url: request.url,
        date: fields.get('warc-date') ?? '',
        status: Number(message.first[1]),
        mime: type.replace(/;.*$/u, '').trim().toLowerCase(),
        digest: `sha256:${createHash('sha256').update(message.body).digest('hex')}`,
        offset,
        length: end - offset,
      });
    }
  } finally {
    await file.close();
  }
  return answers;
}

/** The index: a line for each answer, sorted by host read backwards, then by the moment. */
function cdxj(answers: readonly IndexedAnswer[]): string {
  const lines = answers.map(({ date, status, offset, length, ...rest }) => {
    const place = { status: String(status), offset: String(offset), length: String(length), filename: ARCHIVE_NAME };
    return `${sortKey(rest.url)} ${date.replace(/\D/gu, '').slice(0, 14)} ${JSON.stringify({ ...rest, ...place })}\n`;
  });
  return lines.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).join('');
}

function sortKey(url: string): string {
  const { hostname, port, pathname, search } = new URL(url);
  const host = /^[\d.]+$|^\[/u.test(hostname) ? hostname : hostname.split('.').reverse().join(',');
  return `${host}${port === '' ? '' : `:${port}`})${pathname}${search}`.toLowerCase();
}

/** Documents that were had, each once. */
function pageList(answers: readonly IndexedAnswer[]): string {
  const pages = new Map<string, string>();
  for (const { url, date, status, mime } of answers)
    if (status === OK && mime === 'text/html' && !pages.has(url)) pages.set(url, date);
  const lines = [...pages].map(([url, ts]) => JSON.stringify({ url, ts, title: url }));
  return [JSON.stringify({ format: 'json-pages-1.0', id: 'pages', title: 'All pages' }), ...lines, ''].join('\n');
}

interface Resource {
  readonly name: string;
  readonly path: string;
  readonly hash: string;
  readonly bytes: number;
}

async function resourceOf(path: string, content: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<Resource> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of content) {
    hash.update(part);
    bytes += part.length;
  }
  return { name: path.replace(/^.*\//u, ''), path, hash: `sha256:${hash.digest('hex')}`, bytes };
}
