/**
 * The label one level above some controls: what a person reads as the name of the choice, not of one of its values.
 */

import { labelText } from '../base/text.js';
import type { SnapshotNode } from '../model/snapshot.js';
import { attribute, readText, referencedText, type Markup } from './markup.js';
import { isWidgetName } from './widget-name.js';

/** Levels that the search climbs. Raising it finds labels over deeper wrappers and, sooner, headings of whole sections. */
const MAX_CLIMB = 12;

/** Longest text taken as a label, in characters. Raising it lets explanations pass as labels. */
const MAX_LABEL = 80;

/** A label and the node that it was read from. */
export interface LabelAbove {
  readonly node: number;
  readonly text: string;
}

const TITLES: ReadonlyMap<string, string> = new Map([
  ['fieldset', 'legend'],
  ['details', 'summary'],
  ['table', 'caption'],
  ['figure', 'figcaption'],
]);

/**
 * The label above a range of nodes, or null. `isForeign(from, to)` tells whether nodes `from … to - 1` hold controls of
 * another field: the search never passes those, so a label is never borrowed from a neighbour.
 */
export function labelAbove(
  markup: Markup,
  node: number,
  isForeign: (from: number, to: number) => boolean,
): LabelAbove | null {
  let current = markup.nodes[node];
  for (let climbed = 0; current !== undefined && climbed < MAX_CLIMB; climbed += 1) {
    const parent: SnapshotNode | undefined = markup.nodes[current.parent];
    const named = ownLabel(markup, current) ?? labelBefore(markup, current, isForeign);
    if (named === 'blocked') return null;
    if (named !== null) return named;
    if (parent === undefined || isForeign(parent.id, current.id) || isForeign(current.end, parent.end)) {
      return parent === undefined ? null : sharedTitle(markup, parent);
    }
    current = parent;
  }
  return null;
}

/** What an element declares about itself: `aria-labelledby`, `aria-label`, or its legend, summary or caption. */
export function ownLabel(markup: Markup, node: SnapshotNode): LabelAbove | null {
  const named = referencedText(markup, node, 'aria-labelledby') ?? attribute(node, 'aria-label');
  return asLabel(named === null || isWidgetName(named) ? '' : named, node.id) ?? titleOf(markup, node);
}

/** A legend, summary or caption names all that its element holds, even several fields (`day`, `month`, `year`). */
function sharedTitle(markup: Markup, node: SnapshotNode): LabelAbove | null {
  return node.tag === 'fieldset' ? titleOf(markup, node) : null;
}

function titleOf(markup: Markup, node: SnapshotNode): LabelAbove | null {
  const wanted = TITLES.get(node.tag);
  if (wanted === undefined) return null;
  for (let at = node.id + 1; at < node.end; at = markup.nodes[at]?.end ?? node.end) {
    if (markup.nodes[at]?.tag === wanted) return asLabel(readText(markup, at), at);
  }
  return null;
}

function labelBefore(
  markup: Markup,
  node: SnapshotNode,
  isForeign: (from: number, to: number) => boolean,
): LabelAbove | 'blocked' | null {
  for (let at = markup.previous[node.id] ?? -1; at >= 0; at = markup.previous[at] ?? -1) {
    const sibling = markup.nodes[at];
    if (sibling === undefined) return null;
    if (isForeign(at, sibling.end)) return 'blocked';
    const text = sibling.tag === '#text' ? sibling.text : readText(markup, at);
    const label = asLabel(headingIn(markup, sibling) ?? text, at);
    if (label !== null) return label;
    if (text.length > MAX_LABEL) return 'blocked';
  }
  return null;
}

function headingIn(markup: Markup, node: SnapshotNode): string | null {
  for (let at = node.id; at < node.end; at += 1) {
    if (/^(?:h[1-6]|legend|summary|dt)$/u.test(markup.nodes[at]?.tag ?? '')) return readText(markup, at);
  }
  return null;
}

function asLabel(text: string, node: number): LabelAbove | null {
  const label = labelText(text);
  return label.length > 0 && label.length <= MAX_LABEL && /\p{L}/u.test(label) ? { node, text: label } : null;
}
