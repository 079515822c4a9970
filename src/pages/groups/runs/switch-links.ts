/**
 * Links that are switches by their role, as "free delivery" above the facets: under no label each is a question of its own.
 */

import type { PageIndex } from '../../page-index.js';
import { isBox } from '../widget-state.js';
import type { Item, Run } from './shapes.js';

/** The runs with unlabelled rows of switches cut into one run for each, called as it is. */
export function withSwitchesApart(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  return runs.flatMap((run) => (run.label === null && run.items.every(isSwitch(index)) ? apart(index, run) : [run]));
}

function isSwitch(index: PageIndex): (item: Item) => boolean {
  return ({ main }) => main !== null && isBox(index, main);
}

function apart(index: PageIndex, run: Run): readonly Run[] {
  return run.items.map((item) => {
    const text = item.main === null ? '' : index.text(item.main);
    return { ...run, items: [item], label: { node: -1, text, strength: 'heading' as const }, trailing: null };
  });
}
