/**
 * Keeps what a page in a browser asked for as data, with the answers: shortcuts are learnt from it.
 */

import type { CDPSession } from 'playwright';
import type { DataExchange } from '../../model/shortcut.js';
import { mediaType } from '../exchange/charset.js';

/** Longest answer that is kept, in characters. */
const MOST_TEXT = 4_000_000;

/** Answers kept between two looks. */
const MOST_EXCHANGES = 40;

/** What Chromium may keep of a page's answers, in bytes. */
const BUFFERS = { maxTotalBufferSize: 24_000_000, maxResourceBufferSize: 8_000_000 } as const;

/** Headers that only a browser sets, or that are of one connection or visitor. */
const NOT_REPEATED =
  /^(?:host|cookie|content-length|connection|user-agent|referer|origin|accept-encoding|accept-language|sec-.*|:.*|if-.*|range)$/u;

/** Answers that may hold names of things. */
const READABLE = /json|html|xml|^text\/(?!css)/u;

/** The data of a page. */
export interface DataCapture {
  /** What came since the last time, in the order of the answers. */
  take(): Promise<readonly DataExchange[]>;
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  status: number;
  mediaType: string;
}

/** Begins to keep the data of a page. */
export async function captureData(session: CDPSession): Promise<DataCapture> {
  const asked = new Map<string, Asked>();
  let arriving: readonly Promise<DataExchange | null>[] = [];

  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // An address alone does not tell what was posted to it.
    if (type !== 'XHR' && type !== 'Fetch' && !(type === 'Document' && request.method === 'POST')) return;
    // Redirects have the same id: what was asked first is what brings the answer.
    if (asked.has(requestId)) return;
    const { method, url, headers, postData = null } = request;
    asked.set(requestId, { method, url, headers: repeatable(headers), body: postData, status: 0, mediaType: '' });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = asked.get(requestId);
    if (entry === undefined) return;
    entry.status = response.status;
    entry.mediaType = mediaType(response.mimeType);
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    asked.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const entry = asked.get(requestId);
    if (entry === undefined) return;
    asked.delete(requestId);
    arriving = [...arriving, answerOf(session, requestId, entry)].slice(-MOST_EXCHANGES);
  });
  await session.send('Network.enable', BUFFERS);
  return {
    async take() {
      const taken = arriving;
      arriving = [];
      const arrived = await Promise.all(taken);
      return onceAnswered(arrived.filter((exchange) => exchange !== null));
    },
  };
}

/**
 * Without what was asked again and answered otherwise: it has no answer that is whole at once. Numbers alone are no other
 * answer: many tell how long it took.
 */
function onceAnswered(exchanges: readonly DataExchange[]): readonly DataExchange[] {
  const first = new Map<string, DataExchange>();
  const changed = new Set<string>();
  const keyOf = ({ method, url, body }: DataExchange): string => JSON.stringify([method, url, body]);
  for (const exchange of exchanges) {
    const key = keyOf(exchange);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, exchange);
    else if (!saySame(earlier, exchange)) changed.add(key);
  }
  return exchanges.filter((exchange) => !changed.has(keyOf(exchange)));
}

/** Whether two answers differ in nothing but numbers. */
function saySame(one: DataExchange, other: DataExchange): boolean {
  return one.text === other.text || withoutNumbers(one) === withoutNumbers(other);
}

/** The text of an answer; of JSON without its numbers. */
function withoutNumbers({ mediaType: type, text }: DataExchange): string {
  return /json/u.test(type) ? text.replace(NUMBER, '$<before>0') : text;
}

/** A number of JSON that is a value of its own, as it is mostly written. */
const NUMBER = /(?<before>[:[,]\s?)-?\d[\d.eE+-]*(?=\s?[,\]}])/gu;

async function answerOf(session: CDPSession, requestId: string, entry: Asked): Promise<DataExchange | null> {
  if (!READABLE.test(entry.mediaType)) return null;
  try {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
    const text = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
    return text.length > MOST_TEXT ? null : { ...entry, text };
  } catch {
    // The page went on and its answers with it.
    return null;
  }
}

function repeatable(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]): [string, string] => [name.toLowerCase(), value])
      .filter(([name]) => !NOT_REPEATED.test(name)),
  );
}
