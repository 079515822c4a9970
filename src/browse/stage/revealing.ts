/**
 * Opening parts of a live page for one control that is not there yet.
 */

import type { Step } from '../../model/access-path.js';
import type { ChoiceGroup, Control, PageView } from '../../model/page.js';
import { choiceKey } from './choices-below.js';
import { sameDialogOpener } from './dialog-openers.js';
import { furtherSights } from './drawn-options.js';
import { isMisleading, keysOf, offers, opened, standingBeside, type OpenablePage } from './openable-page.js';
import { isOffered, offeredFor, offeredWithChoice, openerKey } from './opener-keys.js';
import type { OpenerMemory } from './opener-memory.js';
import { isNamesake } from './stage-moment.js';

/** Openers that are tried for one control. */
const MOST_REVEALS = 12;

/** Searches for the values of one group in all that opens, in vain. Raising it tries longer for what is not there. */
const MOST_VAIN_SEARCHES = 4;

/** Openers behind one another: a field in a panel that a button shows. */
const MOST_LEVELS = 2;

/** Opens parts of the page until the control of a step is there: first what helped before, then what stands near, then the rest. */
export async function reveal(page: OpenablePage, unit: Step, memory: OpenerMemory): Promise<Control | null> {
  const search: Search = { page, unit, memory, tried: new Set() };
  const { group } = unit;
  const maySearch = group === null || memory.searches.mayTry(group, MOST_VAIN_SEARCHES);
  const found = (await scrolledTo(page, unit)) ?? (await foundIn(search, maySearch));
  const behind = found !== null || (await page.left()) === null ? found : await foundIn(search, maySearch);
  if (behind === null && maySearch && group !== null) memory.searches.note(group, false);
  return behind;
}

/** Opens what helped before, then whatever is there, unless that was in vain for others of the control's group. */
async function foundIn(search: Search, maySearch: boolean): Promise<Control | null> {
  const { page, memory, unit } = search;
  const known = await foundAsBefore(search);
  if (known !== null || !maySearch) return known;
  const found = await searched(search, offers(page, memory), []);
  if (found !== null && unit.group !== null) memory.searches.note(unit.group, true);
  return found;
}

/** The control in the list of its group, which lies open and is scrolled on to it; null if it does not come. */
async function scrolledTo(page: OpenablePage, unit: Step): Promise<Control | null> {
  const view = page.view();
  const group = view?.groups.find(({ label, choices }) => label !== null && label === unit.group && choices.length > 1);
  if (view === null || group === undefined) return null;
  return seenFurther({ page, unit }, [], { ...view, groups: [group] });
}

/** The control, if it comes as the list is scrolled on that has come on a page. */
async function seenFurther(
  { page, unit }: Pick<Search, 'page' | 'unit'>,
  before: readonly ChoiceGroup[],
  first: PageView,
): Promise<Control | null> {
  for await (const sight of furtherSights(before, first, page.scrollOn)) {
    const found = page.locate(sight, unit);
    if (found !== null) return found;
  }
  return null;
}

/** The same where it is known what to open; null elsewhere, and nothing is opened. */
export function revealAgain(page: OpenablePage, unit: Step, memory: OpenerMemory): Promise<Control | null> {
  return foundAsBefore({ page, unit, memory, tried: new Set() });
}

/** Opens what helped before. */
async function foundAsBefore(search: Search): Promise<Control | null> {
  const { page, unit, memory } = search;
  const behind: Step[] = [];
  const way = memory.byChoice.get(choiceKey(unit.group, unit.name)) ?? memory.byGroup.get(unit.group ?? '') ?? [];
  // What another opener brought up may lie over them all.
  const offeredNow = (opener: Step): Step | null =>
    offeredFor(page.view(), opener, memory.names) ??
    sameDialogOpener(page.view(), opener, memory) ??
    offeredWithChoice(page.view(), opener, memory.fruitful);
  if (way.length > 0 && way.every((opener) => offeredNow(opener) === null)) await page.left();
  // What a panel holds may be there, still open; many a button that opened it would close it again.
  const from = way.findLastIndex((opener) => isOffered(page.view(), opener));
  for (const [at, opener] of way.entries()) {
    behind.push(opener);
    const offered = at < from ? null : offeredNow(opener);
    if (offered === null) continue;
    const found = await foundBehind(search, offered, behind);
    // On the way another panel may show something of the same name.
    if (found !== null && (behind.length === way.length || !isNamesake(found.step, unit))) return found;
  }
  return null;
}

/** What is looked for, and what was opened for it. */
interface Search {
  readonly page: OpenablePage;
  readonly unit: Step;
  readonly memory: OpenerMemory;
  readonly tried: Set<string>;
}

/** Works openers until the control is there; what one of them brings up with the control's group for a name is worked at once. */
async function searched(search: Search, offered: readonly Step[], before: readonly Step[]): Promise<Control | null> {
  const { page, memory, tried } = search;
  const near = nearOf(search, offered);
  for (const opener of before.length > 0 ? near : [...near, ...offered]) {
    const key = openerKey(opener);
    if (tried.has(key) || isMisleading(opener, memory) || tried.size >= MOST_REVEALS) continue;
    const known = keysOf(offers(page, memory));
    const behind = [...before, opener];
    const found = await foundBehind(search, opener, behind);
    if (found !== null) return found;
    const fresh = offers(page, memory).filter((other) => !known.has(openerKey(other)));
    const inner = behind.length < MOST_LEVELS && fresh.length > 0 ? await searched(search, fresh, behind) : null;
    if (inner !== null) return inner;
  }
  return null;
}

/** Openers in the control's group, first where that is there, as its "more" is, and those called as it, as panels that need to be applied. */
function nearOf({ unit, page }: Search, offered: readonly Step[]): readonly Step[] {
  const isThere = page.view()?.groups.some(({ label }) => label === unit.group) === true;
  const near = offered.filter(({ name, group }) => unit.group !== null && [name, group].includes(unit.group));
  const isInside = ({ group }: Step): boolean => isThere && group === unit.group;
  return [...near.filter(isInside), ...near.filter((opener) => !isInside(opener))];
}

/** The control, if an opener shows it. */
async function foundBehind(
  { page, unit, memory, tried }: Search,
  opener: Step,
  behind: readonly Step[],
): Promise<Control | null> {
  tried.add(openerKey(opener));
  const standing = standingBeside(page, [unit.group]);
  const view = await opened(page, opener, memory);
  const found = view === null ? null : (page.locate(view, unit) ?? (await seenFurther({ page, unit }, standing, view)));
  if (found !== null && !isNamesake(found.step, unit) && !memory.byChoice.has(choiceKey(unit.group, unit.name)))
    memory.byGroup.set(unit.group ?? '', [...behind]);
  return found;
}
