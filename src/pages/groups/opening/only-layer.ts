/**
 * The layer over a page that is all that those who hear the page hear of, as kits put popovers that have no role.
 */

import { oncePer } from '../../../base/remember.js';
import type { PageIndex } from '../../page-index.js';
import { isBox } from '../widget-state.js';

/** Roles of lists that drop down: they are left by choosing from them. */
const LISTS: ReadonlySet<string> = new Set(['listbox', 'menu', 'tree', 'grid', 'dialog', 'alertdialog']);

/**
 * The layer over the page beside which those who hear the page hear of nothing else, and which offers something to tick: a
 * popover of a kit that gives it no role. Null where there is none.
 */
export const onlyLayer: (index: PageIndex) => number | null = oncePer((index) => {
  const body = index.byTag('body')[0];
  const parts = body === undefined ? [] : index.elements(body).filter((id) => showsSomething(index, id));
  const isUnspoken = (id: number): boolean =>
    index.node(id).attributes['aria-hidden'] === 'true' || index.node(id).attributes['inert'] !== undefined;
  const [layer, ...others] = parts.filter((id) => !isUnspoken(id));
  if (layer === undefined || others.length > 0 || parts.length < 2 || parts.indexOf(layer) === 0) return null;
  const inner = index.nodes.slice(layer, index.node(layer).end).filter(({ id }) => !index.isHidden(id));
  const isOwn =
    inner.every(({ id }) => !LISTS.has(index.role(id) ?? '')) && inner.some(({ id }) => isChoice(index, id));
  const isOver = inner.some(({ covers }) => covers === true);
  return isOwn && isOver ? layer : null;
});

function showsSomething(index: PageIndex, id: number): boolean {
  return !index.isHidden(id) && index.text(id) !== '';
}

/** Whether it says that it can be ticked or pressed in. */
function isChoice(index: PageIndex, id: number): boolean {
  return isBox(index, id) || index.node(id).attributes['aria-pressed'] !== undefined;
}
