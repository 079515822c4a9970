/**
 * A live page that is brought to the state at the end of an access path: by what it already shows, by going back in its
 * history, by undoing one step, or by loading the address and doing all steps (design §2 "Access path").
 */

import { isoTime } from '../../base/clock.js';
import type { AccessPath, Step } from '../../model/access-path.js';
import type { Control, PageView } from '../../model/page.js';
import type { BrowserFailure } from '../live/browser-failures.js';
import { alikeInDialog, appliesInDialog } from './dialog-button.js';
import { noteDialogOpener } from './dialog-openers.js';
import { foldingField } from './folded-options.js';
import { isElsewhere } from './other-lists.js';
import type { Shown, Stage, StageOptions, StageOrder } from './stage-contract.js';
import { createStageDeeds, type DoDeed } from './stage-deeds.js';
import { distanceTo } from './stage-distance.js';
import { createStageLooks, isToWait, MOST_WAITS, movedTo, withEarlierData, type StageLooks } from './stage-looks.js';
import {
  goneControl,
  isAtStart,
  isChosen,
  isGone,
  isNamesake,
  isOrder,
  isUndoable,
  isUnmoved,
  lacksFacets,
  noteUndone,
  scrollTarget,
  undoKey,
  wasChosen,
  type Moment,
} from './stage-moment.js';
import {
  beginsAlike,
  listKey,
  sharedUnits,
  turnKey,
  unitPath,
  type Replacement,
  type Turn,
  type UnitPath,
} from './stage-path.js';
import { createStageOpenings, type StageOpenings } from './stage-openings.js';
import { calledTally, tellUnfolded, type Tally } from './stage-tally.js';
import { createStageTravel, markOf, type Mark, type StageTravel } from './stage-travel.js';
import { isInPlace, isToBeSeen, mayReplace } from './opener-keys.js';
import { createUnfoldingTime } from './unfolding-time.js';
import { reveal, revealAgain } from './revealing.js';
import { unfold } from './unfolding.js';

/** How long a control that is not there may take to come, in milliseconds. */
const LATE_MILLIS = 1_000;

/** How long the facets of a list may take to come, in milliseconds. Raising it finds slower ones where there are any. */
const LATE_FACETS_MILLIS = 2_500;

/** Lists in a row whose facets are waited for in vain before a site's lists are taken to have none. */
const MOST_VAIN_WAITS = 2;

/** Parts that are opened one in the other for an option: one that is folded, and the list of a field in it. */
const MOST_FOLDS = 2;

/** Steps of a page's path that another one does not begin with. */
interface Excess {
  readonly left: readonly Step[];
  /** Number of the steps before them. */
  readonly shared: number;
  /** Whether the first of them may be taken back by working its control again. */
  readonly isToggle: boolean;
}

/** A stage on an empty page. */
export function createStage(options: StageOptions): Stage {
  return new LiveStage(options);
}

class LiveStage implements Stage {
  readonly #options: StageOptions;
  readonly #looks: StageLooks;
  readonly #do: DoDeed;
  readonly #travel: StageTravel;
  readonly #openings: StageOpenings;
  /** Null where what the page shows is not known. */
  #present: Moment | null = null;
  /** What the page was like at each step of the present path; the last is that of the present moment. */
  #marks: readonly Mark[] = [];
  #loads = 0;
  /** Steps that changed nothing by themselves before the one after them, such as ticks before "apply". */
  readonly #silent = new Set<string>();

