/**
 * Opening what is folded on a live page: for one control that is not there yet, or all of it.
 */

import type { Step } from '../../model/access-path.js';
import type { ChoiceGroup, Control, PageView } from '../../model/page.js';
import { besideIdleStep, type IdleStep } from './brought-openers.js';
import { choiceKey, choicesBelow } from './choices-below.js';
import { dialogOpeners, sameDialogOpener } from './dialog-openers.js';
import { furtherSights, withAllSights, type ScrollOn } from './drawn-options.js';
import { withoutNamingPrefix } from './naming-prefix.js';
import { withGivenNames, type Opened } from './opened-groups.js';
import { withMore } from './opened-views.js';
import { knownOpeners } from './known-openers.js';
import { isOffered, kindKey, offeredFor, offeredWithChoice, openerKey } from './opener-keys.js';
import { placeBehind, wayTo } from './opener-ways.js';
import { withSpreadFacets } from './spread-facets.js';
import { isNamesake } from './stage-moment.js';
import { turnedInto } from './opener-kinds.js';
import type { OpenerMemory } from './opener-memory.js';
import { FIELD } from './shown-choice.js';
import { showsMore } from './shown-size.js';

/** Openers that are tried for one control. */
const MOST_REVEALS = 12;

/** Openers that are worked on one page without showing anything. */
const MOST_VAIN = 40;

/** Openers that are worked on one page. Raising it reads longer alphabets of more facets, a look at the page each. */
const MOST_UNFOLDED = 90;

/** Times that one page is brought back because what it offered at first is not offered beside what was opened. */
const MOST_CLOSED = 3;

/** Openers behind one another: a field in a panel that a button shows. */
const MOST_LEVELS = 2;

/** Works an opener that has not misled before; null if there is nothing to be seen behind it. */
async function opened(page: OpenablePage, opener: Step, memory: OpenerMemory): Promise<PageView | null> {
  const before = page.view();
  // Something else may have the name of what is gone by now.
  if (before !== null && (page.locate(before, opener)?.step.do ?? opener.do) !== opener.do) return null;
  const view = await page.open(opener);
  const after = page.view();
  // What could not be worked, as it is covered by something, did nothing.
  if (view === null && after !== null && after !== before) noteMisleading(opener, memory);
  return view;
}

/** Remembers that an opener misled, and with it those that are called alike in other groups, if none of them was an opener. */
function noteMisleading(opener: Step, { misleading, fruitful }: OpenerMemory): void {
  misleading.add(openerKey(opener));
  const kind = kindKey(opener);
  if (!fruitful.has(kind)) misleading.add(kind);
}

function isMisleading(opener: Step, { misleading }: OpenerMemory): boolean {
  return misleading.has(openerKey(opener)) || misleading.has(kindKey(opener));
}

/** A page whose openers can be worked. */
export interface OpenablePage {
  /** What it shows now, or null if it is lost. */
  view(): PageView | null;
  /** The step that led to it where that left the list as it was; null or absent where it did not. */
  idle?(): IdleStep | null;
  /** The page after an opener was worked; null if it is not there, or did more than open (the page is then as it was). */
  open(opener: Step): Promise<PageView | null>;
  /** The page after the dialog was left that lies over it; null if there is none, or it stays. */
  left(): Promise<PageView | null>;
  /** The page as it came, with nothing open; null if it is lost. */
  closed(): Promise<PageView | null>;
  /** The page after the list around a node was scrolled on; null if it shows nothing else. */
  readonly scrollOn: ScrollOn;
  /** Finds the control of a step. */
  locate(view: PageView, step: Step): Control | null;
}

/** Opens parts of the page until the control of a step is there: first what helped before, then what stands near, then the rest. */
export async function reveal(page: OpenablePage, unit: Step, memory: OpenerMemory): Promise<Control | null> {
  const search: Search = { page, unit, memory, tried: new Set() };
  const found =
    (await scrolledTo(page, unit)) ??
    (await foundAsBefore(search)) ??
    (await searched(search, offers(page, memory), []));
  if (found !== null || (await page.left()) === null) return found;
  return (await foundAsBefore(search)) ?? searched(search, offers(page, memory), []);
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
  const standing = page.view()?.groups ?? [];
  const view = await opened(page, opener, memory);
  const found = view === null ? null : (page.locate(view, unit) ?? (await seenFurther({ page, unit }, standing, view)));
  if (found !== null && !isNamesake(found.step, unit) && !memory.byChoice.has(choiceKey(unit.group, unit.name)))
    memory.byGroup.set(unit.group ?? '', [...behind]);
  return found;
}

