/** Traits of the choices of a group. */

import type { ChoiceGroup } from './page.js';

/** Whether choices of a group are made by working a live page, rather than by an address or a request. */
export function isScripted({ choices }: Pick<ChoiceGroup, 'choices'>): boolean {
  return choices.some(({ control, path }) => control !== undefined && path?.kind === 'actions');
}

/** Choices that are told to be all made at least: of a lone one nothing else is to be taken back. */
const LEAST_CHOSEN = 2;

/** Whether all of several choices are made that can be made together. */
export function areAllSelected({ multiple, choices }: Pick<ChoiceGroup, 'multiple' | 'choices'>): boolean {
  return multiple && choices.length >= LEAST_CHOSEN && choices.every(({ selected }) => selected);
}

/** Whether a group may be asked for values: by making choices, or by unticking all others where all are ticked. */
export function offersValues(group: Pick<ChoiceGroup, 'guess' | 'widget' | 'multiple' | 'choices'>): boolean {
  return group.guess === 'facet' || (group.guess === 'other' && areAllTicked(group));
}

/** Whether all of several boxes are ticked, as where a list is narrowed by unticking. */
export function areAllTicked(group: Pick<ChoiceGroup, 'widget' | 'multiple' | 'choices'>): boolean {
  return group.widget === 'checkboxes' && areAllSelected(group);
}
