/**
 * Values of a facet that stand on a page of their own: "more…", "All brands". Such a page may itself go on over several
 * pages, and where it holds nothing but values it looks like a list of entities.
 */

import { parseWhole, splitCount } from '../../base/text.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Card, Choice, ChoiceGroup, PageView } from '../../model/page.js';
import { accessKey } from '../access-key.js';
import type { ExploreContext } from '../context.js';
import type { Explorer } from '../explorer.js';
import { glance } from '../glance.js';
import { letteredChoices } from './lettered-values.js';
import { isSameGroup, valueKey, type Region } from '../region.js';

/** Pages of values of one facet that are read. Raising it finds more of facets with thousands of values. */
const MOST_PAGES = 100;

/** Regions in a row whose pages of values tell nothing new before those of other regions are not asked for. */
const BARREN_PAGES = 3;

/** A group of a region's page, and the facet that it is. */
export interface GroupOfFacet {
  readonly group: ChoiceGroup;
  readonly identity: string;
}

/**
 * Values of a region's facet on the page that promises all of them; none where such pages of regions seen before told
 * nothing that was not known.
 */
export async function regionsFurtherChoices(
  explorer: Explorer,
  region: Region,
  { group, identity }: GroupOfFacet,
): Promise<readonly Choice[]> {
  const { asked, barren, barrenPages, context, tracking } = explorer;
  if (group.more === null || barren.has(group.key)) return [];
  const told = barrenPages.get(identity) ?? new Set<string>();
  const key = accessKey(group.more, tracking);
  if (told.size >= BARREN_PAGES && !told.has(key)) return [];
  const choices = await furtherChoices(context, group, group.more);
  const isNew = choices.some((choice) => !choice.selected && !asked.covers(identity, valueKey(choice), region));
  barrenPages.set(identity, isNew ? new Set() : told.add(key));
  return choices;
}

/** Values of a group on the pages that promise all of them; none if nothing there is like the group. */
export async function furtherChoices(
  context: ExploreContext,
  group: ChoiceGroup,
  more: AccessPath,
): Promise<readonly Choice[]> {
  const found = new Map<string, Choice>();
  let read: ReadValues | null = null;
  let path: AccessPath | null = more;
  for (let pages = 0; path !== null && pages < MOST_PAGES; pages += 1) {
    const answer = await glance(context, path);
    if (answer.kind !== 'page') break;
    const { view } = answer.observation;
    read ??= readerOf(group, view);
    const choices = (read?.(view) ?? []).filter((choice) => !found.has(valueKey(choice)));
    for (const choice of choices) found.set(valueKey(choice), choice);
    if (pages === 0)
      for (const choice of await letteredChoices(context, group, view)) found.set(valueKey(choice), choice);
    path = choices.length === 0 ? null : view.pagination.next;
  }
  return [...found.values()];
}

/** The values that a page of values shows. */
type ReadValues = (view: PageView) => readonly Choice[];

/** How to read pages of a group's values as this first one: its group that has most of the same, else its list; null if neither is like it. */
function readerOf(group: ChoiceGroup, view: PageView): ReadValues | null {
  const own = new Set(group.choices.map(valueKey));
  const overlap = (choices: readonly Choice[]): number => choices.filter((choice) => own.has(valueKey(choice))).length;
  const isLike = (choices: readonly Choice[]): boolean => overlap(choices) > 0 && overlap(choices) * 2 >= own.size;
  const best = [...view.groups].sort((a, b) => overlap(b.choices) - overlap(a.choices))[0];
  if (best !== undefined && isLike(best.choices))
    return ({ groups }) => groups.find((other) => isSameGroup(other, best))?.choices ?? [];
  return isLike(listedChoices(view)) ? listedChoices : null;
}

/** The cards of a page's list as values. */
function listedChoices({ list }: PageView): readonly Choice[] {
  return (list?.cards ?? []).flatMap((card) => (card.url === null ? [] : [choiceOf(card, card.url)]));
}

function choiceOf({ name, node, texts }: Card, url: string): Choice {
  const { value, count } = splitCount(name);
  const numbers = texts.flatMap((text) => (text === name ? [] : (parseWhole(text) ?? [])));
  const shown = count ?? (numbers.length === 1 ? (numbers[0] ?? null) : null);
  return { node, value, count: shown, selected: false, path: { kind: 'url', url }, level: 0, range: null };
}
