/**
 * Web sockets that are recorded, and those that are held again out of a recording.
 */

import { UnrecordedError } from '../../base/errors.js';
import type { Recorder, Replayer, WireRequest } from '../../model/recording.js';
import { SWITCHED, type SocketSaying } from '../../model/web-socket.js';
import { NoSocketError, type SocketListener, type SocketOpener, type SocketRequest } from './socket-line.js';
import { unrecorded } from './unrecorded.js';
import { failureOf } from './wire-failure.js';

/** Longest text of what was said that an error quotes. */
const QUOTED = 200;

/** Opens sockets by another opener, and keeps what is said. */
export function recordingSockets(open: SocketOpener, recorder: Recorder): SocketOpener {
  return async (request, listener) => {
    const place = recorder.begin();
    const asked = handshake(request);
    try {
      const line = await open(request, (saying) => {
        recorder.said(place, { from: 'site', saying });
        listener(saying);
      });
      const headers: [string, string][] = line.protocol === '' ? [] : [['sec-websocket-protocol', line.protocol]];
      recorder.keep(place, asked, answerOf(SWITCHED, headers));
      return {
        protocol: line.protocol,
        say: (saying) => {
          recorder.said(place, { from: 'page', saying });
          line.say(saying);
        },
      };
    } catch (error) {
      recorder.keep(place, asked, error instanceof NoSocketError ? answerOf(error.status, []) : failureOf(error, null));
      throw error;
    }
  };
}

/** What is told of sockets that were not recorded, and who opens them instead; nobody if null. */
export interface SocketMisses {
  missed(error: UnrecordedError): void;
  readonly instead: SocketOpener | null;
}

/** Holds sockets as they were recorded. */
export function replayingSockets(replayer: Replayer, { missed, instead }: SocketMisses): SocketOpener {
  return async (request, listener) => {
    const asked = handshake(request);
    const repeated = await replayer.answer(asked);
    if (repeated.kind === 'missing') {
      if (instead !== null) return instead(request, listener);
      const error = unrecorded(asked, repeated.nearest);
      missed(error);
      throw error;
    }
    const { outcome, socket } = repeated;
    if (outcome.kind === 'failed') throw new Error(outcome.message);
    if (socket === undefined) throw new NoSocketError(request.url, outcome.status);
    const tell = inTurn(listener);
    tell(socket.greeting);
    return {
      protocol: outcome.headers.find(([name]) => name.toLowerCase() === 'sec-websocket-protocol')?.[1] ?? '',
      say: (saying) => {
        const answers = socket.answer(saying);
        if (answers !== null) return tell(answers);
        // When a page leaves may differ.
        if (saying.kind === 'close') return undefined;
        missed(unsaid(request, saying));
        return tell([{ kind: 'close', code: UNEXPECTED, reason: 'not recorded' }]);
      },
    };
  };
}

/** Says things one after the other, once who listens has gone on. */
function inTurn(listener: SocketListener): (sayings: readonly SocketSaying[]) => void {
  return (sayings) => {
    if (sayings.length > 0)
      setImmediate(() => {
        for (const saying of sayings) listener(saying);
      });
  };
}

function unsaid({ url }: SocketRequest, saying: SocketSaying): UnrecordedError {
  const said = saying.kind === 'text' ? saying.text.slice(0, QUOTED) : 'something binary';
  const lines = [`What was said over the web socket ${url} was not recorded: ${said}`, 'Record the crawl again.'];
  return new UnrecordedError('unrecorded', lines.join('\n'));
}

/** Something came that nobody was ready for (RFC 6455 §7.4.1). */
const UNEXPECTED = 1011;

function handshake({ url, headers, protocols }: SocketRequest): WireRequest {
  const wanted = protocols.length === 0 ? {} : { 'sec-websocket-protocol': protocols.join(', ') };
  return { method: 'GET', url, headers: { ...headers, 'sec-websocket-version': '13', ...wanted }, body: null };
}

function answerOf(status: number, headers: readonly [string, string][]) {
  return { kind: 'response', status, headers, body: Buffer.alloc(0), truncated: null } as const;
}
