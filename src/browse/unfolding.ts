/**
 * Opening what is folded on a live page: for one control that is not there yet, or all of it.
 */

import type { Step } from '../model/access-path.js';
import type { Control, PageView } from '../model/page.js';
import { toldApart, type GivenNames, type Opened } from './opened-groups.js';

/** Openers that are tried for one control. */
const MOST_REVEALS = 12;

/** Openers that are worked on one page. */
const MOST_UNFOLDED = 40;

/** Which controls showed more of a page. One for all stages of a site, so that each learns from the others. */
export interface OpenerMemory {
  /** The opener after which a step's control was there, by the step's group. */
  readonly byGroup: Map<string, Step>;
  /** Openers that showed nothing new. */
  readonly barren: Set<string>;
  /** Openers that did more than open: they lead elsewhere, or choose something. */
  readonly misleading: Set<string>;
  /** Of lists that have no labels. */
  readonly names: GivenNames;
  /** Waits for facets of lists that showed none, in vain; never many once one was not. */
  readonly lateFacets: { vainWaits: number };
}

/** Works an opener that has not misled before; null if there is nothing to be seen behind it. */
async function opened(page: OpenablePage, opener: Step, { misleading }: OpenerMemory): Promise<PageView | null> {
  const view = await page.open(opener);
  if (view === null && page.view() !== null) misleading.add(openerKey(opener));
  return view;
}

/** A page whose openers can be worked. */
export interface OpenablePage {
  /** What it shows now, or null if it is lost. */
  view(): PageView | null;
  /** The page after an opener was worked; null if it is not there, or did more than open (the page is then as it was). */
  open(opener: Step): Promise<PageView | null>;
  /** Finds the control of a step. */
  locate(view: PageView, step: Step): Control | null;
}

/** Nothing learnt yet. */
export function createOpenerMemory(): OpenerMemory {
  return {
    byGroup: new Map(),
    barren: new Set(),
    misleading: new Set(),
    names: new Map(),
    lateFacets: { vainWaits: 0 },
  };
}

/** Opens parts of the page until the control of a step is there: first what helped before, then what stands near, then the rest. */
export async function reveal(page: OpenablePage, unit: Step, memory: OpenerMemory): Promise<Control | null> {
  const group = unit.group ?? '';
  const known = memory.byGroup.get(group);
  const offered = (page.view()?.openers ?? []).map(({ step }) => step);
  const near = offered.filter(
    ({ name, group: place }) => unit.group !== null && (name === unit.group || place === unit.group),
  );
  const tried = new Set<string>();
  for (const opener of [...(known === undefined ? [] : [known]), ...near, ...offered]) {
    const key = openerKey(opener);
    if (tried.has(key) || memory.misleading.has(key) || tried.size >= MOST_REVEALS) continue;
    tried.add(key);
    const view = await opened(page, opener, memory);
    const found = view === null ? null : page.locate(view, unit);
    if (found === null) continue;
    memory.byGroup.set(group, opener);
    return found;
  }
  return null;
}

/** Opens all that is folded; the view with all that was seen meanwhile, or null if the page is lost. */
export async function unfold(page: OpenablePage, memory: OpenerMemory): Promise<PageView | null> {
  let view = page.view();
  const tried = new Set<string>();
  while (view !== null && tried.size < MOST_UNFOLDED) {
    const opener = (page.view()?.openers ?? [])
      .map(({ step }) => ({ step, key: openerKey(step) }))
      .find(({ key }) => !tried.has(key) && !memory.barren.has(key) && !memory.misleading.has(key))?.step;
    if (opener === undefined) break;
    tried.add(openerKey(opener));
    const by = { opener, names: memory.names };
    const before = shownSize(view);
    view = withMore(view, await opened(page, opener, memory), by);
    // What was opened before may have taken the press, to close itself.
    const mayRetry = tried.size > 1 && !memory.misleading.has(openerKey(opener)) && isOffered(page, opener);
    if (shownSize(view) <= before && mayRetry) view = withMore(view, await opened(page, opener, memory), by);
    if (shownSize(view) <= before) memory.barren.add(openerKey(opener));
  }
  return view;
}

/** Whether an opener is there, and still closed. */
function isOffered(page: OpenablePage, opener: Step): boolean {
  return (page.view()?.openers ?? []).some(({ step }) => openerKey(step) === openerKey(opener));
}

function openerKey({ do: what, role, name, group, ordinal }: Step): string {
  return JSON.stringify([what, role, name, group, ordinal]);
}

/** The first view with the groups of the second, if it came, that it has not or that have more choices there. */
function withMore(first: PageView, second: PageView | null, by: Opened): PageView {
  if (second === null) return first;
  const groups = new Map(first.groups.map((group) => [group.key, group]));
  for (const group of toldApart(first.groups, second.groups, by)) {
    if (group.choices.length > (groups.get(group.key)?.choices.length ?? -1)) groups.set(group.key, group);
  }
  const searches = longer(first.searches, second.searches);
  const ranges = longer(first.ranges, second.ranges);
  return {
    ...first,
    list: first.list ?? second.list,
    groups: [...groups.values()],
    ...(searches === undefined ? {} : { searches }),
    ...(ranges === undefined ? {} : { ranges }),
  };
}

function longer<Item>(
  first: readonly Item[] | undefined,
  second: readonly Item[] | undefined,
): readonly Item[] | undefined {
  return (second?.length ?? 0) > (first?.length ?? 0) ? second : first;
}

function shownSize({ groups, searches = [], ranges = [], list }: PageView): number {
  const choices = groups.reduce((sum, group) => sum + group.choices.length, 0);
  return choices + searches.length + ranges.length + (list === null ? 0 : 1);
}
