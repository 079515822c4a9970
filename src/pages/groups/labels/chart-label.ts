/**
 * What a drawn chart is called: by itself, by the caption of its figure, or by the heading over it.
 */

import { labelText } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';

/** Levels above a chart within which its heading stands. Raising it takes headings of whole sections. */
const MAX_CLIMB = 5;

/** Longest label, in characters. Raising it takes explanations for labels. */
const MAX_LABEL = 80;

/** The label and the node that it was read from. */
export interface ChartLabel {
  readonly node: number;
  readonly text: string;
}

/** The label of one of the page's charts, or null. It never passes another chart or a field. */
export function chartLabel(index: PageIndex, chart: number, charts: readonly number[]): ChartLabel | null {
  const own = ownLabel(index, chart);
  if (own !== null) return own;
  let current = chart;
  for (const above of index.ancestors(chart).slice(0, MAX_CLIMB)) {
    const caption = index.elements(above).find((child) => index.node(child).tag === 'figcaption');
    const found = (caption === undefined ? null : asLabel(index, caption)) ?? labelBefore(index, current, charts);
    if (found === 'blocked') return null;
    if (found !== null) return found;
    current = above;
  }
  return null;
}

function ownLabel(index: PageIndex, chart: number): ChartLabel | null {
  const title = index.elements(chart).find((child) => index.node(child).tag === 'title');
  const text = labelText(
    index.node(chart).attributes['aria-label'] ?? (title === undefined ? '' : index.ownText(title)),
  );
  return isLabel(text) ? { node: chart, text } : null;
}

/**
 * The label among what stands before a node beside it: the nearest heading, or else the first of the texts, since what is
 * chosen may be told behind it. Links and buttons take choices back.
 */
function labelBefore(index: PageIndex, node: number, charts: readonly number[]): ChartLabel | 'blocked' | null {
  const { parent } = index.node(node);
  const before = index
    .children(parent)
    .filter((child) => child < node)
    .reverse();
  let first: ChartLabel | null = null;
  for (const child of before) {
    if (isForeign(index, child, charts)) return first ?? 'blocked';
    const label = isUsed(index, child) ? null : asLabel(index, headingIn(index, child) ?? child);
    if (label === null) continue;
    if (HEADINGS.has(index.node(label.node).tag)) return label;
    first = label;
  }
  return first;
}

/** Whether a part holds another chart, or a field. */
function isForeign(index: PageIndex, id: number, charts: readonly number[]): boolean {
  const { end } = index.node(id);
  if (charts.some((chart) => index.contains(id, chart))) return true;
  for (let inner = id; inner < end; inner += 1)
    if (FIELDS.has(index.node(inner).tag) && !index.isHidden(inner)) return true;
  return false;
}

const FIELDS: ReadonlySet<string> = new Set(['select', 'input', 'textarea']);

/** Whether it is nothing but a link or button. */
function isUsed(index: PageIndex, id: number): boolean {
  const { tag, listensForClicks } = index.node(id);
  return tag === 'a' || tag === 'button' || (listensForClicks === true && !HEADINGS.has(tag));
}

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'summary', 'strong', 'b']);

/** The last heading in a part, or null. */
function headingIn(index: PageIndex, id: number): number | null {
  const { end } = index.node(id);
  for (let inner = end - 1; inner >= id; inner -= 1)
    if (HEADINGS.has(index.node(inner).tag) && !index.isHidden(inner)) return inner;
  return null;
}

function asLabel(index: PageIndex, id: number): ChartLabel | null {
  if (index.isHidden(id)) return null;
  const text = labelText(index.text(id));
  return isLabel(text) ? { node: id, text } : null;
}

function isLabel(text: string): boolean {
  return text.length <= MAX_LABEL && /\p{L}/u.test(text);
}
