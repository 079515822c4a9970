/**
 * The HTTP client that Crawlee sends through: exactly the headers it is given, no redirects followed, no private address
 * connected to. Crawlee's own client generates a browser's headers, which design §6 forbids.
 */

import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { buffer } from 'node:stream/consumers';
import { Agent, ProxyAgent, request as sendOverHttp, type Dispatcher } from 'undici';
import { createLiveSockets, createProxiedSockets } from '../wire/live-socket.js';
import type { SocketOpener } from '../wire/socket-line.js';
import type { BaseHttpClient, HttpRequest, HttpResponse, ResponseTypes, StreamingHttpResponse } from 'crawlee';

/** Connections to one host at once; the rate layer admits fewer. */
const MAX_CONNECTIONS = 64;

/** Largest response head, in bytes. */
const MAX_HEADER_BYTES = 65_536;

/** A host's name resolved to a private address, so no connection was made. */
export class PrivateAddressError extends Error {
  constructor(hostname: string, ip: string) {
    super(`${hostname} resolves to the private address ${ip}`);
    this.name = 'PrivateAddressError';
  }
}

/** What the client needs to know. */
export interface HttpClientOptions {
  /** Whether a connection to this address may be made for this host. */
  readonly mayConnect: (hostname: string, ip: string) => boolean;
  /** Address of a proxy, or null. Through a proxy, names are resolved by it. */
  readonly proxy: string | null;
}

/** A client for Crawlee that can be closed. */
export interface HttpClient extends BaseHttpClient {
  /** Opens web sockets; absent where none can be had. */
  readonly socket?: SocketOpener;
  close(): Promise<void>;
}

/** An HTTP client on undici. It sends `host` and `connection` besides the headers that it is given, nothing else. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const dispatcher = createDispatcher(options);
  const client = createStreamClient(
    (request) => sendStreaming(request, dispatcher),
    () => dispatcher.destroy(),
  );
  const { proxy } = options;
  return {
    ...client,
    socket: proxy === null ? createLiveSockets(guardedLookup(options)) : createProxiedSockets(proxy),
  };
}

/** A client of what sends one request. */
export function createStreamClient(
  stream: (request: HttpRequest) => Promise<StreamingHttpResponse>,
  close: () => Promise<void>,
): HttpClient {
  return {
    stream,
    async sendRequest<Kind extends keyof ResponseTypes = 'text'>(
      request: HttpRequest<Kind>,
    ): Promise<HttpResponse<Kind>> {
      const response = await stream(request as HttpRequest);
      const body = readAs(await buffer(response.stream), request.responseType);
      return { ...response, request, body: body as ResponseTypes[Kind] };
    },
    close,
  };
}

async function sendStreaming(request: HttpRequest, dispatcher: Dispatcher): Promise<StreamingHttpResponse> {
  const { statusCode, headers, body } = await sendOverHttp(request.url, {
    dispatcher,
    method: (request.method ?? 'GET').toUpperCase() as Dispatcher.HttpMethod,
    headers: request.headers ?? {},
    body: typeof request.body === 'string' || Buffer.isBuffer(request.body) ? request.body : null,
    signal: request.signal ?? null,
    // Time limits are the caller's signal; undici's own would be a second truth.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return responseTo(request, { statusCode, headers, stream: body });
}

/** An answer as Crawlee takes it: what it wants to know of the way there is not measured. */
export function responseTo(
  request: HttpRequest,
  answer: Pick<StreamingHttpResponse, 'statusCode' | 'headers' | 'stream'>,
): StreamingHttpResponse {
  return {
    request,
    ...answer,
    url: String(request.url),
    redirectUrls: [],
    trailers: {},
    complete: false,
    downloadProgress: { percent: 0, transferred: 0 },
    uploadProgress: { percent: 1, transferred: 0 },
  };
}

function createDispatcher({ mayConnect, proxy }: HttpClientOptions): Dispatcher {
  const limits = { connections: MAX_CONNECTIONS, pipelining: 1, maxHeaderSize: MAX_HEADER_BYTES };
  if (proxy !== null) return new ProxyAgent({ uri: proxy, proxyTunnel: false, ...limits });
  return new Agent({
    ...limits,
    connect: { lookup: guardedLookup({ mayConnect }) },
  });
}

/** Finds hosts, and refuses those that lead where no connection may be made. */
function guardedLookup({ mayConnect }: Pick<HttpClientOptions, 'mayConnect'>) {
  return (hostname: string, options: LookupOptions, answer: LookupAnswer): void => {
    dnsLookup(hostname, { ...options, all: true }, (error, found) => {
      const refused = error === null ? found.find(({ address }) => !mayConnect(hostname, address)) : undefined;
      if (refused !== undefined) answer(new PrivateAddressError(hostname, refused.address), []);
      else if (options.all === true || error !== null) answer(error, found);
      else answer(null, found[0]?.address ?? '', found[0]?.family ?? 0);
    });
  };
}

type LookupAnswer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

function readAs(body: Buffer, kind: keyof ResponseTypes = 'text'): unknown {
  switch (kind) {
    case 'buffer':
      return body;
    case 'json':
      return JSON.parse(body.toString('utf8'));
    case 'text':
      return body.toString('utf8');
  }
}
