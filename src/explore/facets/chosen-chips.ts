/**
 * Buttons and links that tell what is chosen and take it back: "Colour: Red, remove", "Clear all". Pages with other choices
 * show others, so that trying them on one page tells nothing of the next.
 */

import { textKey } from '../../base/text.js';
import { takesBack, wordings, wordsOf } from '../../base/words.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';
import type { Predicate } from '../../model/query.js';
import { isSameGroup, valueKey, type Region } from '../region.js';

/** Choices beside those that tell what is chosen: one that takes all back, one that saves it. */
const MOST_BESIDE = 2;

/** What of a region tells which of its groups only say what is chosen. */
type Chosen = Pick<Region, 'predicates' | 'view'> & Partial<Pick<Region, 'ancestors'>>;

/** The region without the groups that tell what is chosen in it; as it is if there are none. */
export function withoutChosenChips<Shown extends Chosen>(region: Shown): Shown {
  const { predicates, view } = region;
  const groups = view.groups.filter((group) => !tellsChosen(predicates, group) && !repeatsChosen(region, group));
  return groups.length === view.groups.length ? region : { ...region, view: { ...view, groups } };
}

/** Whether a group names what is chosen, with its facet or with a sign that takes it back, and hardly anything else. */
function tellsChosen(predicates: readonly Predicate[], { choices, widget }: ChoiceGroup): boolean {
  if (predicates.length === 0 || (widget !== 'buttons' && widget !== 'links' && widget !== 'other')) return false;
  const isFew = (told: readonly unknown[], beside: number): boolean =>
    told.length > 0 && told.length <= predicates.length && choices.length <= told.length + beside;
  const told = choices.filter(({ value }) =>
    predicates.some(
      (predicate) => names(value, predicate) || predicate.values.some((chosen) => takesBack(value, chosen)),
    ),
  );
  if (isFew(told, MOST_BESIDE)) return true;
  const uncounted = choices.filter(({ count }) => count === null).map(({ value }) => value);
  const chosen = predicates.flatMap(({ values }) => values);
  return isFew(wordings(uncounted, chosen), 1);
}

/**
 * Whether a group that came with what was chosen names nothing but that, and perhaps a way to take all of it back: its own
 * facet shows the value as chosen besides.
 */
function repeatsChosen({ predicates, view, ancestors = [] }: Chosen, group: ChoiceGroup): boolean {
  const { choices, widget } = group;
  if (predicates.length === 0 || (widget !== 'buttons' && widget !== 'links')) return false;
  const told = choices.filter(
    (choice) =>
      choice.count === null &&
      !choice.selected &&
      predicates.some((predicate) => view.groups.some((own) => own !== group && showsChosen(own, predicate, choice))),
  );
  if (told.length === 0 || choices.length > told.length + 1) return false;
  const plain = ancestors.filter((above) => above.predicates.length === 0);
  return !plain.some((above) => above.view.groups.some((other) => isSameGroup(other, group)));
}

/** Whether a group is a predicate's facet and shows a value of this name as chosen. */
function showsChosen({ label, choices }: ChoiceGroup, { attribute, values }: Predicate, named: Choice): boolean {
  const key = valueKey(named);
  if (textKey(label ?? '') !== textKey(attribute) || values.every((value) => textKey(value) !== key)) return false;
  return choices.some((choice) => choice.selected && valueKey(choice) === key);
}

/** Words beside a value in a text that tells that it was chosen: "Remove Red", "Red selected". */
const MOST_WORDS = 2;

/** Whether a group that came with a choice only tells that it was made. */
export function tellsChoice({ value }: Choice, { choices }: ChoiceGroup): boolean {
  const chosen = wordsOf(value);
  if (chosen.length === 0) return false;
  const told = choices.filter((choice) => {
    const said = wordsOf(choice.value);
    return said.length - chosen.length <= MOST_WORDS && spaced(said).includes(spaced(chosen));
  });
  return told.length === 1 && choices.length <= told.length + MOST_BESIDE;
}

/** Whether a text says what a facet is called and, right behind that, a value. */
function names(text: string, { attribute, values }: Predicate): boolean {
  const said = spaced(wordsOf(text));
  const label = wordsOf(attribute);
  return values
    .map(wordsOf)
    .some((value) => label.length > 0 && value.length > 0 && said.includes(spaced([...label, ...value])));
}

function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}
