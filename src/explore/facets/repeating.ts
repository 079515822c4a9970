/**
 * Links that choose for a visitor what other groups offer, such as "popular makes" and "popular searches": the page that they
 * lead to shows the choice in those. They are no facet of their own.
 */

import { wordsOf } from '../../base/words.js';
import type { ChoiceGroup, PageView } from '../../model/page.js';
import type { Question } from '../planning/planner.js';
import { isSameGroup, valueKey } from '../region.js';

/** Letters that a word must have to be another one's beginning. Raising it misses plurals of short words. */
const LEAST_STEM = 3;

/** What a page shows as chosen or filled in that the page before did not. */
interface Shown {
  readonly name: string;
  /** Number of entities that were promised for it. */
  readonly count: number | null;
  /** The facet that shows it; null for a text field. */
  readonly facet: ChoiceGroup | null;
  /** Whether it is a text field behind another one of its form. @default it is not */
  readonly isFurtherField?: boolean;
  /** Whether it is a text field without a name: scripts send it, as they send keywords. @default it is not */
  readonly isNameless?: boolean;
}

/** Whether a choice of a group of links only chose what others on its page offer, told from the page `after` it. */
export function repeatsOthers(before: PageView, question: Question, after: PageView): boolean {
  const { group } = question.facet;
  if (group.widget !== 'links') return false;
  const shown = [...chosenAnew(before, group, after), ...filledAnew(before, after), ...typedAnew(before, after)];
  const [only] = shown;
  if (only === undefined) return false;
  if (
    shown.length === 1 &&
    (only.facet === null ? isOwnField(only, question) : mayOfferMore(group, only.facet, before))
  )
    return false;
  return group.guess === 'facet' ? namesAll(question, shown, after) : true;
}

/** Whether a value alone fills a field that is not the one for words: that asks for an attribute, and offers no values of it. */
function isOwnField({ name, isFurtherField }: Shown, { choice }: Question): boolean {
  return isFurtherField === true && wordsOf(name).join(' ') === wordsOf(choice.value).join(' ');
}

/** Whether links may offer what the one facet that shows their choice does not: it may stand in parts, one behind a button. */
function mayOfferMore(group: ChoiceGroup, facet: ChoiceGroup, { groups }: PageView): boolean {
  const { label } = facet;
  const parts = groups.filter((one) => one.guess === 'facet' && label !== null && one.label === label);
  const offered = new Set([facet, ...parts].flatMap(({ choices }) => choices.map(valueKey)));
  return facet.more === null && offered.size < group.choices.length;
}

/**
 * Whether a link that may be a value says all that it chose: several things, or one and no less than it. A model's page may
 * show its maker as chosen, too.
 */
function namesAll({ choice }: Question, shown: readonly Shown[], after: PageView): boolean {
  const words = wordsOf(choice.value);
  if (!shown.every(({ name }) => wordsOf(name).some((word) => words.some((own) => isSameWord(own, word)))))
    return false;
  const [only] = shown;
  if (only?.isNameless === true) return choice.count === null && wordsOf(only.name).join(' ') === words.join(' ');
  return shown.length > 1 || (only?.facet !== null && only?.count !== null && only?.count === after.declaredCount);
}

/** Whether one of two words is the other, but for its ending. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= LEAST_STEM && long.startsWith(short));
}

/** Values that other facets offered before and now show as chosen, or that stand as "Colour: Red" among what is chosen. */
function chosenAnew(before: PageView, group: ChoiceGroup, after: PageView): readonly Shown[] {
  const others = before.groups.filter((other) => other.guess === 'facet' && !isSameGroup(other, group));
  const now = after.groups.filter((other) => !isSameGroup(other, group));
  const titled = new Set(
    now.flatMap(({ choices }) => choices.flatMap(({ selected, value }) => (selected ? wordsOf(value).join(' ') : []))),
  );
  return others.flatMap((facet) => {
    const own = now.filter((other) => isSameGroup(other, facet)).flatMap(({ choices }) => choices);
    const chosen = new Set(own.filter(({ selected }) => selected).map(valueKey));
    const title = wordsOf(facet.label ?? '').join(' ');
    const known = facet.choices.find((choice) => {
      if (choice.selected) return false;
      return (
        chosen.has(valueKey(choice)) || (title !== '' && titled.has(`${title} ${wordsOf(choice.value).join(' ')}`))
      );
    });
    return known === undefined ? [] : [{ name: known.value, count: known.count, facet }];
  });
}

/** What text fields of forms are filled with that were empty before. */
function filledAnew(before: PageView, after: PageView): readonly Shown[] {
  const empty = new Set(textFields(before).flatMap(({ field }) => (field.value === '' ? [field.name] : [])));
  const filled = new Map(
    textFields(after).flatMap(({ field, isFurther }) =>
      empty.has(field.name) && field.value !== '' ? [[field.name, { name: field.value, isFurther }]] : [],
    ),
  );
  return [...filled.values()].map(({ name, isFurther }) => ({
    name,
    count: null,
    facet: null,
    isFurtherField: isFurther,
  }));
}

/** What stands in fields without a name that did not stand there before, where none of them was filled in. */
function typedAnew({ typed: earlier = [] }: PageView, { typed = [] }: PageView): readonly Shown[] {
  return earlier.length > 0 ? [] : typed.map((name) => ({ name, count: null, facet: null, isNameless: true }));
}

interface TextField {
  readonly field: PageView['forms'][number]['fields'][number];
  /** Whether another one stands before it in its form. */
  readonly isFurther: boolean;
}

function textFields({ forms }: PageView): readonly TextField[] {
  return forms.flatMap(({ fields }) =>
    fields
      .filter(({ widget }) => widget === 'text' || widget === 'search')
      .map((field, at) => ({ field, isFurther: at > 0 })),
  );
}
