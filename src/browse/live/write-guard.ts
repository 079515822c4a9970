/**
 * The write guard: Querent only looks (DESIGN §6).
 */

import { isActingAddress, isActingName } from '../../base/acting-address.js';
import { parseHttpUrl } from '../../base/url.js';
import type { ExchangeRequest, RefusalReason } from '../../model/exchange.js';
import { siteOf } from '../exchange/site-scope.js';
import { onlyQueries } from './graphql-reading.js';

/** Whether a request with a method other than GET or HEAD may leave. It does not lift the check of the address. */
export type WritePolicy = (request: ExchangeRequest) => boolean;

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Why a request may not leave because it would probably change something; null if it may. robots.txt always may. */
export function writeRefusal(request: ExchangeRequest, isWriteAllowed: WritePolicy): RefusalReason | null {
  if (request.purpose === 'robots') return null;
  if (isActingAddress(request.url)) return 'write-guard';
  return READING_METHODS.has(request.method.toUpperCase()) || isWriteAllowed(request) ? null : 'write-guard';
}

/** What was learnt of a site's requests that are no GET: which of them only ask. */
export interface WriteGuard {
  readonly isAllowed: WritePolicy;
  /** Whether answers of this kind were seen to be lists: it is not to be judged again. */
  isApproved(kind: string): boolean;
  /** Its answer was list content. */
  approve(kind: string): void;
  /** Its answer was something else: it is never sent again. */
  condemn(kind: string): void;
}

/** A guard for the site of the start addresses that knows nothing yet. */
export function createWriteGuard(startUrls: readonly string[]): WriteGuard {
  const sites = new Set(startUrls.map(siteOf));
  const approved = new Set<string>();
  const condemned = new Set<string>();
  /** What pages ask by themselves when they load. */
  const loaded = new Set<string>();

  return {
    isAllowed(request) {
      if (request.method.toUpperCase() !== 'POST' || isMutation(request)) return false;
      const kind = requestKind(request);
      if (condemned.has(kind)) return false;
      if (request.cause === 'overlay') return false;
      if (request.cause === 'load') loaded.add(kind);
      if (approved.has(kind) || loaded.has(kind)) return true;
      return sites.has(siteOf(request.url)) && (request.cause !== 'opener' || onlyQueries(request.body));
    },
    isApproved: (kind) => approved.has(kind),
    approve(kind) {
      approved.add(kind);
    },
    condemn(kind) {
      if (!approved.has(kind)) condemned.add(kind);
    },
  };
}

/** Requests of one kind ask the same thing of the same place: address without arguments, and the operation where the body names one. */
export function requestKind({ url, body }: Pick<ExchangeRequest, 'url' | 'body'>): string {
  const parsed = parseHttpUrl(url);
  return `${parsed?.origin ?? ''}${parsed?.pathname ?? ''} ${operationOf(body)}`;
}

/** Name of the operation in a GraphQL body; empty if there is none. */
function operationOf(body: string | null): string {
  return /"operationName"\s*:\s*"([^"]{1,200})"/u.exec(body ?? '')?.[1] ?? '';
}

/** Whether a body asks to change something: a GraphQL mutation, an operation or a hidden field that says so. */
function isMutation({ url, body }: ExchangeRequest): boolean {
  const text = body ?? '';
  if (/"query"\s*:\s*"(?:\s|\\[nrt]|#[^"\\]*\\n)*mutation\b/u.test(text)) return true;
  if (/^\s*mutation\b/u.test(new URLSearchParams(text).get('query') ?? '')) return true;
  const operation = operationOf(body) || (parseHttpUrl(url)?.searchParams.get('operationName') ?? '');
  return operation !== '' && isActingName(operation);
}
