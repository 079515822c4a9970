/** The shop's web socket: a question for a list as JSON, `{"id":1,"query":"in=…"}`, is answered with `{"id":1,"state":{…}}`. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LIST_PATH } from './data-requests.js';
import type { Handler } from './handler.js';

/** Where the program opens it. */
export const SOCKET_PATH = '/live';

/** Longest question, in bytes. */
const MOST_QUESTION_BYTES = 65_536;

interface Question {
  readonly id: number;
  readonly query: string;
}

/** Answers over sockets what the handler answers over HTTP. */
export function openSockets(server: Server, handler: Handler): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_QUESTION_BYTES });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url !== SOCKET_PATH) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (line) => {
      line.on('error', () => {
        line.terminate();
      });
      line.on('message', (data) => {
        const question = readQuestion(String(data));
        if (question !== null) line.send(answerTo(question, request, handler));
      });
    });
  });
}

function answerTo({ id, query }: Question, { headers }: IncomingMessage, handler: Handler): string {
  const asked = { method: 'GET', url: `${LIST_PATH}?${query}`, headers } as IncomingMessage;
  const { status, text } = handler.answer(asked, `http://${headers.host ?? 'localhost'}`);
  return status === 200 ? `{"id":${String(id)},"state":${text}}` : JSON.stringify({ id, state: null });
}

/** A question; null if it is none. */
export function readQuestion(text: string): Question | null {
  try {
    const { id, query } = JSON.parse(text) as Partial<Question>;
    return Number.isInteger(id) && typeof query === 'string' ? { id: Number(id), query } : null;
  } catch {
    // What is not JSON asks nothing.
    return null;
  }
}
