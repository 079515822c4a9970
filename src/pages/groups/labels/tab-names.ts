/**
 * What tabs and pills are not called: tabs are a set by themselves, over a page's list or beside its tools; and a pill is
 * none of what the one before it brings up.
 */

import type { PageIndex } from '../../page-index.js';
import { foldsPanel } from '../opening/folding.js';
import type { Run } from '../runs/shapes.js';

/** A run; pills without the name of another one, and tabs without a label that is the title of the page whose list follows, or a button before them that unfolds nothing. */
export function withoutForeignName(index: PageIndex, run: Run, list: number | null): Run {
  if (isPillBeside(index, run)) return { ...run, label: null };
  const tab = run.items[0]?.main ?? null;
  if (run.label === null || tab === null || index.role(tab) !== 'tab') return run;
  const { node } = run.label;
  // What names the set itself is its own.
  if (index.contains(node, tab)) return run;
  return isPageTitle(index, node, list) || isOtherTool(index, node) ? { ...run, label: null } : run;
}

/** Elements around each pill of a row. */
const MAX_WRAPPERS = 2;

/** Whether a run is called as a button for a popup that stands in one row with its alternatives. */
function isPillBeside(index: PageIndex, { label, items }: Run): boolean {
  const button = label === null ? undefined : buttonAt(index, label.node);
  if (button === undefined || (index.node(button).attributes['aria-haspopup'] ?? 'false') === 'false') return false;
  const rows = rowsOf(index, button);
  return items.every(({ main }) => main !== null && rowsOf(index, main).some((row, level) => row === rows[level]));
}

/** What holds a pill, and what holds the elements around it alone. */
function rowsOf(index: PageIndex, node: number): readonly number[] {
  return index.ancestors(node).slice(0, MAX_WRAPPERS);
}

function buttonAt(index: PageIndex, label: number): number | undefined {
  return index.role(label) === 'button' ? label : index.within(label, 'button')[0];
}

function isPageTitle(index: PageIndex, label: number, list: number | null): boolean {
  if (list === null || label >= list) return false;
  return [label, ...index.ancestors(label)].some((id) => index.node(id).tag === 'h1');
}

function isOtherTool(index: PageIndex, label: number): boolean {
  const button = buttonAt(index, label);
  if (button === undefined) return false;
  return index.node(button).attributes['aria-expanded'] === undefined && !foldsPanel(index, button);
}
