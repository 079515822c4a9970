/**
 * A recorder that keeps in memory, and a replayer of what it kept.
 */

import { createSocketScript } from '../../src/archive/socket-script.js';
import type { SocketMessage } from '../../src/model/web-socket.js';
import type { Recorder, Repeated, Replayer, WireOutcome, WireRequest } from '../../src/model/recording.js';

export interface MemoryTape extends Recorder, Replayer {
  readonly kept: readonly { readonly place: number; readonly request: WireRequest; readonly outcome: WireOutcome }[];
  readonly arrivals: { name: string; at: string }[];
}

export function createMemoryTape(): MemoryTape {
  const kept: { place: number; request: WireRequest; outcome: WireOutcome }[] = [];
  const arrivals: { name: string; at: string }[] = [];
  const said = new Map<number, readonly SocketMessage[]>();
  let place = 0;
  return {
    kept,
    arrivals,
    startedAt: 0,
    begin: () => (place += 1) - 1,
    keep: (at, request, outcome) => {
      kept.push({ place: at, request, outcome });
    },
    said: (at, message) => {
      said.set(at, [...(said.get(at) ?? []), message]);
    },
    arrived: (name, at) => {
      arrivals.push({ name, at });
    },
    flushed: async () => undefined,
    check: () => undefined,
    async answer({ method, url }): Promise<Repeated> {
      const found = kept.find(({ request }) => request.method === method && request.url === url);
      if (found === undefined) return { kind: 'missing', nearest: [] };
      const { outcome } = found;
      const isSocket = outcome.kind === 'response' && outcome.status === 101;
      const socket = isSocket
        ? { socket: createSocketScript({ own: said.get(found.place) ?? [], others: [], startedAt: 0 }) }
        : {};
      return { kind: 'found', outcome, ...socket };
    },
  };
}
