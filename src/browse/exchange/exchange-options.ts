/**
 * Options of an exchange and their defaults.
 */

import { createRandom, type Random } from '../../base/random.js';
import { parseHttpUrl } from '../../base/url.js';
import { createCookies, type Cookies } from './cookies.js';
import { isPrivateHost } from './private-address.js';
import { createUnwaitingTimer, systemTimer, type Timer } from '../timer.js';
import { resolveUserAgent } from './user-agent.js';
import type { Wire } from '../wire/wire.js';
import type { WritePolicy } from '../live/write-guard.js';

/** The polite delay between two requests to a host, and the one where the start address is on this machine. */
const POLITE_DELAY_SECS = 0.5;
const LOCAL_DELAY_SECS = 0;

const DEFAULT_CONCURRENCY = 4;
const DEFAULT_TIMEOUT_SECS = 30;
const DEFAULT_BODY_BYTES = 16_777_216;
const DEFAULT_RETRIES = 2;
const MILLIS_PER_SECOND = 1_000;

/** How to create an exchange. The options of a crawl can be spread in. */
export interface ExchangeOptions {
  /** Pages are asked for on the sites of these addresses only; their own hosts may be private ones. */
  readonly startUrls: readonly string[];
  /** @default null: `Querent/<version>` */
  readonly userAgent?: string | null;
  /** Requests at once, per host. @default 4 */
  readonly concurrency?: number;
  /** Least time between two requests to a host, in seconds. @default null: 0.5, or 0 if all start addresses are on this machine */
  readonly delaySecs?: number | null;
  /** Per host. @default null: no bound */
  readonly maxRequestsPerMinute?: number | null;
  /** @default false */
  readonly ignoreRobots?: boolean;
  /** Of one request, redirects not included, in seconds. @default 30 */
  readonly timeoutSecs?: number;
  /** Largest body, decoded. @default 16 MiB */
  readonly maxBodyBytes?: number;
  /** Further tries after an error that may pass. @default 2 */
  readonly retries?: number;
  /** @default null */
  readonly proxy?: string | null;
  /** A `cookie` header for the start addresses' sites. @default null */
  readonly cookie?: string | null;
  /** Where cookies are kept. @default jars of its own */
  readonly cookies?: Cookies;
  /** Whether a request with another method than GET or HEAD may leave. @default none may */
  readonly isWriteAllowed?: WritePolicy;
  /** Records or replays. @default null: neither */
  readonly wire?: Wire | null;
  /** @default the machine's clock; offline one on which waiting takes no time */
  readonly timer?: Timer;
  /** Randomness of retries. @default seeded with 1 */
  readonly random?: Random;
}

/** Options after defaults. */
export interface ResolvedExchangeOptions extends Required<
  Omit<ExchangeOptions, 'userAgent' | 'delaySecs' | 'timeoutSecs'>
> {
  readonly userAgent: string;
  readonly delayMillis: number;
  readonly timeoutMillis: number;
}

const DEFAULTS = {
  concurrency: DEFAULT_CONCURRENCY,
  maxRequestsPerMinute: null,
  ignoreRobots: false,
  timeoutSecs: DEFAULT_TIMEOUT_SECS,
  maxBodyBytes: DEFAULT_BODY_BYTES,
  retries: DEFAULT_RETRIES,
  proxy: null,
  cookie: null,
  isWriteAllowed: () => false,
  wire: null,
} as const satisfies Partial<ExchangeOptions>;

/** All options, with defaults where nothing was said. */
export function resolveExchangeOptions(options: ExchangeOptions): ResolvedExchangeOptions {
  const { startUrls, userAgent = null, delaySecs = null, random = createRandom(1), ...said } = options;
  const { timeoutSecs, ...rest } = { ...DEFAULTS, ...said };
  return {
    cookies: createCookies(rest.cookie, startUrls),
    timer: rest.wire?.isOffline === true ? createUnwaitingTimer() : systemTimer,
    ...rest,
    startUrls,
    random,
    userAgent: resolveUserAgent(userAgent),
    delayMillis: (delaySecs ?? defaultDelaySecs(startUrls)) * MILLIS_PER_SECOND,
    timeoutMillis: timeoutSecs * MILLIS_PER_SECOND,
  };
}

function defaultDelaySecs(startUrls: readonly string[]): number {
  const hosts = startUrls.map((url) => parseHttpUrl(url)?.hostname ?? '');
  return hosts.length > 0 && hosts.every(isLoopbackHost) ? LOCAL_DELAY_SECS : POLITE_DELAY_SECS;
}

/** Whether a host is this machine. */
function isLoopbackHost(hostname: string): boolean {
  return isPrivateHost(hostname) && /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/iu.test(hostname);
}
