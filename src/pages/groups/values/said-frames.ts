/**
 * Names that are only to be heard, within the words that others of the page say around what they show: "Filter on 4 stars;
 * 29 results" where stars are drawn, beside "Filter on Oak; 6 results" where "Oak" is to be seen.
 */

import { collapse, textAround, textKey } from '../../../base/text.js';
import { oncePer } from '../../../base/remember.js';
import type { PageIndex } from '../../page-index.js';
import type { Item } from '../runs/shapes.js';
import { hasWords } from '../runs/texts.js';

/** Names that stand within the same words on a page, at least, for these to be no part of a name. */
const LEAST_FRAMED = 3;

/** Nodes of one alternative that are looked at. Raising it costs time where alternatives wrap large blocks. */
export const MAX_NODES = 80;

/** Words, and a number behind the name. */
interface Frame {
  readonly before: string;
  /** What stands between the name and the number. */
  readonly between: string;
}

/** The texts; those that are what is worked is called, with a usual frame and their own count in it, without that frame. */
export function withoutSaidFrames<Text extends { readonly value: string; readonly count: number | null }>(
  index: PageIndex,
  items: readonly Item[],
  texts: readonly Text[],
): readonly Text[] {
  const isCalled = ({ value, count }: Text, at: number): boolean =>
    count !== null && (items[at]?.parts ?? []).some((part) => isLabelIn(index, part, value));
  if (!texts.every(isCalled)) return texts;
  const names = texts.map(({ value, count }) => nameIn(value, count ?? 0, saidFrames(index)));
  const areApart = new Set(names.map((name) => textKey(name ?? ''))).size === names.length;
  return areApart && names.every((name) => name !== null)
    ? texts.map((text, at) => ({ ...text, value: names[at] ?? text.value }))
    : texts;
}

function isLabelIn(index: PageIndex, part: number, text: string): boolean {
  const end = Math.min(index.node(part).end, part + MAX_NODES);
  for (let id = part; id < end; id += 1) if (labelOf(index, id) === text) return true;
  return false;
}

/** What an element is called to those who hear it; empty where it has no label of its own. */
export function labelOf(index: PageIndex, node: number): string {
  return collapse(index.node(node).attributes['aria-label'] ?? '');
}

/** What stands in one of the frames, with its count; null if nothing does. */
function nameIn(label: string, count: number, frames: readonly Frame[]): string | null {
  for (const { before, between } of frames) {
    const end = label.lastIndexOf(`${between}${String(count)}`);
    if (label.startsWith(before) && end > before.length) return label.slice(before.length, end).trim();
  }
  return null;
}

/** The frames that several names of the page stand in which are to be seen. */
const saidFrames: (index: PageIndex) => readonly Frame[] = oncePer((index) => {
  const found = new Map<string, { readonly frame: Frame; readonly names: Set<string> }>();
  for (const { id, attributes } of index.nodes) {
    if (attributes['aria-label'] === undefined || index.isHidden(id)) continue;
    const shown = shownName(index, id);
    const frame = shown === '' ? null : frameOf(labelOf(index, id), shown);
    if (frame === null) continue;
    const key = `${frame.before}\n${frame.between}`;
    const one = found.get(key) ?? { frame, names: new Set() };
    found.set(key, one);
    one.names.add(shown);
  }
  return [...found.values()].flatMap(({ frame, names }) => (names.size >= LEAST_FRAMED ? [frame] : []));
});

/** The first words that are to be seen in an element, or in the label that points to it. */
function shownName(index: PageIndex, id: number): string {
  const label = index.labelFor(index.node(id).attributes['id'] ?? '', id);
  for (const holder of label === null ? [id] : [id, label])
    for (let inner = holder + 1; inner < index.node(holder).end; inner += 1) {
      const { tag, text } = index.node(inner);
      if (tag === '#text' && hasWords(text) && !index.isHidden(inner)) return collapse(text);
    }
  return '';
}

/** The words before a name and what leads to the number behind it; null where there is no such number. */
function frameOf(label: string, shown: string): Frame | null {
  const [before = '', behind = ''] = textAround(label, shown) ?? [];
  const between = /^[^\p{L}\p{Nd}]+(?=\p{Nd})/u.exec(behind)?.[0];
  return between === undefined || !hasWords(before) ? null : { before, between };
}
