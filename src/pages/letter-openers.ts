/**
 * Letters that show the values of a facet one letter at a time: each shows more of them, and chooses nothing.
 */

import type { Choice, ChoiceGroup, Control } from '../model/page.js';
import { initial, isLetter } from './groups/runs/texts.js';
import type { PageIndex } from './page-index.js';

/**
 * The letters under which values of a facet stand that are not to be seen now, those words first that may stand for all
 * letters: in a dialog those over its facet, if there is one, on the page those that are called as one facet is.
 */
export function letterOpeners(
  index: PageIndex,
  groups: readonly ChoiceGroup[],
  dialog: number | null,
): readonly Control[] {
  if (dialog === null)
    return groups.filter(({ guess }) => guess === 'letters').flatMap((bar) => lettersOver(groups, bar));
  const inside = groups.filter(({ choices }) => choices.some(({ node }) => index.contains(dialog, node)));
  const [bar, otherBar] = inside.filter(({ guess }) => guess === 'letters');
  const [facet, otherFacet] = inside.filter(({ guess }) => guess === 'facet');
  return bar === undefined || otherBar !== undefined || otherFacet !== undefined ? [] : openersOf(bar, facet);
}

/** The letters of a bar over the facet that is called as it is. */
function lettersOver(groups: readonly ChoiceGroup[], bar: ChoiceGroup): readonly Control[] {
  const [facet, other] = groups.filter(
    ({ guess, label }) => guess === 'facet' && label !== null && label === bar.label,
  );
  return facet === undefined || other !== undefined ? [] : openersOf(bar, facet);
}

function openersOf(bar: ChoiceGroup, facet: ChoiceGroup | undefined): readonly Control[] {
  const shown = new Set(facet?.choices.map(({ value }) => headOf(value)));
  const [letters, words] = [bar.choices.filter(isUnderLetter), bar.choices.filter((choice) => !isUnderLetter(choice))];
  const hidden = letters.filter(({ value }) => !shown.has(headOf(value)));
  if (hidden.length === 0) return [];
  return [...words, ...hidden].flatMap(({ selected, control }): readonly Control[] => {
    if (selected || control === undefined) return [];
    const { role, name, ordinal } = control.step;
    return [{ ...control, step: { do: 'open', role, name, group: facet?.label ?? null, ordinal, value: null } }];
  });
}

function isUnderLetter({ value }: Choice): boolean {
  return isLetter(value);
}

/** The letter that a value stands under; all that begin with none stand under one sign, or digits. */
function headOf(value: string): string {
  const head = initial(value);
  return /\p{L}/u.test(head) ? head : '#';
}
