/**
 * The rest of a list's values, held in an element of its own at its end: folded away behind a link that promises them.
 */

import type { RunSink } from './runs/run-sink.js';
import { LIST_TAGS, type Item, type Run } from './runs/shapes.js';

/** Values that stand directly in a list before more of them are looked for in an element within it. */
const MIN_FIRST = 2;

/** A list's values as far as they have been read. */
export interface ListStart {
  /** The element that is walked through. */
  readonly element: number;
  readonly run: Run;
}

/** A row within a list, with the tag of the child that it came from. */
export interface InnerRow {
  readonly run: Run;
  readonly tag: string;
}

/**
 * The row as the rest of the list around it, what stands behind its values kept aside; null if it is none. Not told of rows
 * in entries of the list, unless they are hidden: those may be lists of their own.
 */
export function foldedRest(sink: RunSink, start: ListStart, row: InnerRow): Run | null {
  if (!isListStart(sink, start) || !mayGoOn(sink, start, row)) return null;
  const rest = withoutBeside(sink, row.run);
  return sink.isSameKind(start.run, rest) ? rest : null;
}

/** Whether several values stand directly in a list. */
function isListStart({ index }: RunSink, { element, run }: ListStart): boolean {
  const isList = LIST_TAGS.has(index.node(element).tag) && run.node === element;
  return isList && run.items.length >= MIN_FIRST && run.trailing === null && !run.crossed;
}

/** Whether a row without a name stands in no list and no entry of its own, or is hidden behind values that are to be seen. */
function mayGoOn({ index }: RunSink, { run: { items } }: ListStart, { run, tag }: InnerRow): boolean {
  if (run.label !== null || run.crossed || LIST_TAGS.has(tag)) return false;
  if (tag !== 'li') return true;
  const isHidden = ({ main }: Item | { main: null }): boolean => main !== null && index.isHidden(main);
  return isHidden(run.items[0] ?? { main: null }) && !items.every(isHidden);
}

/** The row, a link at its end that only a script follows kept aside: it may promise what was folded away. */
function withoutBeside({ index }: RunSink, run: Run): Run {
  const leadsOn = ({ main }: Item): boolean => main !== null && index.linkUrl(main) !== null;
  const last = run.items.at(-1);
  const values = run.items.slice(0, -1);
  if (last?.main == null || leadsOn(last) || !values.some(leadsOn)) return run;
  return { ...run, items: values, trailing: last };
}
