/**
 * How a recording uses WARC: an exchange is a request record and a response record, or a metadata record that says why
 * there was none; an arrival is a metadata record. Places in the order of requests are kept in a field of our own, which
 * other readers ignore, as WARC knows no such order.
 */

import type { KeywordQuery } from '../model/keyword.js';

/** The field with a request's place. */
export const PLACE_FIELD = 'WARC-Querent-Place';

/** The field that names what a metadata record tells. */
export const TELLS_FIELD = 'WARC-Querent-Tells';

/** Begins the addresses of our metadata records. */
export const METADATA_SCHEME = 'urn:querent:';

/** What our metadata records tell. */
export type Telling = 'failure' | 'arrival' | 'keywords' | 'profile' | 'socket' | 'end';

/** What was asked for when a recording was begun. */
export interface RecordedCall {
  readonly startUrls: readonly string[];
  /** Only what was given, without cookie, proxy and places on this machine. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The keyword queries that a start address was crawled with, where they came from files that a replay may not have. */
export interface RecordedKeywords {
  readonly startUrl: string;
  readonly queries: readonly KeywordQuery[];
}

/** Media types of the blocks. */
export const MEDIA = {
  info: 'application/warc-fields',
  request: 'application/http; msgtype=request',
  response: 'application/http; msgtype=response',
  metadata: 'application/json',
} as const;

/** The field of a warcinfo record that holds the call, as JSON. */
export const CALL_LINE = 'querent-call';
