/**
 * What is read out where something changes (`role="status"`, `aria-live`), often beside the same words on the screen, and
 * later than those.
 */

import { wordsOf } from '../base/text.js';
import type { PageIndex } from './page-index.js';

const LIVE_ROLES: ReadonlySet<string> = new Set(['status', 'alert', 'log']);

/** Whether changes of an element's text are read out. */
export function isAnnouncement(index: PageIndex, id: number): boolean {
  const { attributes } = index.node(id);
  const live = attributes['aria-live'];
  return LIVE_ROLES.has(attributes['role'] ?? '') || (live !== undefined && live !== 'off');
}

/** Whether a text says with other numbers at most what another says, in some of its words. */
export function isEcho(text: string, shown: string): boolean {
  const said = new Set(wordsOf(shown));
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => said.has(word));
}
