/**
 * Values whose lists were read under another name: links of a menu lead where those of a facet lead, and the facet, which
 * tells how many entities each has, says what they are.
 */

import type { Predicate } from '../../model/query.js';
import { accessKey } from '../access-key.js';
import type { ListedPage } from '../context.js';
import { includedShare, mappedSet, type EntitySet } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import type { NamedList } from './named-lists.js';
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
  const isMenus = choice.count === null && choice.path?.kind === 'url';
  if (!isMenus || choice.path === null || first === undefined || !region.whole) return;
  named.set(accessKey(choice.path, tracking), { region, attribute: facet.attribute, page: { ...first, items: [] } });
}

/**
 * Records what a facet of a region calls lists that were read under another name: they hold as many entities as it says, all
 * of the region. Nothing is asked for it.
 */
export async function recordOtherNames(explorer: Explorer, region: Region, facet: Facet): Promise<void> {
  const { context, named, tracking } = explorer;
  if (named.size === 0 || region.entities.length === 0 || !context.wants(facet.attribute)) return;
  for (const question of openQuestions(region, facet, { ...explorer, visited: new Set() })) {
    const { path, count } = question.choice;
    const list = path === null ? undefined : named.get(accessKey(path, tracking));
    if (list === undefined || list.attribute === facet.attribute) continue;
    const entities = mappedSet(list.region.entities, context.representative);
    const isWithin = includedShare(entities, mappedSet(region.entities, context.representative)) === 1;
    if (entities.length === count && isWithin) await recordAs(explorer, region, { question, list, entities });
  }
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
  const { id, path: reached } = list.region;
  const predicate: Predicate = predicateOf(facet.attribute, choice, path);
  await context.record({
    predicates: [...region.predicates.filter(({ attribute }) => attribute !== facet.attribute), predicate],
    keyword: keywordOf(region),
    paths: [reached],
    teaches: [predicate],
    parents: region.id === null ? [] : [region.id],
    equivalentTo: id,
    declaredSize: choice.count,
    pages: [list.page],
    entities,
    complete: 'yes',
  });
  asked.note(facet.identity, valueKey(choice), { region, size: entities.length });
}
