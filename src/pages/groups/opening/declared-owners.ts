/**
 * What opens what, as elements declare it: fields that drop lists down, and buttons with the panels that they show.
 */

import { oncePer } from '../../../base/remember.js';
import type { PageIndex } from '../../page-index.js';
import { idsIn } from './field-namers.js';

/** What has opened, or opens, that in which a node lies; or null. */
export type PopupOwner = (node: number) => number | null;

/**
 * Whether an element drops down a list to choose from; native selects have theirs in them. An input in which nothing can be
 * typed does if it says whether something of it is open.
 */
export function isField(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  if (tag === '#text' || tag === 'select') return false;
  if (index.role(id) === 'combobox' || attributes['aria-haspopup'] === 'listbox') return true;
  return tag === 'input' && attributes['readonly'] !== undefined && attributes['aria-expanded'] !== undefined;
}

/** The list that a field says is its own, elsewhere on the page, or null. */
export function listOf(index: PageIndex, field: number): number | null {
  const { attributes } = index.node(field);
  const ids = [...idsIn(attributes['aria-controls']), ...idsIn(attributes['aria-owns'])];
  const lists = ids.flatMap((id) => [besideWith(index, field, id) ?? [], index.byElementId(id, field) ?? []].flat());
  // An input lists nothing: it keeps what is chosen.
  const isList = (id: number): boolean => index.node(id).tag !== 'input';
  return lists.find((list) => isList(list) && !index.contains(field, list) && !index.contains(list, field)) ?? null;
}

/** What bears an id beside an element: parts of one kind of widget often share their ids, each in a tree of its own. */
function besideWith(index: PageIndex, node: number, id: string): number | undefined {
  return index.elements(index.node(node).parent).find((other) => index.node(other).attributes['id'] === id);
}

/** The only button that says that its menu is open without saying which, for what lies in a menu; else null. */
export function menuButton(index: PageIndex, node: number): number | null {
  const menu = index.ancestors(node).find((id) => index.role(id) === 'menu');
  if (menu === undefined) return null;
  const open = index.nodes.filter(
    ({ id, attributes }) =>
      attributes['aria-expanded'] === 'true' && attributes['aria-haspopup'] === 'menu' && !isField(index, id),
  );
  const [button] = open;
  if (button === undefined || open.length > 1 || index.contains(menu, button.id)) return null;
  return listOf(index, button.id) === null ? button.id : null;
}

/** The button that shows the panel that a node lies in elsewhere on the page, or null; as {@link popupOwners}, for panels of any kind. */
export const panelButtons: (index: PageIndex) => PopupOwner = oncePer((index) => buttonsOfPanels(index, ['true']));

/** The same, also for panels that are closed. */
export const panelOwners: (index: PageIndex) => PopupOwner = oncePer((index) =>
  // The button that has shown a panel counts for more than another one that would.
  buttonsOfPanels(index, ['false', 'true']),
);

/** The buttons that say one of some states of what they show; those of a later state count for more. */
function buttonsOfPanels(index: PageIndex, states: readonly string[]): PopupOwner {
  const panels = new Map<number, number>();
  for (const state of states)
    for (const { id, tag, attributes } of index.nodes) {
      if (tag === '#text' || attributes['aria-expanded'] !== state || isField(index, id)) continue;
      const panel = listOf(index, id);
      if (panel !== null) panels.set(panel, id);
    }
  const dialog = openDialog(index);
  if (dialog !== null && !panels.has(dialog.panel)) panels.set(dialog.panel, dialog.button);
  return (node) => {
    const panel = [node, ...index.ancestors(node)].find((id) => panels.has(id));
    return panel === undefined ? null : (panels.get(panel) ?? null);
  };
}

/** The only dialog that is to be seen with the only button that says that its dialog is open, but not which; or null. */
const openDialog = oncePer((index: PageIndex): { readonly panel: number; readonly button: number } | null => {
  const [button, ...others] = index.nodes.filter(
    ({ tag, attributes }) =>
      tag !== '#text' && attributes['aria-expanded'] === 'true' && attributes['aria-haspopup'] === 'dialog',
  );
  if (button === undefined || others.length > 0 || listOf(index, button.id) !== null) return null;
  const [panel, ...further] = index.nodes.filter(({ id }) => index.role(id) === 'dialog' && !index.isHidden(id));
  if (panel === undefined || further.length > 0 || index.contains(panel.id, button.id)) return null;
  return { panel: panel.id, button: button.id };
});
