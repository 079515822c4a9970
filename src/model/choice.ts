/** Traits of the choices of a group. */

import type { ChoiceGroup } from './page.js';

/** Whether choices of a group are made by working a live page, rather than by an address or a request. */
export function isScripted({ choices }: Pick<ChoiceGroup, 'choices'>): boolean {
  return choices.some(({ control, path }) => control !== undefined && path?.kind === 'actions');
}

/** Boxes that are told to be all ticked at least: a lone one that is ticked says nothing. */
const LEAST_BOXES = 2;

/** Whether all of several boxes are ticked, as where a list is narrowed by unticking. */
export function areAllTicked({
  widget,
  multiple,
  choices,
}: Pick<ChoiceGroup, 'widget' | 'multiple' | 'choices'>): boolean {
  return (
    widget === 'checkboxes' && multiple && choices.length >= LEAST_BOXES && choices.every(({ selected }) => selected)
  );
}
