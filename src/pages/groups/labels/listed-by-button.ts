/**
 * Lists of links that a button says it drops down: they are called as the button, whatever else stands near, and whether or
 * not the list is to be seen.
 */

import { labelText, textKey } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { Addresses } from '../addresses.js';
import { listOf, panelOwners } from '../opening/declared-owners.js';
import { textWithoutBadge } from '../runs/badges.js';
import { firstNode, type Run, type TextBlock } from '../runs/shapes.js';
import { withoutDecoration } from '../runs/texts.js';

/** Share of links that filter the page where they stand, above which a list is no menu of the site. */
const MOST = 0.5;

/** The runs; one that is all of a list that a button drops down is called as the button, if the list has no label in it. */
export function withButtonsOfLists(index: PageIndex, addresses: Addresses, runs: readonly Run[]): readonly Run[] {
  const buttonOf = panelOwners(index);
  const owners = runs.map((run) => buttonOf(firstNode(run)));
  return runs.map((run, at): Run => {
    const button = owners[at] ?? null;
    if (button === null || owners.filter((other) => other === button).length > 1) return run;
    const list = listOf(index, button);
    const isLabelled = list !== null && run.label !== null && index.contains(list, run.label.node);
    if (isLabelled || !mostlyFilters(addresses, run)) return run;
    const label = nameOf(index, button, run);
    if (label === null) return run;
    return { ...run, label, ...(isFolded(index, run) ? { isDropped: true } : {}) };
  });
}

/** Whether none of a run is to be seen, and nothing but the page's source will tell it: a browser drops the list down. */
function isFolded(index: PageIndex, { items }: Run): boolean {
  const isHidden = items.every(({ parts }) => parts.every((part) => index.isHidden(part)));
  return index.snapshot.source !== 'browser' && isHidden;
}

/** What a button shows, or what it is called where it shows a value of its list; null if it says nothing else. */
function nameOf(index: PageIndex, button: number, { items }: Run): TextBlock | null {
  const values = new Set(items.flatMap(({ main, parts }) => [main ?? -1, ...parts].map((id) => keyOf(index, id))));
  const said = [textWithoutBadge(index, button), index.node(button).attributes['aria-label'] ?? ''];
  const texts = said.map((text) => withoutDecoration(labelText(text)));
  const text = texts.find((one) => /\p{L}/u.test(one) && !values.has(bareKey(one)));
  return text === undefined ? null : { node: button, text, strength: 'heading' };
}

function keyOf(index: PageIndex, id: number): string {
  return index.nodes[id] === undefined ? '' : bareKey(index.text(id));
}

/** A text as it is compared, without a count behind it. */
function bareKey(text: string): string {
  return textKey(text.replace(/\s*[([]?\p{Nd}[\p{Nd}.,\s]*[)\]]?$/u, ''));
}

function mostlyFilters(addresses: Addresses, { items }: Run): boolean {
  const filters = items.filter(
    ({ main }) => main !== null && addresses.of(main) !== null && !addresses.changes(main).has('/'),
  );
  return filters.length > items.length * MOST;
}