/** What is opened of what is folded. */
export interface UnfoldOptions {
  /** Asked before each opener. @default there always is */
  readonly hasTime?: () => boolean;
  /** Only what may show more than is known, and what leads to this group. @default all */
  readonly furtherIn?: string | null;
}

/**
 * Opens all that is folded; the view with all that was seen meanwhile, or null if the page is lost. What an opener brings up
 * is opened first: the next one beside it may close it. Where there is no time for more, what was seen by then counts.
 */
export async function unfold(
  page: OpenablePage,
  memory: OpenerMemory,
  options: UnfoldOptions = {},
): Promise<PageView | null> {
  const view = await unfolded(page, memory, options);
  return view === null ? null : { ...view, groups: withSpreadFacets(withoutNamingPrefix(view), memory.byGroup) };
}

async function unfolded(page: OpenablePage, memory: OpenerMemory, options: UnfoldOptions): Promise<PageView | null> {
  let view = shownFirst(page, memory);
  const course = beginCourse(page, memory, options);
  while (view !== null && mayGoOn(course, memory)) {
    const opener = nextOpener(offers(page, memory), memory, course) ?? (await covered(page, memory, course));
    if (opener === undefined) break;
    const key = openerKey(opener);
    course.tried.add(key);
    const by = openedBy(page, opener, { course, names: memory.names });
    const before: PageView = view;
    for (const step of offers(page, memory)) course.offered.set(openerKey(step), step);
    const stood = page.view();
    const shown = await openedWhole(page, opener, memory);
    if (memory.adding.note(stood, shown, opener)) {
      // What was added may count, and is none of what the page was asked for.
      await page.closed();
      continue;
    }
    view = withMore(view, shown, by);
    const mayRetry = course.tried.size > 1 && !isMisleading(opener, memory);
    if (mayRetry && isInVain(page, opener, course) && !showsMore(before, view))
      view = withMore(view, await openedWhole(page, opener, memory), by);
    noteOpened(page, memory, { course, opener, before, after: view });
  }
  for (const key of vainOf(course, memory)) memory.barren.add(key);
  return view;
}

/** What a page shows before anything of it is opened, lists that lie open already called as before. */
function shownFirst(page: OpenablePage, { names }: OpenerMemory): PageView | null {
  const view = page.view();
  return view === null ? null : withGivenNames(view, names);
}

/** Whether another opener may be worked. */
function mayGoOn(course: Course, memory: OpenerMemory): boolean {
  return course.tried.size < MOST_UNFOLDED && vainOf(course, memory).length < MOST_VAIN && course.hasTime();
}

/** The openers that showed nothing new. */
function vainOf({ tried }: Course, { fruitful }: OpenerMemory): readonly string[] {
  return [...tried].filter((key) => !fruitful.has(key));
}

/** The page with all that an opener shows; null if there is nothing to be seen behind it. */
async function openedWhole(page: OpenablePage, opener: Step, memory: OpenerMemory): Promise<PageView | null> {
  const standing = page.view()?.groups ?? [];
  const view = await opened(page, opener, memory);
  return view === null ? null : withAllSights(standing, view, page.scrollOn);
}

function openedBy(page: OpenablePage, opener: Step, { course, names }: OpenedIn): Opened {
  // The field whose list lies open is not offered then.
  const openers = page.view()?.openers ?? [];
  const offered = [...course.offered.values(), ...openers.map(({ step }) => step)];
  const fields = offered.flatMap(({ role, name }) => (role === FIELD && name !== null ? [name] : []));
  const beside = new Set(fields.filter((name) => name !== opener.name));
  const key = openerKey(opener);
  const isLabelled = openers.some((one) => one.isLabelled === true && openerKey(one.step) === key);
  return { opener, names, standing: page.view()?.groups ?? [], beside, isLabelled, offered: keysOf(offered) };
}

interface OpenedIn extends Pick<OpenerMemory, 'names'> {
  readonly course: Course;
}

/**
 * Whether an opener that was worked is offered as before, and nothing else is that never was: what was opened before may have
 * taken the press, to close itself. A panel that has come with a field in it would be closed by another press.
 */
function isInVain(page: OpenablePage, opener: Step, { offered }: Course): boolean {
  return (
    isOffered(page.view(), opener) && (page.view()?.openers ?? []).every(({ step }) => offered.has(openerKey(step)))
  );
}

/** What was opened of a page, by the keys of openers. */
interface Course {
  /** What the page offered before anything was opened. */
  readonly first: readonly Step[];
  /** Which openers are worked; null where all are. */
  readonly isBeside: ((opener: Step) => boolean) | null;
  /** Whether an opener need not be worked as it is known what it shows. */
  readonly isKnown: (opener: Step) => boolean;
  readonly hasTime: () => boolean;
  /** All that it has offered, by their keys. */
  readonly offered: Map<string, Step>;
  readonly tried: Set<string>;
  /** How often the page was brought back. */
  closed: number;
}

