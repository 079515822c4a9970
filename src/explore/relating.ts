/**
 * Trying whether a choice narrows its region, and how an answer relates to the region it was asked in.
 */

import { textKey } from '../base/text.js';
import type { PageView } from '../model/page.js';
import { includedListing } from './comparing.js';
import { relate, type Relation } from './drill-down.js';
import type { Explorer } from './explorer.js';
import { readEntities, readList, type ListReading } from './list-reading.js';
import { measureIn } from './measured-facets.js';
import { styledPath } from './list-style.js';
import { trials, type Question } from './planner.js';
import { hintOf, pageSizeOf, type Region } from './region.js';

/** Whether asking shows that the questions' group narrows its region. */
export async function narrows(explorer: Explorer, region: Region, questions: readonly Question[]): Promise<boolean> {
  const group = questions[0]?.facet.group;
  if (group === undefined) return false;
  if (explorer.proven.has(group.key)) return true;
  let isTold = group.guess !== 'facet';
  for (const question of trials(questions, region.size)) {
    const relation = await tryQuestion(explorer, region, question);
    if (relation === 'stopped') return false;
    isTold ||= relation === 'unrelated' || (relation === 'same' && region.size !== 1);
    if (
      relation === 'narrower' ||
      (relation === 'same' && question.choice.count !== null && question.choice.count === region.size)
    ) {
      explorer.proven.add(group.key);
      return true;
    }
  }
  // What could not be had, and what one entity has, says nothing of other regions.
  if (isTold) explorer.barren.add(group.key);
  return false;
}

async function tryQuestion(
  explorer: Explorer,
  region: Region,
  question: Question,
): Promise<Relation | 'none' | 'stopped'> {
  const { choice } = question;
  if (choice.path === null) return 'none';
  const path = styledPath(choice.path, explorer.style);
  const short = await readList(explorer.context, path, { mostPages: 1, priority: 1, like: hintOf(region) });
  if (short.kind === 'refusal') return short.refusal.kind === 'stopped' ? 'stopped' : 'none';
  if (short.kind === 'no-list') return isEmptied(region, short.view) ? 'narrower' : 'none';
  const { view } = short.reading.first;
  if (choice.count !== null && view.declaredCount !== region.view.declaredCount)
    explorer.sizes.confirm(view, choice.count);
  const declared =
    comparableSize(explorer, region, view) ?? (await measureIn(explorer, region, { path, guess: 0 }))?.size ?? null;
  if (declared !== null || view.pagination.next === null)
    return relateReading(explorer, region, { reading: short.reading, declared });
  if (samePage(explorer, region, short.reading)) return 'same';
  const whole = await readList(explorer.context, path, {
    mostPages: pagesOf(region) + 1,
    priority: 1,
    like: hintOf(region),
  });
  if (whole.kind !== 'list') return 'stopped';
  const { reading } = whole;
  const relation = relateReading(explorer, region, { reading, declared: null });
  // What goes on after as many pages as the region has is not smaller, whatever was not read of it.
  const isCut = !reading.whole && reading.refusal === null;
  return isCut && relation === 'narrower' ? 'same' : relation;
}

/** Whether a page is a region's list of which nothing is left: it says so, or offers the same to choose from. */
function isEmptied({ view: before }: Region, { declaredCount, groups }: PageView): boolean {
  if (before.list === null) return false;
  const facets = new Set(before.groups.filter(({ guess }) => guess === 'facet').map(({ key }) => key));
  return declaredCount === 0 || groups.some(({ key }) => facets.has(key));
}

/** Whether the first page lists the region's own first entities: a view or a tracking link. */
function samePage(explorer: Explorer, region: Region, reading: ListReading): boolean {
  const names = (region.view.list?.cards ?? []).map((card) => textKey(card.name));
  const own = (reading.first.view.list?.cards ?? []).map((card) => textKey(card.name));
  return explorer.style === null && names.length > 0 && names.join('\n') === own.join('\n');
}

function pagesOf(region: Region): number {
  return Math.ceil(region.entities.length / pageSizeOf(region));
}

/** A list that was read and the size to compare it by; null to compare what was listed. */
export interface Compared {
  readonly reading: ListReading;
  readonly declared: number | null;
}

/** How a list that was read relates to its region. */
export function relateReading(explorer: Explorer, region: Region, { reading, declared }: Compared): Relation {
  const entities = readEntities(explorer.context, reading, explorer.foreign.marks());
  const included = region.id === null ? null : includedListing({ entities, pages: reading.pages }, region);
  const childSize = declared ?? entities.length;
  // Of a list that was not read to its end what it declares says more than what it showed.
  const knownSize = region.whole ? region.entities.length : region.size;
  const listedSize = region.id === null ? null : knownSize;
  const parentSize = declared === null ? listedSize : explorer.sizes.of(region.view);
  return relate({ included, parentSize, childSize, parentWhole: region.whole });
}

/** The size that a page declares if it can be compared with its region's: both declare one, and lists confirmed it. */
export function comparableSize(explorer: Explorer, region: Region, view: PageView): number | null {
  const { sizes } = explorer;
  return sizes.isProven(view) && sizes.isProven(region.view) ? sizes.of(view) : null;
}
