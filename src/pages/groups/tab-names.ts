/**
 * What tabs are not called: they are a set by themselves, over a page's list or beside its tools.
 */

import type { PageIndex } from '../page-index.js';
import { foldsPanel } from './folding.js';
import type { Run } from './shapes.js';

/** A run; one of tabs without a label that is the title of the page whose list follows, or a button before them that unfolds nothing. */
export function withoutForeignName(index: PageIndex, run: Run, list: number | null): Run {
  const tab = run.items[0]?.main ?? null;
  if (run.label === null || tab === null || index.role(tab) !== 'tab') return run;
  const { node } = run.label;
  // What names the set itself is its own.
  if (index.contains(node, tab)) return run;
  return isPageTitle(index, node, list) || isOtherTool(index, node) ? { ...run, label: null } : run;
}

function isPageTitle(index: PageIndex, label: number, list: number | null): boolean {
  if (list === null || label >= list) return false;
  return [label, ...index.ancestors(label)].some((id) => index.node(id).tag === 'h1');
}

function isOtherTool(index: PageIndex, label: number): boolean {
  const button = index.role(label) === 'button' ? label : index.within(label, 'button')[0];
  if (button === undefined) return false;
  return index.node(button).attributes['aria-expanded'] === undefined && !foldsPanel(index, button);
}
