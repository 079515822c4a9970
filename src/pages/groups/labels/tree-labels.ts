/**
 * Trees of links that are unfolded only as far as what is chosen, as of places or departments: each list of further values
 * lies in the entry of the value above, which is a value and not what they are called.
 */

import { labelText, textKey } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { isOwnPage } from '../../pressables.js';
import { textBefore } from '../opening/popups.js';
import { isHeading, LIST_TAGS, type Run, type TextBlock } from '../runs/shapes.js';

/** Values above each other. Raising it reads deeper trees. */
const MAX_DEPTH = 8;

/** The runs, those called as the value above them called as their tree. */
export function withTreeLabels(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  return runs.map((run) => {
    const label = treeLabel(index, run);
    return label === null ? run : { ...run, label };
  });
}

/** The heading over the tree in which a run's values stand below one that is chosen; null if they do not. */
function treeLabel(index: PageIndex, { items: [first], label }: Run): TextBlock | null {
  const list = listAround(index, first?.main ?? -1);
  if (label === null || list === null) return null;
  const entry = entryAround(index, list);
  if (entry === null || !index.contains(entry, label.node) || label.node > list) return null;
  const tree = treeAround(index, list);
  const title = tree === null ? null : textBefore(index, tree);
  if (title === null || !isHeading(index, title.node)) return null;
  return { ...title, text: labelText(title.text), strength: 'heading' };
}

/** The outermost list around a list below a value; null if any of those has several lists in it, or none of them a value over it. */
function treeAround(index: PageIndex, inner: number): number | null {
  let [list, isChosen] = [inner, false];
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const entry = entryAround(index, list);
    const around = entry === null ? null : listAround(index, entry);
    if (entry === null || around === null) break;
    const others = index.elements(around).filter((id) => id !== entry);
    // Several entries with lists of their own are several things to choose from.
    if (others.some((id) => holdsList(index, id))) return null;
    isChosen ||= isValue(index, { entry, list, others });
    list = around;
  }
  return isChosen ? list : null;
}

interface TreeEntry {
  readonly entry: number;
  /** The list in it. */
  readonly list: number;
  /** The entries beside it. */
  readonly others: readonly number[];
}

/** Whether what an entry begins with is a value: a link to a wider list, one among links, or what the page says that it lists. */
function isValue(index: PageIndex, { entry, list, others }: TreeEntry): boolean {
  const heads = index.elements(entry).filter((id) => id < list);
  const leadsAway = (id: number): boolean => index.linkUrl(id) !== null && !isOwnPage(index, id);
  const linksIn = (id: number): readonly number[] => [id, ...index.within(id, 'a')].filter(leadsAway);
  if (heads.some((id) => linksIn(id).length > 0) || others.some((id) => linksIn(id).length > 0)) return true;
  const name = textKey(heads.map((id) => index.text(id)).find((text) => text !== '') ?? '');
  const titles = index.byTag('h1').map((id) => textKey(index.text(id)));
  return name !== '' && titles.some((title) => ` ${title} `.includes(` ${name} `));
}

function holdsList(index: PageIndex, id: number): boolean {
  return [...LIST_TAGS].some((tag) => index.within(id, tag).length > 0);
}

function listAround(index: PageIndex, id: number): number | null {
  return id < 0 ? null : (index.ancestors(id).find((around) => LIST_TAGS.has(index.node(around).tag)) ?? null);
}

/** The entry of another list that a list lies in. */
function entryAround(index: PageIndex, list: number): number | null {
  const around = index.ancestors(list).find((id) => index.node(id).tag === 'li' || LIST_TAGS.has(index.node(id).tag));
  return around !== undefined && index.node(around).tag === 'li' ? around : null;
}
