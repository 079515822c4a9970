/**
 * Values of a facet that only show when a part of their name is typed into the facet's own field: all of them, found by
 * typing beginnings, longer ones where an answer is as long as the page shows at most.
 */

import { textKey } from '../../base/text.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';
import { pathWithSteps } from '../../model/step.js';
import { askAll } from '../asking.js';
import type { Explorer } from '../explorer.js';
import { glance } from '../glance.js';
import { openQuestions } from '../planning/planner.js';
import { hintOf, valueKey, type Facet, type Region } from '../region.js';

/** Texts typed for one facet at most. */
const MOST_TYPINGS = 400;
/** Typings in a row that bring no new value, beyond one of each beginning, before the facet is taken to be known. */
const MOST_VAIN = 15;
/** Typings in a row without news before a field is left that seems to hide nothing, or whose values are known of all entities. */
const FIRST_VAIN = 6;
/** The same where the values that are shown account for all entities already, each once. */
const FIRST_VAIN_COVERED = 3;
/** How far the sizes of values may be off the number of entities, as a share of it: some entities have no value. */
const SIZE_TOLERANCE = 0.03;
/** Characters that are tried as a whole where known values have some of them. */
const ALPHABETS: readonly string[] = ['0123456789', 'abcdefghijklmnopqrstuvwxyz'];

/**
 * Asks the values of every facet that only its own field shows; answers the regions below. To be done late, as other
 * pages may show such values for less.
 */
export async function askSearchedValues(explorer: Explorer): Promise<readonly Region[]> {
  const below: Region[] = [];
  for (const [identity, { region, facet }] of explorer.searchable) {
    if (explorer.searched.has(identity)) continue;
    explorer.searched.add(identity);
    const choices = await searchValues(explorer, region, facet);
    const found: Facet = { ...facet, choices };
    const questions = openQuestions(region, found, explorer);
    if (questions.length === 0) continue;
    explorer.context.tell({
      kind: 'facet',
      attribute: facet.attribute,
      values: questions.length,
      region: region.label,
    });
    below.push(...(await askAll(explorer, region, questions)));
  }
  return below;
}

/** Values of a group that typing into its field shows, beside those that the page shows by itself. */
export async function searchValues(explorer: Explorer, region: Region, facet: Facet): Promise<readonly Choice[]> {
  const { group } = facet;
  const found = new Map(group.choices.map((choice) => [valueKey(choice), choice]));
  const queue = [...beginnings([...found.keys()])];
  const patience = createPatience(explorer, region, { facet, shortTexts: queue.length });
  let longest = found.size;
  for (let typed = 0; typed < MOST_TYPINGS && queue.length > 0 && !patience.isSpent(typed); typed += 1) {
    const text = queue.shift() ?? '';
    const choices = await choicesFor(explorer, region, { group, text });
    if (choices === null) break;
    const fresh = choices.filter((choice) => !found.has(valueKey(choice)));
    for (const choice of fresh) found.set(valueKey(choice), choice);
    patience.note(fresh);
    longest = Math.max(longest, choices.length);
    // An answer that is as long as any may have been cut: longer texts show the rest.
    if (choices.length >= longest && choices.length > 1) queue.push(...longer(text, [...found.keys()]));
  }
  return further(group, found);
}

/** When typing for one facet ends. */
interface Patience {
  /** Takes in what a typing showed for the first time. */
  note(fresh: readonly Choice[]): void;
  /** Whether enough was typed after this many texts. */
  isSpent(typed: number): boolean;
}

/**
 * Little while the field seems to hide nothing, or nothing but values of which one is known of each entity; each of the
 * short texts and some in vain where it hides more.
 */
function createPatience(
  explorer: Explorer,
  region: Region,
  { facet, shortTexts }: { readonly facet: Facet; readonly shortTexts: number },
): Patience {
  const first = accountsForAll(explorer, region, facet) ? FIRST_VAIN_COVERED : FIRST_VAIN;
  let isSettled = isKnownOfAll(explorer, region, facet);
  let isHiding = false;
  let vain = 0;
  return {
    note(fresh) {
      // What another page showed and was asked is no news.
      const isVain = fresh.every((choice) => explorer.asked.knows(facet.identity, valueKey(choice)));
      isHiding ||= fresh.length > 0;
      isSettled &&= isVain;
      vain = isVain ? vain + 1 : 0;
    },
    isSpent: (typed) => (isHiding && !isSettled ? typed >= shortTexts && vain >= MOST_VAIN : vain >= first),
  };
}

