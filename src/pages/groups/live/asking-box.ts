/**
 * Boxes that say how values are asked for and are none, such as "exclude": told from where they stand, not from words.
 */

import type { PageIndex } from '../../page-index.js';
import type { Run } from '../runs/shapes.js';

/** Values that a run must have besides. Raising it takes such a box of a short facet for a value. */
const LEAST_VALUES = 2;

/** What such boxes are told from. */
export interface AskingBoxContext {
  readonly index: PageIndex;
  /** Buttons that send a form. */
  readonly submits: ReadonlySet<number>;
  /** Whether a node is a box. */
  readonly isBox: (node: number) => boolean;
}

/**
 * The runs; that which is all the boxes of a form without the last of them if it stands with the form's button, and none of
 * the others does. In a form of several facets such a box may be a facet of its own.
 */
export function withoutAskingBoxes(context: AskingBoxContext, runs: readonly Run[]): readonly Run[] {
  return runs.map((run) => {
    const last = run.items.at(-1)?.main ?? null;
    const isAsking = last !== null && run.items.length > LEAST_VALUES && standsWithButton(context, { runs, run, last });
    return isAsking ? { ...run, items: run.items.slice(0, -1) } : run;
  });
}

interface LastBox {
  readonly runs: readonly Run[];
  readonly run: Run;
  readonly last: number;
}

function standsWithButton({ index, submits, isBox }: AskingBoxContext, { runs, run, last }: LastBox): boolean {
  const form = index.ancestors(last).find((id) => index.node(id).tag === 'form');
  if (form === undefined || !run.items.every(({ main }) => main !== null && isBox(main))) return false;
  const isIn = (block: number, { items }: Run): boolean =>
    items.some(({ main }) => main !== null && main !== last && isBox(main) && index.contains(block, main));
  const block = index.ancestors(last).find((id) => [...submits].some((button) => index.contains(id, button)));
  if (block === undefined || !index.contains(form, block) || isIn(block, run)) return false;
  return runs.every((other) => other === run || !isIn(form, other));
}
