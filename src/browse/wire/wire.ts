/**
 * What stands between a crawl and the network where it is recorded or replayed (design §4: recording and replay sit at
 * the exchange and nowhere else). Both ways of fetching, robots.txt and the browser with all that runs in it, send through
 * one client, which is wrapped here.
 */

import type { UnrecordedError } from '../../base/errors.js';
import type { Recorder, Replayer } from '../../model/recording.js';
import type { HttpClient } from '../exchange/http-client.js';
import { createRecordingClient } from './recording-client.js';
import { createReplayingClient } from './replaying-client.js';

/** A layer over the network. */
export interface Wire {
  /** The client to send through in the place of the one that goes to the network. Closing it closes that one. */
  wrap(live: HttpClient): HttpClient;
  /** Whether nothing leaves this machine: then names are not looked up, and nobody is to be spared by waiting. */
  readonly isOffline: boolean;
  /** How far the clock of pages is to be put forward, in milliseconds; negative: back. */
  readonly clockShiftMillis: number;
}

/** Records what goes to the network. */
export function createRecordingWire(recorder: Recorder): Wire {
  return { wrap: (live) => createRecordingClient(live, recorder), isOffline: false, clockShiftMillis: 0 };
}

/** What becomes of a request that was not recorded: an error, a question to the site, or that and a longer recording. */
export interface ReplayingWireOptions {
  readonly replayer: Replayer;
  readonly onMiss: 'fail' | 'fetch' | 'record';
  /** Where `record` writes to. */
  readonly recorder: Recorder | null;
  readonly missed: (error: UnrecordedError) => void;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Answers out of a recording. */
export function createReplayingWire({ replayer, onMiss, recorder, missed, now }: ReplayingWireOptions): Wire {
  return {
    wrap(live) {
      const instead = onMiss === 'fail' ? null : recorder === null ? live : createRecordingClient(live, recorder);
      const client = createReplayingClient(replayer, { missed, instead });
      return { ...client, close: () => live.close() };
    },
    isOffline: onMiss === 'fail',
    clockShiftMillis: replayer.startedAt - now,
  };
}
