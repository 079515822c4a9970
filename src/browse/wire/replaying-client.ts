/**
 * The replaying layer: a client that answers out of a recording and connects to nothing.
 */

import { PassThrough } from 'node:stream';
import type { HttpRequest, StreamingHttpResponse } from 'crawlee';
import type { UnrecordedError } from '../../base/errors.js';
import type { Replayer, WireOutcome } from '../../model/recording.js';
import { createStreamClient, PrivateAddressError, responseTo, type HttpClient } from '../exchange/http-client.js';
import { replayingSockets } from './recorded-socket.js';
import { unrecorded } from './unrecorded.js';
import { clientHeaders, wireRequest } from './wire-message.js';

/** The recording says that a request had no answer in time. */
export class RepeatedTimeoutError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RepeatedTimeoutError';
  }
}

/** What becomes of a request that was not recorded. */
export interface MissPolicy {
  /** Told of each. */
  missed(error: UnrecordedError): void;
  /** Who is asked instead; null: nobody, the request fails. Not closed. */
  readonly instead: HttpClient | null;
}

/** A client over a recording. */
export function createReplayingClient(replayer: Replayer, { missed, instead }: MissPolicy): HttpClient {
  const client = createStreamClient(
    async (request) => {
      const asked = wireRequest(request);
      const repeated = await replayer.answer(asked);
      if (repeated.kind === 'found') return responseFor(request, repeated.outcome);
      if (instead !== null) return instead.stream(request);
      const error = unrecorded(asked, repeated.nearest);
      missed(error);
      throw error;
    },
    async () => undefined,
  );
  return { ...client, socket: replayingSockets(replayer, { missed, instead: instead?.socket ?? null }) };
}

async function responseFor(request: HttpRequest, outcome: WireOutcome): Promise<StreamingHttpResponse> {
  if (outcome.kind === 'failed') throw await failure(request, outcome);
  const { status, headers, body, truncated } = outcome;
  const stream = new PassThrough();
  // Who gave up then will give up again; until then nothing more comes, as it was.
  if (truncated === 'disconnect') stream.write(body);
  else stream.end(body);
  request.signal?.addEventListener('abort', () => stream.destroy(), { once: true });
  return responseTo(request, { statusCode: status, headers: clientHeaders(headers), stream });
}

async function failure(
  { signal, url }: HttpRequest,
  { reason, message }: Extract<WireOutcome, { kind: 'failed' }>,
): Promise<Error> {
  switch (reason) {
    case 'timeout':
      return new RepeatedTimeoutError(message);
    case 'private-address':
      return new PrivateAddressError(new URL(String(url)).hostname, 'as recorded');
    case 'network':
      return new Error(message);
    case 'given-up':
      // Nobody knows what would have come: who asks may give up again.
      await untilAborted(signal ?? null);
      return new Error(message);
  }
}

function untilAborted(signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    if (signal === null || signal.aborted) resolve();
    else
      signal.addEventListener(
        'abort',
        () => {
          resolve();
        },
        { once: true },
      );
  });
}
