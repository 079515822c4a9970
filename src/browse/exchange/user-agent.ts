/**
 * How Querent names itself, on both transports (design §6).
 */

import { createRequire } from 'node:module';
import { z } from 'zod';

/** The name by which robots.txt addresses Querent (RFC 9309 §2.2.1). */
export const PRODUCT_TOKEN = 'Querent';

const packageSchema = z.object({ version: z.string() });

/** `Querent/<version>`, or what the user asked for. */
export function resolveUserAgent(asked: string | null): string {
  if (asked !== null) return asked;
  return `${PRODUCT_TOKEN}/${querentVersion()}`;
}

/** The version of this package. */
export function querentVersion(): string {
  return packageSchema.parse(createRequire(import.meta.url)('../../../package.json')).version;
}

/** The product token of a user agent, by which robots.txt groups are chosen: what stands before the version. */
export function productToken(userAgent: string): string {
  return /^[\w-]+/u.exec(userAgent)?.[0] ?? PRODUCT_TOKEN;
}
