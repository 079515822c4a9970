/**
 * The write guard: Querent only looks (DESIGN §6).
 */

import { isActingAddress } from '../base/acting-address.js';
import type { ExchangeRequest, RefusalReason } from '../model/exchange.js';

/** Whether a request with a method other than GET or HEAD may leave. It does not lift the check of the address. */
export type WritePolicy = (request: ExchangeRequest) => boolean;

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Why a request may not leave because it would probably change something; null if it may. robots.txt always may. */
export function writeRefusal(request: ExchangeRequest, isWriteAllowed: WritePolicy): RefusalReason | null {
  if (request.purpose === 'robots') return null;
  if (isActingAddress(request.url)) return 'write-guard';
  return READING_METHODS.has(request.method.toUpperCase()) || isWriteAllowed(request) ? null : 'write-guard';
}
