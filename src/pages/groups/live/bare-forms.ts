/**
 * Forms without a button: what stands behind their fields and has no address sends them by a script, or clears them.
 */

import type { PageIndex } from '../../page-index.js';

const BUTTON = /^(?:submit|image|button)$/iu;
const UNSEEN = /^(?:hidden|submit|image|button|reset)$/iu;

/** The form around a node, if it has no button of its own; else null. */
export function bareFormAround(index: PageIndex, node: number): number | null {
  const form = index.ancestors(node).find((id) => index.node(id).tag === 'form');
  if (form === undefined || index.within(form, 'button').length > 0) return null;
  return inputsOf(index, form).some(({ type }) => BUTTON.test(type)) ? null : form;
}

/** Whether nodes stand behind all fields of a form without a button, among which there are some to choose in. */
export function endsBareForm(index: PageIndex, nodes: readonly number[]): boolean {
  const first = Math.min(...nodes);
  const form = bareFormAround(index, first);
  if (form === null || !nodes.every((node) => index.contains(form, node))) return false;
  const inputs = inputsOf(index, form).filter(({ id, type }) => !UNSEEN.test(type) && !index.isHidden(id));
  const selects = index.within(form, 'select').map((id) => ({ id, type: 'select' }));
  const fields = [...inputs, ...selects];
  const isChoice = ({ type }: { readonly type: string }): boolean => /^(?:checkbox|radio|select)$/iu.test(type);
  return fields.some(isChoice) && fields.every(({ id }) => id < first);
}

function inputsOf(index: PageIndex, form: number): readonly { readonly id: number; readonly type: string }[] {
  return index.within(form, 'input').map((id) => ({ id, type: index.node(id).attributes['type'] ?? '' }));
}