function beginCourse(page: OpenablePage, memory: OpenerMemory, options: UnfoldOptions): Course {
  const { hasTime = () => true, furtherIn } = options;
  const first = offers(page, memory);
  const isBeside = besideIdleStep(page.idle?.() ?? null, first, memory);
  const isKnown = furtherIn === undefined ? (): boolean => false : knownOpeners(memory, furtherIn);
  return { first, isBeside, isKnown, hasTime, offered: new Map(), tried: new Set(), closed: 0 };
}

/** Of what the page has offered the next opener that is not offered beside what lies open: that may cover it, or have it pass for something else. */
async function covered(page: OpenablePage, memory: OpenerMemory, course: Course): Promise<Step | undefined> {
  if (nextOpener([...course.offered.values()], memory, course) === undefined) return undefined;
  // Below the dialog that is left another one may lie open, with the rest of what it offered.
  await page.left();
  const uncovered = nextOpener(offers(page, memory), memory, course);
  const mayClose = course.closed < MOST_CLOSED && nextOpener(course.first, memory, course) !== undefined;
  if (uncovered !== undefined || !mayClose) return uncovered;
  course.closed += 1;
  await page.closed();
  return nextOpener(offers(page, memory), memory, course);
}

function nextOpener(offered: readonly Step[], memory: OpenerMemory, course: Course): Step | undefined {
  const { tried, isBeside, isKnown } = course;
  const open = offered.filter((step) => {
    const key = openerKey(step);
    if (isBeside?.(step) === false || isKnown(step)) return false;
    return !tried.has(key) && !memory.barren.has(key) && !isMisleading(step, memory) && memory.kinds.mayTry(step);
  });
  return open.find((step) => memory.within.has(openerKey(step))) ?? open[0];
}

interface WorkedOpener {
  readonly course: Course;
  readonly opener: Step;
  readonly before: PageView;
  readonly after: PageView;
}

/** Remembers what an opener has brought up to be opened, and behind what the groups stand that have just shown. */
function noteOpened(page: OpenablePage, memory: OpenerMemory, { course, opener, before, after }: WorkedOpener): void {
  const way = wayTo(memory.within, opener);
  const seen = new Set(course.offered.keys());
  noteWithin(page, memory, { seen, way });
  memory.kinds.note(opener, showsMore(before, after));
  const turned = turnedInto(opener, seen, offers(page, memory));
  if (turned !== null && !showsMore(before, after)) course.tried.add(openerKey(turned));
  if (!showsMore(before, after)) return;
  for (const step of way) for (const key of [openerKey(step), kindKey(step)]) memory.fruitful.add(key);
  const known = new Set(before.groups.map(({ label }) => label));
  for (const { label } of after.groups)
    if (label !== null && !known.has(label) && !memory.byGroup.has(label)) memory.byGroup.set(label, way);
  for (const key of choicesBelow(opener, before, after)) if (!memory.byChoice.has(key)) memory.byChoice.set(key, way);
}

/** Remembers what the last opener of a way has brought up to be opened. */
function noteWithin(
  page: OpenablePage,
  memory: OpenerMemory,
  { seen, way }: { readonly seen: ReadonlySet<string>; readonly way: readonly Step[] },
): void {
  const opener = way.at(-1);
  for (const step of offers(page, memory)) {
    const key = openerKey(step);
    if (seen.has(key)) continue;
    // What lies open around an opener may give it a group that it had not before: it stands where it stood.
    const plain = openerKey({ ...step, group: null });
    const behind = seen.has(plain) ? memory.within.get(plain) : opener;
    if (behind !== undefined) placeBehind(memory.within, step, behind);
  }
}

/** What the page offers to open now. */
function offers(page: OpenablePage, memory: OpenerMemory): readonly Step[] {
  const view = page.view();
  memory.kinds.meet(view?.openers ?? []);
  const openers = (view?.openers ?? []).map(({ step }) => step);
  return [...openers.filter((step) => !memory.adding.hasAdded(view, step)), ...dialogOpeners(view, memory)];
}

function keysOf(openers: readonly Step[]): ReadonlySet<string> {
  return new Set(openers.map(openerKey));
}

/** Whether an opener that was worked is offered as before, and shows nothing. */
export function isStillFolded(before: PageView, after: PageView, opener: Step): boolean {
  return isOffered(after, opener) && !showsMore(before, after);
}
