/**
 * robots.txt with RFC 9309's meaning. Crawlee's own allows everything on any error but 404 and knows no Crawl-delay.
 */

import { createRequire } from 'node:module';
import type { ExchangeResult } from '../../model/exchange.js';
import { decodeText } from './charset.js';
import type { Timer } from '../timer.js';

/** RFC 9309 §2.5: at least 500 KiB must be read; the rest is ignored. */
export const MAX_ROBOTS_BYTES = 512_000;

/** RFC 9309 §2.3.1.2: at least five redirects are followed; after more the file counts as unavailable. */
export const MAX_ROBOTS_REDIRECTS = 5;

/** RFC 9309 §2.4: no copy is used for longer than a day. A file that could not be had is asked for again sooner. */
const FRESH_MILLIS = 86_400_000;
const UNREACHABLE_MILLIS = 600_000;

const MILLIS_PER_SECOND = 1_000;

/** The rules of one origin for us. */
export interface RobotsRules {
  allows(url: string): boolean;
  /** Least time between two requests in milliseconds; 0 if the file asks for none. */
  readonly delayMillis: number;
  /** Why the host could not be asked at all, in words; null if it answered. Then nothing is allowed. */
  readonly unreachable: string | null;
}

/** What the rules cache needs. */
export interface RobotsOptions {
  /** Name by which the file addresses us. */
  readonly productToken: string;
  /** Fetches a robots.txt, redirects followed. */
  readonly fetch: (url: string) => Promise<ExchangeResult>;
  readonly timer: Timer;
}

/** Rules of all origins. */
export interface Robots {
  /** The rules for the origin of an address; asked for once per origin and day. */
  rulesFor(url: string): Promise<RobotsRules>;
}

interface Entry {
  readonly rules: Promise<RobotsRules>;
  staleAt: number;
}

interface ParsedRobots {
  isAllowed(url: string, agent: string): boolean | undefined;
  getCrawlDelay(agent: string): number | undefined;
}

// The package's types describe a default export that NodeNext cannot call.
const parseRobots: (url: string, text: string) => ParsedRobots = createRequire(import.meta.url)('robots-parser');

const ALLOW_ALL: RobotsRules = { allows: () => true, delayMillis: 0, unreachable: null };
const DISALLOW_ALL: RobotsRules = { allows: () => false, delayMillis: 0, unreachable: null };

/** An empty cache of rules. */
export function createRobots(options: RobotsOptions): Robots {
  const entries = new Map<string, Entry>();
  return {
    rulesFor(url) {
      const { origin } = new URL(url);
      const known = entries.get(origin);
      if (known !== undefined && options.timer.now() < known.staleAt) return known.rules;
      const entry: Entry = {
        staleAt: options.timer.now() + FRESH_MILLIS,
        rules: options.fetch(`${origin}/robots.txt`).then((result) => {
          const rules = rulesFrom(result, origin, options.productToken);
          if (rules === DISALLOW_ALL || rules.unreachable !== null)
            entry.staleAt = options.timer.now() + UNREACHABLE_MILLIS;
          return rules;
        }),
      };
      entries.set(origin, entry);
      return entry.rules;
    },
  };
}

/** The rules that the outcome of asking for `<origin>/robots.txt` sets (RFC 9309 §2.3.1). */
export function rulesFrom(result: ExchangeResult, origin: string, productToken: string): RobotsRules {
  switch (result.kind) {
    case 'response': {
      const { status, body, headers } = result.response;
      if (status >= 500 || status === 429) return DISALLOW_ALL;
      if (status >= 300) return ALLOW_ALL;
      return parsedRules(
        decodeText(body, headers['content-type'] ?? 'text/plain; charset=utf-8'),
        origin,
        productToken,
      );
    }
    case 'failed':
      if (result.reason === 'redirect-loop') return ALLOW_ALL;
      return result.status === null ? { ...DISALLOW_ALL, unreachable: result.message } : DISALLOW_ALL;
    case 'refused':
      // A redirect into a private network or to no http(s) address: unavailable, like a 404.
      return ALLOW_ALL;
    case 'blocked':
      return DISALLOW_ALL;
  }
}

function parsedRules(text: string, origin: string, productToken: string): RobotsRules {
  // The rules hold for the origin that was asked, wherever a redirect led.
  const parsed = parseRobots(`${origin}/robots.txt`, text);
  const delaySecs = parsed.getCrawlDelay(productToken) ?? 0;
  return {
    allows: (url) => parsed.isAllowed(url, productToken) ?? true,
    delayMillis: Number.isFinite(delaySecs) && delaySecs > 0 ? delaySecs * MILLIS_PER_SECOND : 0,
    unreachable: null,
  };
}
