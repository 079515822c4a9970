/**
 * A start address as a user gives it.
 */

import { UsageError } from '../base/errors.js';
import { parseHttpUrl } from '../base/url.js';

/** The address in full. Throws a {@link UsageError} that says what it should look like. */
export function readStartUrl(text: string): string {
  const url = parseHttpUrl(text.trim());
  if (url !== null && url.hostname !== '') return url.href;
  throw new UsageError('bad-url', `${JSON.stringify(text)} is no address that can be crawled. ${hint(text.trim())}`);
}

function hint(text: string): string {
  const guess = parseHttpUrl(`https://${text}`);
  const isHost = guess !== null && /^[^\s:/]+\.[^\s.:]+/u.test(text);
  return isHost ? `Did you mean ${guess.href}?` : 'Give one such as https://shop.example/';
}
