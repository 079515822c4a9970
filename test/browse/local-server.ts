/**
 * A real HTTP server on a free port that answers as told and remembers what it was asked.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

export interface Asked {
  readonly method: string;
  readonly path: string;
  /** Header names and values as they came over the wire, in order. */
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingMessage['headers'];
}

export interface LocalServer {
  /** `http://<host>:<port>` */
  readonly origin: string;
  readonly asked: readonly Asked[];
  /** Paths that were asked for, in order. */
  readonly paths: () => readonly string[];
  readonly close: () => Promise<void>;
}

export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** Starts a server that is closed after the test. Paths not listed answer 404; `robots.txt` does, too. */
export async function serve(answers: Readonly<Record<string, Answer>>, host = '127.0.0.1'): Promise<LocalServer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ method: request.method ?? '', path, rawHeaders: request.rawHeaders, headers: request.headers });
    const answer = answers[path] ?? answers[path.split('?')[0] ?? ''] ?? answers['*'];
    if (answer === undefined) response.writeHead(404).end('nothing here');
    else if (typeof answer === 'string')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer);
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
  closing.push(close);
  return {
    origin: `http://${host}:${String((server.address() as AddressInfo).port)}`,
    asked,
    paths: () => asked.map(({ path }) => path),
    close,
  };
}

/** Closes something after the test. */
export function closeAfterwards(close: () => Promise<void>): void {
  closing.push(close);
}

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** An answer with this status and these headers. */
export function status(
  code: number,
  headers: Readonly<Record<string, string | readonly string[]>> = {},
  body: string | Uint8Array = '',
): Answer {
  return (_request, response) => {
    response.writeHead(code, headers as Record<string, string>).end(body);
  };
}

/** A redirect. */
export function redirect(location: string, code = 302): Answer {
  return status(code, { location });
}
