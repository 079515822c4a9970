/**
 * Opening all that is folded on a live page.
 */

import type { Step } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import { besideIdleStep } from './brought-openers.js';
import { choicesBelow } from './choices-below.js';
import { withAllSights } from './drawn-options.js';
import { withoutNamingPrefix } from './naming-prefix.js';
import { withGivenNames, type Opened } from './opened-groups.js';
import { withMore } from './opened-views.js';
import { knownOpeners } from './known-openers.js';
import { isMisleading, keysOf, offers, opened, standingBeside, type OpenablePage } from './openable-page.js';
import { isOffered, kindKey, openerKey } from './opener-keys.js';
import { placeBehind, wayTo } from './opener-ways.js';
import { withSpreadFacets } from './spread-facets.js';
import { turnedInto } from './opener-kinds.js';
import type { OpenerMemory } from './opener-memory.js';
import { FIELD } from './shown-choice.js';
import { showsMore } from './shown-size.js';

/** Openers that are worked on one page without showing anything. */
const MOST_VAIN = 40;

/** Openers that are worked on one page. Raising it reads longer alphabets of more facets, a look at the page each. */
const MOST_UNFOLDED = 90;

/** Times that one page is brought back because what it offered at first is not offered beside what was opened. */
const MOST_CLOSED = 3;

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
    course.opened = opener.name;
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
  const standing = standingBeside(page, [opener.group, opener.name]);
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
  const own = openers.filter((one) => openerKey(one.step) === key);
  const isLabelled = own.some((one) => one.isLabelled === true);
  const apply = own.find((one) => one.apply !== undefined)?.apply;
  const standing = page.view()?.groups ?? [];
  return {
    opener,
    names,
    standing,
    beside,
    isLabelled,
    offered: keysOf(offered),
    ...(apply !== undefined && { apply }),
  };
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
  /** What the last opener is called. */
  opened: string | null;
}

function beginCourse(page: OpenablePage, memory: OpenerMemory, options: UnfoldOptions): Course {
  const { hasTime = () => true, furtherIn } = options;
  const first = offers(page, memory);
  const isBeside = besideIdleStep(page.idle?.() ?? null, first, memory);
  const isKnown = furtherIn === undefined ? (): boolean => false : knownOpeners(memory, furtherIn);
  return { first, isBeside, isKnown, hasTime, offered: new Map(), tried: new Set(), closed: 0, opened: null };
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
  // What stands in the part that was opened last comes first, but for its head: what is opened beside it may close it.
  const isIn = ({ group, name }: Step): boolean => group !== null && group === course.opened && name !== group;
  return open.find(isIn) ?? open.find((step) => memory.within.has(openerKey(step))) ?? open[0];
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

/** Whether an opener that was worked is offered as before, and shows nothing. */
export function isStillFolded(before: PageView, after: PageView, opener: Step): boolean {
  return isOffered(after, opener) && !showsMore(before, after);
}
