/**
 * A hash of what the page says about its entity, equal for the same entity under another address.
 */

import { shortHash } from '../../base/hash.js';
import { collapse } from '../../base/text.js';
import type { Scope } from './scope.js';

/** Characters of a text that is more than a label or a control. */
const MIN_TEXT = 25;
/** Characters in all below which there is too little text to know an entity by. */
const MIN_WHOLE = 80;
/** Characters that are hashed. */
const MAX_WHOLE = 20_000;
const LINKING: ReadonlySet<string> = new Set(['a', 'label', 'form', 'option']);

/** Hash of the longer texts outside menus, lists, links and forms, numbers left out; null if there is little text. */
export function contentHash(scope: Scope): string | null {
  const { index } = scope;
  let whole = '';
  let skipTo = -1;
  for (const { id, tag, text, end } of index.nodes) {
    if (id < skipTo) continue;
    if (LINKING.has(tag) && tag !== 'form') skipTo = end;
    else if (tag === '#text' && text.length >= MIN_TEXT && !scope.isOutside(id) && whole.length < MAX_WHOLE) {
      const shown = collapse(text).replace(/\p{Nd}+/gu, '#');
      if (shown.length >= MIN_TEXT) whole += `${shown}\n`;
    }
  }
  return whole.length < MIN_WHOLE ? null : shortHash(whole);
}
