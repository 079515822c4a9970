/**
 * What tabs call the panels that they show: links or buttons beside each other that each name another panel, where these stand
 * beside each other, too. A link alone may only lead down the page.
 */

import { groupBy } from '../base/group-by.js';
import { oncePer } from '../base/remember.js';
import { labelText } from '../base/text.js';
import type { SnapshotNode } from '../model/snapshot.js';
import { readText, type Markup } from './markup.js';

/** Longest text of a tab, in characters. */
const MAX_TAB = 40;

/** A tab and what it says. */
export interface TabName {
  readonly node: number;
  readonly text: string;
}

/** The tab that shows an element, by its node; empty where there are no tabs. */
export const tabLabels: (markup: Markup) => ReadonlyMap<number, TabName> = oncePer((markup) => {
  const tabs = markup.nodes.flatMap((node) => {
    const panel = panelOf(markup, node);
    return panel === null
      ? []
      : [{ node: node.id, panel, row: rowOf(markup, node), beside: markup.nodes[panel]?.parent }];
  });
  const rows = groupBy(tabs, ({ row, beside }) => `${String(row)} ${String(beside)}`);
  const labels = new Map<number, TabName>();
  for (const row of rows.values()) {
    if (new Set(row.map(({ panel }) => panel)).size < 2) continue;
    for (const { node, panel } of row) {
      const text = labelText(readText(markup, node));
      if (/\p{L}/u.test(text) && text.length <= MAX_TAB) labels.set(panel, { node, text });
    }
  }
  return labels;
});

/** The element that a link or button names as what it shows; null if it names none, or stands in it. */
function panelOf({ byId }: Markup, { id, tag, role, attributes }: SnapshotNode): number | null {
  if (tag !== 'a' && tag !== 'button' && role !== 'tab') return null;
  const named = [attributes['href'], attributes['data-bs-target'], attributes['data-target']].flatMap((value) =>
    value !== undefined && /^#[^\s/=!]+$/u.test(value) ? [value.slice(1)] : [],
  );
  const panel = byId.get(attributes['aria-controls'] ?? named[0] ?? '');
  return panel === undefined || panel < id ? null : panel;
}

/** What holds all tabs of a row: the parent of a tab, or of the item that is wrapped around it alone. */
function rowOf({ nodes }: Markup, { parent }: SnapshotNode): number {
  const around = nodes[parent];
  return around !== undefined && /^(?:li|span|div)$/u.test(around.tag) ? around.parent : parent;
}
