/**
 * Labels of rows that stand in one panel: a bar of letters over boxes, values over a row of tools. Cut apart, none of
 * them reaches the panel's heading by itself.
 */

import { labelText } from '../../base/text.js';
import type { PageIndex } from '../page-index.js';
import { isHeading, itemOf, type Run, type TextBlock } from './shapes.js';

/** Levels around a row within which the heading of its panel stands. */
const MAX_CLIMB = 4;

/** Longest heading of a panel, in characters. */
const MAX_LABEL = 40;

/** The runs, those without a label with that of the panel that they share with others. */
export function withSharedLabels(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const cut = runs.map((run) => withoutLetterLabel(index, run));
  return cut.map((run) => {
    const label = run.label ?? panelLabel(index, run, cut);
    return label === run.label ? run : { ...run, label };
  });
}

/** In a row of letters a letter before them is the one that is chosen, not their label. */
function withoutLetterLabel(index: PageIndex, run: Run): Run {
  const { label, items } = run;
  if (label === null || !isLetter(label.text) || !items.every(({ parts }) => isLetter(index.text(parts[0] ?? -1))))
    return run;
  return { ...run, label: null, items: [itemOf(null, label.node), ...items] };
}

/** Whether a text is one letter or sign. */
export function isLetter(text: string): boolean {
  return /^(?:\S\p{M}*|0[-–]9|#)$/u.test(text) && !/\p{Nd}$/u.test(text.slice(0, 1));
}

function panelLabel(index: PageIndex, run: Run, runs: readonly Run[]): TextBlock | null {
  const first = firstNode(run);
  for (const panel of index.ancestors(first).slice(0, MAX_CLIMB + 1)) {
    const inside = runs.filter((other) => index.contains(panel, firstNode(other)));
    const told = inside.flatMap((other) => other.label ?? []);
    if (told.length > 0) return sharedByAll(index, panel, { told, first: Math.min(...inside.map(firstNode)) });
    const label = inside.length > 1 ? headingOf(index, panel, Math.min(...inside.map(firstNode))) : null;
    if (label !== null) return label;
  }
  return null;
}

interface Told {
  readonly told: readonly TextBlock[];
  /** Where the first of the panel's rows begins. */
  readonly first: number;
}

/** The only label in a panel, if all of the panel's rows stand behind it. */
function sharedByAll(index: PageIndex, panel: number, { told, first }: Told): TextBlock | null {
  const [label] = told;
  if (label === undefined || told.some(({ node }) => node !== label.node)) return null;
  return label.node < first && index.contains(panel, label.node) && label.node !== panel ? label : null;
}

function firstNode(run: Run): number {
  return run.items[0]?.parts[0] ?? run.node;
}

/** The text that a panel begins with, before the first of its rows. */
function headingOf(index: PageIndex, panel: number, row: number): TextBlock | null {
  const before = index.children(panel).filter((id) => index.node(id).end <= row && index.text(id) !== '');
  const [node] = before;
  if (node === undefined || before.length > 1) return null;
  const text = labelText(index.text(node));
  const isLabel = text.length <= MAX_LABEL && /\p{L}/u.test(text) && !/\p{Nd}/u.test(text);
  return isLabel ? { node, text, strength: isHeading(index, node) ? 'heading' : 'plain' } : null;
}