  constructor(options: StageOptions) {
    this.#options = options;
    this.#looks = createStageLooks(options);
    this.#do = createStageDeeds(options, this.#looks);
    this.#travel = createStageTravel(options, this.#looks);
    this.#openings = createStageOpenings(options, this.#looks, {
      present: () => this.#present,
      put: (moment) => (this.#present = moment),
      anew: async ({ path }, order) => {
        await this.#bring(path, order, { pages: 0, sights: [] });
        return this.#present;
      },
    });
  }

  loads(): number {
    return this.#loads;
  }

  waitedMillis(): number {
    return this.#options.live.waitedMillis();
  }

  distance(path: AccessPath): number {
    const present = this.#present;
    return distanceTo(path, present, {
      lasting: this.#options.openers.lasting,
      mayGoBack: (steps) => present !== null && this.#travel.may(present, this.#marks[steps]),
    });
  }

  async show(order: StageOrder): Promise<Shown | BrowserFailure> {
    const path = unitPath(order.path);
    if (path === null)
      return { kind: 'failed', reason: 'not-found', url: '', status: null, message: 'A browser cannot ask this.' };
    const tally: Tally = { pages: 0, sights: [] };
    const failure = await this.#bringPatiently(path, order, tally);
    if (failure !== null) {
      this.#present = null;
      return failure;
    }
    this.#options.openers.shown.add(listKey(path));
    if (order.controls) await this.#awaitFacets(order);
    const from = this.#present;
    const opened = order.controls ? await this.#unfold(order) : null;
    const moment = this.#present;
    if (moment === null) return goneControl(path.units.at(-1), order.path);
    if (opened !== null) tellUnfolded(tally, moment, opened);
    if (from !== null && opened !== null) await this.#openings.leave(from, order);
    return {
      kind: 'page',
      snapshot: moment.snapshot,
      view: this.#options.openers.given.news(moment.path, moment.before, opened ?? moment.sight.view),
      bytes: moment.bytes,
      at: isoTime(this.#options.now()),
      ...calledTally(tally, this.#options.openers.names),
    };
  }

  /** What the page shows with all that is folded, or what of it is wanted. */
  #unfold(order: StageOrder): Promise<PageView | null> {
    const hasTime = createUnfoldingTime(this.#options);
    const { furtherIn } = order;
    const what = furtherIn === undefined ? { hasTime } : { hasTime, furtherIn };
    return unfold(this.#openings.on(order), this.#options.openers, what);
  }

  /** Brings the page to the end of a path; again from its start where the site would not answer what a choice asked for. */
  async #bringPatiently(path: UnitPath, order: StageOrder, tally: Tally): Promise<BrowserFailure | null> {
    let failure = await this.#bring(path, order, tally);
    for (let waits = 0; waits < MOST_WAITS && (failure === null || isGone(failure)); waits += 1) {
      if (!isToWait(this.#options)) return failure;
      tally.sights.length = 0;
      failure = await this.#beginAnew(path, order, tally);
    }
    this.#options.live.refused.giveUp();
    return failure;
  }

  /** Brings the page to the state at the end of a path; why not, or null. */
  async #bring(path: UnitPath, order: StageOrder, tally: Tally): Promise<BrowserFailure | null> {
    if (await this.#keep(path, order, tally)) {
      const failure = await this.#goOn(path, order, tally);
      // What the present choice took away the untouched page may still offer.
      if (!isGone(failure)) return failure;
    }
    const failure = await this.#beginAnew(path, order, tally);
    // A page with much to do may draw a control later than it is waited for.
    const isKnown = this.#options.openers.shown.has(listKey(path));
    return isKnown && isGone(failure) ? this.#beginAnew(path, order, tally) : failure;
  }

  async #beginAnew(path: UnitPath, order: StageOrder, tally: Tally): Promise<BrowserFailure | null> {
    return (await this.#load(path, order, tally)) ?? this.#goOn(path, order, tally);
  }

  /** Does the steps that are left to the end of a path; why not, or null. */
  async #goOn(path: UnitPath, order: StageOrder, tally: Tally): Promise<BrowserFailure | null> {
    const left = path.units.slice(this.#present?.path.units.length ?? 0);
    for (const [at, unit] of left.entries()) {
      const failure = await this.#step({ unit, next: left[at + 1] ?? null }, order, tally);
      if (failure !== null) return failure;
    }
    return null;
  }

  async #load({ url, post }: UnitPath, order: StageOrder, tally: Tally): Promise<BrowserFailure | null> {
    const refused = await this.#looks.refusal(url, order, post);
    if (refused !== null) return refused;
    this.#present = null;
    this.#loads += 1;
    this.#openings.begin();
    tally.pages += 1;
    const reached = await this.#looks.load(url, order, post);
    if (reached.kind !== 'moment') return reached;
    const { moment } = reached;
    this.#present = moment;
    this.#marks = [markOf(moment)];
    tally.sights.push({ after: moment.sight, before: null });
    return null;
  }

  /** The control of a step on the present page, which may have to be opened for it; null if it is not there. */
  async #controlOf(unit: Step, order: StageOrder): Promise<Control | null> {
    const view = this.#present?.sight.view;
    if (view === undefined) return null;
    const { locate, openers } = this.#options;
    const there = locate(view, unit) ?? scrollTarget(view, unit);
    if (there !== null && isElsewhere(view, there, { unit, openers })) return this.#behindNamesake(unit, order);
    if (there !== null) return (await this.#dropped(there, unit, order)) ?? there;
    if (appliesInDialog(view, this.#present?.path.units.at(-1), unit)) return this.#awaitedButton(unit, order);
    const before = this.#present?.path.units.at(-1);
    return openers.buttons.renamed(view, before, unit) ?? this.#revealed(unit, order);
  }

  /** The control of a step once what it lies in was opened, or was drawn; null if nothing brings it. */
  async #revealed(unit: Step, order: StageOrder): Promise<Control | null> {
    const { openers } = this.#options;
    const revealed = await reveal(this.#openings.on(order), unit, openers);
    if (revealed === null) return this.#awaitedControl(unit, order);
    // What was opened for it may be the part in which its field stands, with the list still closed.
    return (await this.#dropped(revealed, unit, order)) ?? revealed;
  }

  /**
   * An option that lies in a list which its field has not dropped down, once it has, and in parts that are folded, once they
   * are open; null where they do not open, or need not.
   */
  async #dropped(there: Control, unit: Step, order: StageOrder): Promise<Control | null> {
    let found: Control | null = there;
    for (let left = MOST_FOLDS; left > 0; left -= 1) {
      const field: number | null = found === null ? null : this.#foldingField(found);
      if (found === null || field === null) return found === there ? null : found;
      const opener: Control | undefined = this.#present?.sight.view.openers?.find(({ node }) => node === field);
      const view: PageView | null = opener === undefined ? null : await this.#openings.on(order).open(opener.step);
      found = view === null ? null : this.#options.locate(view, unit);
    }
    return found === null || this.#foldingField(found) !== null ? null : found;
  }

  #foldingField(found: Control): number | null {
    return this.#present === null ? null : foldingField(this.#present.snapshot, found);
  }

  /** The control of a step where it is known what to open for it; else its namesake, as pages may be drawn otherwise. */
  async #behindNamesake(unit: Step, order: StageOrder): Promise<Control | null> {
    const { locate, openers } = this.#options;
    const page = this.#openings.on(order);
    const own = (view: PageView, step: Step): Control | null => {
      const found = locate(view, step);
      return found === null || isNamesake(found.step, step) ? null : found;
    };
    const revealed = await revealAgain({ ...page, locate: own }, unit, openers);
    const view = this.#present?.sight.view;
    return revealed ?? (view === undefined ? null : locate(view, unit));
  }

  /** The control of a step that the page draws late, or only where it is to be seen; null if nothing comes. */
  async #awaitedControl(unit: Step, order: StageOrder): Promise<Control | null> {
    const { live, locate } = this.#options;
    await live.returnToTop();
    await live.settled({ effectMillis: LATE_MILLIS, anew: true });
    const from = this.#present;
    if (from === null) return null;
    // It may also have come since the page was last looked at, before the wait began.
    const next = withEarlierData(await this.#looks.look(from.path, order.like), from);
    this.#present = { ...next, before: from.before };
    return locate(next.sight.view, unit);
  }

  /** The button of a dialog that says something else for now; the dialog is not left for it. */
  async #awaitedButton(unit: Step, order: StageOrder): Promise<Control | null> {
    const found = await this.#awaitedControl(unit, order);
    const view = this.#present?.sight.view;
    return found ?? (view === undefined ? null : alikeInDialog(view, unit));
  }

  /** Waits for the facets of a list that shows none: scripts may put them there some time after all else. */
  async #awaitFacets(order: StageOrder): Promise<void> {
    const { live, openers } = this.#options;
    const from = this.#present;
    if (from === null || !lacksFacets(from) || openers.lateFacets.vainWaits >= MOST_VAIN_WAITS) return;
    await live.settled({ effectMillis: LATE_FACETS_MILLIS, anew: true });
    const next = withEarlierData(await this.#looks.look(from.path, order.like), from);
    this.#present = { ...next, before: from.before };
    openers.lateFacets.vainWaits = lacksFacets(next) ? openers.lateFacets.vainWaits + 1 : -Infinity;
  }

  /** Does one step on the present page. */
  async #step({ unit, next }: Turn, order: StageOrder, tally: Tally): Promise<BrowserFailure | null> {
    const control = await this.#controlOf(unit, order);
    const from = this.#present;
    if (control === null || from === null) return goneControl(unit, order.path);
    this.#options.openers.buttons.note(from.sight.view);
    this.#present = null;
    const isSilent = next !== null && this.#silent.has(turnKey(unit, next));
    const reached = await this.#do({ from, control, unit, next, order, isSilent });
    if (reached.kind !== 'moment') return reached;
    const after = reached.moment;
    if (next !== null && isUnmoved(from, after)) this.#silent.add(turnKey(unit, next));
    this.#present = after;
    noteDialogOpener(this.#options.openers, { unit, from, after });
    this.#marks = [...this.#marks, markOf(after)];
    tally.pages += (isUnmoved(from, after) ? 0 : 1) + (reached.loads ?? 0);
    tally.sights.push({ after: after.sight, before: from.sight });
    return null;
  }

  /** Whether the present state leads to the path, perhaps after undoing its last step. */
  async #keep(path: UnitPath, order: StageOrder, tally: Tally): Promise<boolean> {
    const [present, { openers, locate }] = [this.#present, this.#options];
    if (present === null || present.isSpent === true || !beginsAlike(present.path, path)) return false;
    const { units } = present.path;
    const shared = sharedUnits(units, path.units);
    if (shared === units.length) return true;
    const left = units.slice(shared);
    const [last, wanted] = [left[0], path.units[shared]];
    const isToggle = last !== undefined && isUndoable(left, openers.lasting) && !isOrder(last, present, locate);
    if (!isToggle || wanted === undefined || !mayReplace(present, last, wanted))
      return this.#takeBack({ left, shared, isToggle }, order, tally);
    // What the page was like before that choice says nothing of what is opened from here: its list may have lain open.
    this.#present = { ...present, before: null, path: { ...present.path, units: units.slice(0, shared) } };
    this.#marks = this.#marks.slice(0, shared + 1);
    if (left.length === 1 && !isToBeSeen(last, path.units.slice(shared))) return true;
    return this.#replace({ last, wanted, isTurned: left.length > 1 }, order, tally);
  }

  /** Chooses another value in place of one; whether a field shows that alone then, and its list is seen to begin where pages were turned before. */
  async #replace({ last, wanted, isTurned }: Replacement, order: StageOrder, tally: Tally): Promise<boolean> {
    const from = this.#present;
    const failure = await this.#step({ unit: wanted, next: null }, order, tally);
    const after = failure === null ? this.#present : null;
    const isShown = from !== null && after !== null && isInPlace({ last, wanted }, from, after);
    if (after !== null && isShown && (!isTurned || isAtStart(after))) return true;
    if (failure === null) tally.sights.pop();
    if (last.role === 'option' || isTurned) this.#options.openers.lasting.add(undoKey(last, isShown && isTurned));
    this.#present = null;
    return false;
  }

  /** Takes the last steps back, by the page's history or by working a toggle again; whether the list is then as it was before. */
  async #takeBack({ left, shared, isToggle }: Excess, order: StageOrder, tally: Tally): Promise<boolean> {
    const isBack = await this.#goBack(shared, order);
    return isBack ?? (isToggle && (await this.#undo(left, order, tally)));
  }

  /** Goes back in the page's history to where it was after so many of its steps; whether it is as it was, or null if it stays. */
  async #goBack(steps: number, order: StageOrder): Promise<boolean | null> {
    const [from, to] = [this.#present, this.#marks[steps]];
    if (from === null || to === undefined) return null;
    this.#present = null;
    const left = from.path.units.slice(steps);
    const there = await this.#travel.back({ from, to, left, order });
    if (there === 'stayed') this.#present = from;
    if (typeof there === 'string') return there === 'stayed' ? null : false;
    return this.#back(from.path.units.slice(0, steps), there, order);
  }

  /** Works a toggle again, after which pages may have been turned; whether the list is then as it was before. */
  async #undo([last, ...turns]: readonly Step[], order: StageOrder, tally: Tally): Promise<boolean> {
    const from = this.#present;
    if (from === null || last === undefined || !isChosen(last, from, this.#options.locate)) return false;
    const undoneUnits = from.path.units.slice(0, -1 - turns.length);
    if (turns.length === 0 && wasChosen(last, from, this.#options.locate)) return this.#back(undoneUnits, from, order);
    const wanted = this.#marks[undoneUnits.length]?.signature;
    const failure = await this.#step({ unit: last, next: null }, order, tally);
    const undone = this.#present;
    // A select keeps what was chosen, which its list need not show before a button applies it.
    const isUndone = undone !== null && !isChosen(last, undone, this.#options.locate);
    const isAsBefore = failure === null && isUndone && this.#marks.at(-1)?.signature === wanted;
    noteUndone(this.#options.openers, undoKey(last, turns.length > 0), isAsBefore);
    if (!isAsBefore) {
      this.#present = null;
      return false;
    }
    tally.sights.pop();
    return this.#back(undoneUnits, undone, order);
  }

  /** Takes the page for what it was before the last steps. */
  #back(units: readonly Step[], now: Moment, order: StageOrder): true {
    this.#marks = this.#marks.slice(0, units.length + 1);
    const moment = { ...now, before: null };
    this.#present = movedTo({ ...now.path, units }, moment, { ...this.#options, order });
    return true;
  }
}
