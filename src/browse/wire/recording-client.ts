/**
 * The recording layer: a client that sends through another one and keeps what came, for both ways of fetching.
 */

import { PassThrough, pipeline } from 'node:stream';
import type { StreamingHttpResponse } from 'crawlee';
import type { Recorder, WireOutcome, WireRequest } from '../../model/recording.js';
import { createStreamClient, type HttpClient } from '../exchange/http-client.js';
import { recordingSockets } from './recorded-socket.js';
import { failureOf } from './wire-failure.js';
import { wireHeaders, wireRequest } from './wire-message.js';

/** Bytes of one body that are kept in memory until it has ended; a recording cuts longer ones off. */
const MOST_KEPT_BYTES = 67_108_865;

/** A client that records. Closing it closes the other one. */
export function createRecordingClient(live: HttpClient, recorder: Recorder): HttpClient {
  const client = createStreamClient(
    async (request) => {
      const taken = { place: recorder.begin(), request: wireRequest(request), signal: request.signal ?? null };
      const keep = (outcome: WireOutcome): void => {
        recorder.keep(taken.place, taken.request, outcome);
      };
      try {
        return teed(await live.stream(request), taken, keep);
      } catch (error) {
        keep(failureOf(error, taken.signal));
        throw error;
      }
    },
    () => live.close(),
  );
  return live.socket === undefined ? client : { ...client, socket: recordingSockets(live.socket, recorder) };
}

interface Taken {
  readonly place: number;
  readonly request: WireRequest;
  readonly signal: AbortSignal | null;
}

/** The response with a body that is kept on its way. */
function teed(
  response: StreamingHttpResponse,
  { signal }: Taken,
  keep: (outcome: WireOutcome) => void,
): StreamingHttpResponse {
  const kept: Buffer[] = [];
  let bytes = 0;
  const stream = new PassThrough();
  response.stream.on('data', (chunk: Buffer) => {
    if (bytes < MOST_KEPT_BYTES) kept.push(chunk);
    bytes += chunk.length;
  });
  // Whoever ends first tells why: the pipe passes an end on in both directions.
  const ended: { failure: WireOutcome | null; isLeft: boolean } = { failure: null, isLeft: false };
  response.stream.once('error', (error) => {
    if (!ended.isLeft) ended.failure = failureOf(error, signal);
  });
  stream.once('close', () => {
    ended.isLeft = true;
  });
  pipeline(response.stream, stream, (error) => {
    const isOurs = ended.failure?.kind === 'failed' && ended.failure.reason === 'given-up';
    if (ended.failure !== null && !isOurs) keep(ended.failure);
    else
      keep({
        kind: 'response',
        status: response.statusCode,
        headers: wireHeaders(response.headers),
        body: Buffer.concat(kept),
        truncated: error == null ? null : 'disconnect',
      });
  });
  return { ...response, stream };
}
