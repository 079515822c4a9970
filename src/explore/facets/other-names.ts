/**
 * Values whose lists were read under another name: links of a menu lead where those of a facet lead, and the facet, which
 * tells how many entities each has, says what they are. So do buttons of a front page that choose a value in a facet of the
 * page which they lead to.
 */

import type { Choice } from '../../model/page.js';
import type { Predicate } from '../../model/query.js';
import { accessKey } from '../access-key.js';
import type { ListedPage } from '../context.js';
import { includedShare, mappedSet, type EntitySet } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import type { NamedList } from './named-lists.js';
import { NOTHING_ASKED } from '../planning/asked-values.js';
import { openQuestions, type Question } from '../planning/planner.js';
import { keywordOf, predicateOf, valueKey, type Facet, type Region } from '../region.js';

/** Remembers a list as one that a facet may have another name for; one of a value whose number was told has its name. */
export function noteNamed(
  { named, tracking }: Explorer,
  region: Region,
  { question, pages }: { readonly question: Question; readonly pages: readonly ListedPage[] },
): void {
  const { facet, choice } = question;
  const [first] = pages;
  if (choice.path === null || first === undefined || !region.whole) return;
  const { id, path, entities } = region;
  const list: NamedList = { id, path, entities, attribute: facet.attribute, page: { ...first, items: [] } };
  if (isButtons(facet)) named.set(valueOf(facet, choice), list);
  else if (choice.count === null && choice.path.kind === 'url') named.set(accessKey(choice.path, tracking), list);
}

/** Whether a facet is a row of buttons with a label, as those of a front page are that lead to lists. */
function isButtons({ group: { widget, multiple, label } }: Facet): boolean {
  return widget === 'buttons' && !multiple && label !== null;
}

/** A value of a facet, whatever that is called where it stands. */
function valueOf({ identity }: Facet, choice: Choice): string {
  return JSON.stringify([identity, valueKey(choice)]);
}

/**
 * Records what a facet of a region calls lists that were read under another name: they hold as many entities as it says, all
 * of the region. Nothing is asked for it.
 */
export async function recordOtherNames(explorer: Explorer, region: Region, facet: Facet): Promise<void> {
  const { context, named } = explorer;
  if (named.size === 0 || region.entities.length === 0 || !context.wants(facet.attribute)) return;
  // What was read under another name is open under this one.
  const state = { ...explorer, visited: new Set<string>(), ...(isFilter(facet) ? { asked: NOTHING_ASKED } : {}) };
  for (const question of openQuestions(region, facet, state)) {
    const key = keyOf(explorer, question);
    const list = named.get(key);
    if (list === undefined || list.attribute === facet.attribute) continue;
    const entities = mappedSet(list.entities, context.representative);
    const isWithin = includedShare(entities, mappedSet(region.entities, context.representative)) === 1;
    if (entities.length !== question.choice.count || !isWithin) continue;
    named.delete(key);
    await recordAs(explorer, region, { question, list, entities });
  }
}

/** Whether several values of a facet can be chosen, as in boxes under a label. */
function isFilter({ group: { multiple, label } }: Facet): boolean {
  return multiple && label !== null;
}

/** The key of the list that was read for a value under another name; empty if there is none. */
function keyOf({ named, tracking }: Explorer, { facet, choice }: Question): string {
  const keys = [
    ...(isFilter(facet) ? [valueOf(facet, choice)] : []),
    ...(choice.path === null ? [] : [accessKey(choice.path, tracking)]),
  ];
  return keys.find((key) => named.has(key)) ?? '';
}

interface OtherName {
  readonly question: Question;
  readonly list: NamedList;
  readonly entities: EntitySet;
}

async function recordAs(
  { context, asked }: Explorer,
  region: Region,
  { question: { facet, choice, path }, list, entities }: OtherName,
): Promise<void> {
  const predicate: Predicate = predicateOf(facet.attribute, choice, path);
  await context.record({
    predicates: [...region.predicates.filter(({ attribute }) => attribute !== facet.attribute), predicate],
    keyword: keywordOf(region),
    paths: [list.path],
    teaches: [predicate],
    parents: region.id === null ? [] : [region.id],
    equivalentTo: list.id,
    declaredSize: choice.count,
    pages: [list.page],
    entities,
    complete: 'yes',
  });
  asked.note(facet.identity, valueKey(choice), { region, size: entities.length });
}
