/**
 * Texts of which a page shows only the beginning, and has the rest as a tooltip: `Brushed organic…`.
 */

import { collapse } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';

const CUT_OFF = /^(.{3,}?)\s*(?:…|\.{3})$/u;

/** Elements around a text whose tooltip may be its own. Raising it takes that of a whole panel for a value's. */
const MAX_CLIMB = 4;

/** The whole text of a node where what it shows is cut off, and it or an element around it has a tooltip that begins so. */
export function wholeText(index: PageIndex, node: number, text: string): string {
  const beginning = CUT_OFF.exec(text)?.[1];
  if (beginning === undefined) return text;
  const around = [node, ...index.ancestors(node).slice(0, MAX_CLIMB)];
  const titles = around.map((id) => collapse(index.node(id).attributes['title'] ?? ''));
  return titles.find((title) => title.startsWith(beginning) && title.length > beginning.length) ?? text;
}
