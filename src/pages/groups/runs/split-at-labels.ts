/**
 * Runs that go on over the label of what follows them: where facets stand one below the other in one block, all of one kind,
 * only the look of a text tells that it begins another facet.
 */

import { labelText } from '../../../base/text.js';
import { elementOf, lookOf } from '../../look.js';
import type { PageIndex } from '../../page-index.js';
import type { Item, Run, TextBlock } from './shapes.js';
import { hasWords } from './texts.js';

/** Labels of one look from which on a text of that look is one, too. */
const LEAST_ALIKE = 2;

/** Tags whose texts are labels without a class, too. */
const LABEL_TAGS = /^(?:h[1-6]|legend|dt)$/u;

/** The runs, cut before each plain text that looks like the run's own label and like that of another run. */
export function splitAtLabels(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const labels = new Map<string, Set<number>>();
  for (const { label } of runs) {
    const look = label === null ? null : labelLook(index, label.node);
    if (label !== null && look !== null) labels.set(look, (labels.get(look) ?? new Set()).add(label.node));
  }
  return runs.flatMap((run) => {
    const look = run.label === null ? null : labelLook(index, run.label.node);
    return look !== null && (labels.get(look)?.size ?? 0) >= LEAST_ALIKE ? cutBefore(index, run, look) : [run];
  });
}

function cutBefore(index: PageIndex, run: Run, look: string): readonly Run[] {
  const parts: { label: TextBlock | null; items: Item[] }[] = [{ label: run.label, items: [] }];
  for (const item of run.items) {
    const node = plainNode(item);
    const text = node < 0 || labelLook(index, node) !== look ? '' : labelText(index.text(node));
    if (hasWords(text)) parts.push({ label: { node, text, strength: 'plain' }, items: [] });
    else parts.at(-1)?.items.push(item);
  }
  const last = parts.length - 1;
  return parts
    .map((part, at): Run => ({ ...run, ...part, trailing: at === last ? run.trailing : null }))
    .filter(({ items }) => parts.length === 1 || items.some(({ main }) => main !== null));
}

/** The node of a plain text; -1 of other items. */
function plainNode({ main, slice, parts: [part = -1] }: Item): number {
  return main === null && slice === null ? part : -1;
}

/** How an element looks that holds a label, be it told by its text; null where values may look so, too. */
function labelLook(index: PageIndex, node: number): string | null {
  if (node < 0) return null;
  const element = elementOf(index, node);
  const { tag, attributes } = index.node(element);
  return LABEL_TAGS.test(tag) || (attributes['class'] ?? '') !== '' ? lookOf(index, element) : null;
}
