/**
 * Buttons that choose nothing of what is listed: those at the very beginning of a page that take the keyboard to its parts,
 * and those without words that move a row of linked pictures.
 */

import type { PageIndex } from '../page-index.js';
import type { FoundGroup } from './found-group.js';

/** Linked pictures between buttons that make a row. Raising it takes the buttons of shorter rows for choices. */
const LEAST_PICTURES = 2;

/** Whether the choices of a group are tools of the page or of a row on it. */
export function arePageTools(index: PageIndex, group: FoundGroup): boolean {
  if (group.widget !== 'buttons' || group.choices.some(({ count }) => count !== null)) return false;
  return beginsPage(index, group) || movesRow(index, group);
}

/** Whether nothing of a page is to be seen or heard before a group without a label, and the header of the site comes behind it. */
function beginsPage(index: PageIndex, { label, choices }: FoundGroup): boolean {
  const [first, last] = [choices[0]?.node ?? 0, choices.at(-1)?.node ?? 0];
  if (label !== null || index.landmark(first) !== null) return false;
  const [body = 0] = index.byTag('body');
  for (let id = body + 1; id < first; id += 1)
    if (!index.contains(id, first) && !index.isHidden(id) && index.textLength(id) > 0) return false;
  return index.nodes.some(({ id }) => id > last && index.landmark(id) === 'header');
}

/** Whether none of the buttons shows a word, and links with pictures stand between them. */
function movesRow(index: PageIndex, { choices }: FoundGroup): boolean {
  const nodes = choices.map(({ node }) => node);
  if (nodes.length === 0 || nodes.some((node) => index.textLength(node) > 0)) return false;
  const [first = 0, last = 0] = [Math.min(...nodes), Math.max(...nodes)];
  const around = index.ancestors(first).find((id) => index.contains(id, last));
  if (around === undefined) return false;
  const pictured = index.links.filter(
    (link) => index.contains(around, link) && !nodes.includes(link) && index.within(link, 'img').length > 0,
  );
  return pictured.length >= LEAST_PICTURES;
}
