/** Traits of the choices of a group. */

import type { ChoiceGroup } from './page.js';

/** Whether choices of a group are made by working a live page, rather than by an address or a request. */
export function isScripted({ choices }: Pick<ChoiceGroup, 'choices'>): boolean {
  return choices.some(({ control, path }) => control !== undefined && path?.kind === 'actions');
}
