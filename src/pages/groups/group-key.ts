/**
 * The key under which a group is known again on other pages of the site.
 */

import { textKey } from '../../base/text.js';

/** Widget, label and what choosing changes, joined. No node ids, no class names. */
export function groupKey(widget: string, label: string | null, change: string | null): string {
  return `${widget}|${textKey(label ?? '')}|${change ?? ''}`;
}
