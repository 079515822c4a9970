/**
 * Single alternatives that are groups by themselves, because others like them are.
 */

import type { PageIndex } from '../../page-index.js';
import type { Item, Run } from './shapes.js';

/** Groups of one look and kind beside which a single alternative is a group, too. */
const MIN_ALIKE = 2;

/** Single alternatives of one look and kind, each another one under another label, that are groups by themselves. */
const MIN_ALIKE_SINGLES = 3;

/** Runs of one look and kind. */
interface AlikeRuns {
  /** How many have several alternatives. */
  several: number;
  readonly labels: Set<string>;
  /** Texts of those that are single. */
  readonly singles: Set<string>;
}

/**
 * Tells runs of one alternative under a label that look like those of several other groups of the same kind. On a page of
 * one result all of them have one; but the same button under many titles is what each thing has, no choice.
 */
export function likeOthers(
  index: PageIndex,
  runs: readonly Run[],
  kindOf: (item: Item) => string,
): (run: Run) => boolean {
  const lookOf = ({ label, items: [first] }: Run): string | null => {
    if (label === null || first?.main == null) return null;
    const { tag, attributes } = index.node(label.node);
    return [kindOf(first), tag, attributes['class'] ?? ''].join(' ');
  };
  const alike = new Map<string, AlikeRuns>();
  for (const run of runs) {
    const look = lookOf(run);
    if (look === null) continue;
    const known = alike.get(look) ?? { several: 0, labels: new Set(), singles: new Set() };
    alike.set(look, known);
    if (run.items.length > 1) known.several += 1;
    else {
      known.labels.add(run.label?.text ?? '');
      known.singles.add(index.text(run.items[0]?.main ?? -1));
    }
  }
  return (run) => {
    const others = alike.get(lookOf(run) ?? '');
    if (run.items.length !== 1 || others === undefined) return false;
    return others.several >= MIN_ALIKE || Math.min(others.labels.size, others.singles.size) >= MIN_ALIKE_SINGLES;
  };
}
