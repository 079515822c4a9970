/**
 * The write guard: Querent only looks (design §6).
 */

import { isActingAddress, isActingName, isActingPlace, isIdentifier } from '../../base/acting-address.js';
import { parseHttpUrl } from '../../base/url.js';
import type { ExchangeRequest, RefusalReason, RequestCause } from '../../model/exchange.js';
import { siteOf } from '../exchange/site-scope.js';
import { onlyQueries } from './graphql-reading.js';

/** Whether a request with a method other than GET or HEAD may leave. It does not lift the check of the address. */
export type WritePolicy = (request: ExchangeRequest) => boolean;

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** What of a page changes its list: only these may ask by PUT. */
const LIST_CAUSES: ReadonlySet<RequestCause> = new Set(['choice', 'pager', 'search']);

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

  const isOwn = ({ url }: ExchangeRequest): boolean => sites.has(siteOf(url));

  function mayPost(request: ExchangeRequest, kind: string): boolean {
    if (request.cause === 'load') loaded.add(kind);
    if (approved.has(kind) || loaded.has(kind)) return true;
    return isOwn(request) && (request.cause !== 'opener' || onlyQueries(request.body));
  }

  return {
    isAllowed(request) {
      const kind = requestKind(request);
      if (condemned.has(kind) || request.cause === 'overlay' || isMutation(request)) return false;
      switch (request.method.toUpperCase()) {
        case 'POST':
          return mayPost(request, kind);
        case 'PUT':
          return approved.has(kind) || (isOwn(request) && putsQuestion(request));
        default:
          return false;
      }
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

/**
 * Requests of one kind ask the same thing of the same place: method, where it is another than POST, address without
 * arguments, and the operation where the body names one.
 */
export function requestKind({ method, url, body }: Pick<ExchangeRequest, 'method' | 'url' | 'body'>): string {
  const parsed = parseHttpUrl(url);
  const verb = method.toUpperCase() === 'POST' ? '' : `${method.toUpperCase()} `;
  return `${verb}${parsed?.origin ?? ''}${parsed?.pathname ?? ''} ${operationOf(body)}`;
}

/**
 * Whether a PUT may put a question rather than a thing in its place: a control of the list sends what is chosen as a
 * JSON object to an address that names neither a record (`/things/7`) nor an act (`/update-settings`).
 */
function putsQuestion({ url, body, cause }: ExchangeRequest): boolean {
  if (cause === undefined || !LIST_CAUSES.has(cause) || !/^\s*\{[^]*\}\s*$/u.test(body ?? '')) return false;
  const segments = (parseHttpUrl(url)?.pathname ?? '').split('/').filter((segment) => segment !== '');
  return segments.length > 0 && !segments.some((segment) => isIdentifier(segment) || isActingName(segment));
}

/** Name of the operation in a GraphQL body; empty if there is none. */
function operationOf(body: string | null): string {
  return /"operationName"\s*:\s*"([^"]{1,200})"/u.exec(body ?? '')?.[1] ?? '';
}

/** Whether a body asks to change something: a GraphQL mutation, an operation or a hidden field that says so. */
function isMutation({ method, url, body }: ExchangeRequest): boolean {
  if (method.toUpperCase() === 'POST' && isActingPlace(url)) return true;
  const text = body ?? '';
  if (/"query"\s*:\s*"(?:\s|\\[nrt]|#[^"\\]*\\n)*mutation\b/u.test(text)) return true;
  if (/^\s*mutation\b/u.test(new URLSearchParams(text).get('query') ?? '')) return true;
  const operation = operationOf(body) || (parseHttpUrl(url)?.searchParams.get('operationName') ?? '');
  return operation !== '' && isActingName(operation);
}
