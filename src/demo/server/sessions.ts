/** Visitors: known by cookie, or by an argument of the address where they keep none. */

import type { IncomingMessage } from 'node:http';
import { hashText } from '../random.js';

/** Sessions that are remembered; the oldest is forgotten first. */
const KEPT_SESSIONS = 500;
/** Products that are remembered per session. */
const KEPT_VIEWS = 8;
const COOKIE_NAME = 'shop_session';

/** One visitor of one request. */
export interface Visitor {
  readonly id: string;
  /** Whether the visitor sent our cookie. */
  readonly hasCookie: boolean;
}

/** The shop's memory of its visitors. */
export interface Sessions {
  /** The visitor behind a request; a new one if nothing tells. */
  recognise(request: IncomingMessage, url: URL): Visitor;
  /** What the visitor has looked at, latest first. */
  viewed(visitor: Visitor): readonly number[];
  remember(visitor: Visitor, product: number): void;
}

/** An empty memory; ids follow from the seed and the order of arrival. */
export function createSessions(seed: number): Sessions {
  const views = new Map<string, readonly number[]>();
  let arrivals = 0;
  const welcome = (id: string, hasCookie: boolean): Visitor => {
    if (!views.has(id)) {
      if (views.size >= KEPT_SESSIONS) views.delete(views.keys().next().value ?? '');
      views.set(id, []);
    }
    return { id, hasCookie };
  };
  return {
    recognise: (request, url) => {
      const cookie = new RegExp(`${COOKIE_NAME}=([0-9a-f]{16})`).exec(request.headers.cookie ?? '')?.[1];
      if (cookie !== undefined) return welcome(cookie, true);
      const argument = url.searchParams.get('sid') ?? '';
      if (/^[0-9a-f]{16}$/.test(argument)) return welcome(argument, false);
      arrivals += 1;
      return welcome(sessionId(seed, arrivals), false);
    },
    viewed: ({ id }) => views.get(id) ?? [],
    remember: ({ id }, product) => {
      const before = views.get(id) ?? [];
      views.set(id, [product, ...before.filter((one) => one !== product)].slice(0, KEPT_VIEWS));
    },
  };
}

/** The header that asks the visitor to keep the session. */
export function sessionCookie({ id }: Visitor): string {
  return `${COOKIE_NAME}=${id}; Path=/; HttpOnly; SameSite=Lax`;
}

function sessionId(seed: number, arrival: number): string {
  const half = (name: string): string => hashText(`${seed}/${name}/${arrival}`).toString(16).padStart(8, '0');
  return half('a') + half('b');
}