/** Whether the values that a page shows have as many entities together as there are. More tell nothing: some entities have several. */
function accountsForAll({ asked }: Explorer, region: Region, facet: Pick<Facet, 'group' | 'identity'>): boolean {
  const sizes = facet.group.choices.map((choice) => asked.sizeOf(facet.identity, valueKey(choice)) ?? 0);
  const all = region.size ?? region.entities.length;
  return Math.abs(sizes.reduce((sum, size) => sum + size, 0) - all) <= all * SIZE_TOLERANCE;
}

/** Whether one value, asked before, is known of each entity: other pages have shown what the field hides. */
function isKnownOfAll({ known }: Explorer, region: Region, { attribute }: Facet): boolean {
  return !known.isSeveral(attribute) && known.tellsAll(attribute, region.entities);
}

function further(group: ChoiceGroup, found: ReadonlyMap<string, Choice>): readonly Choice[] {
  const own = new Set(group.choices.map(valueKey));
  return [...found].filter(([key]) => !own.has(key)).map(([, choice]) => choice);
}

interface Typing {
  readonly group: ChoiceGroup;
  readonly text: string;
}

/** The group's choices once the text is typed; null if that cannot be done. */
async function choicesFor(
  explorer: Explorer,
  region: Region,
  { group, text }: Typing,
): Promise<readonly Choice[] | null> {
  const { search } = group;
  if (search === undefined) return null;
  const path = pathWithSteps(region.path, [{ ...search.step, value: text }]);
  const plain = await shownChoices(explorer, region, { path, group });
  if (plain?.every((choice) => choice.path !== null) === true) return plain;
  return shownChoices(explorer, region, { path, group, controls: true });
}

interface TypedPage {
  readonly path: AccessPath;
  readonly group: ChoiceGroup;
  readonly controls?: boolean;
}

/** What the group shows on a page; null if the page cannot be had. */
async function shownChoices(
  { context }: Explorer,
  region: Region,
  { path, group, controls = false }: TypedPage,
): Promise<readonly Choice[] | null> {
  const answer = await glance(context, path, { controls, like: hintOf(region) });
  if (answer.kind !== 'page') return null;
  const { view } = answer.observation;
  const label = textKey(group.label ?? '');
  const same =
    view.groups.find(({ key }) => key === group.key) ??
    view.groups.find((other) => label !== '' && textKey(other.label ?? '') === label);
  return same === undefined || showsOther(group, same) ? [] : same.choices;
}

const BOXES: ReadonlySet<ChoiceGroup['widget']> = new Set(['checkboxes', 'radios']);

/** Whether what stands in the place of boxes are none: that there is no such value, and a button that empties the field. */
function showsOther({ widget }: ChoiceGroup, now: ChoiceGroup): boolean {
  return BOXES.has(widget) && !BOXES.has(now.widget);
}

/**
 * Characters to begin with: those with which words of known values begin, the most frequent first, in turn with those
 * with which none does; then those inside of them.
 */
function beginnings(values: readonly string[]): readonly string[] {
  const words = values.flatMap((value) => value.split(/[^\p{L}\p{N}]+/u));
  const first = byFrequency(words.map((word) => [...word][0] ?? ''));
  const others = ALPHABETS.filter((alphabet) =>
    values.some((value) => [...alphabet].some((one) => value.includes(one))),
  )
    .flatMap((alphabet) => [...alphabet])
    .filter((character) => !first.includes(character));
  const inTurn = Array.from({ length: Math.max(first.length, others.length) }, (_, at) => [first[at], others[at]]);
  const inside = byFrequency(words.flatMap((word) => [...word].slice(1)));
  return [...new Set([...inTurn.flat().filter((one) => one !== undefined), ...inside])];
}

/** The text with each character that follows one like its last in known values, then with the others. */
function longer(text: string, values: readonly string[]): readonly string[] {
  const last = text.at(-1) ?? '';
  const following = values.flatMap((value) =>
    [...value].flatMap((character, at) => (character === last ? ([...value][at + 1] ?? []) : [])),
  );
  const known = byFrequency(following.filter((character) => /[\p{L}\p{N}]/u.test(character)));
  return [...new Set([...known, ...beginnings(values)])].map((character) => `${text}${character}`);
}

function byFrequency(characters: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const character of characters) if (character !== '') counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([character]) => character);
}
