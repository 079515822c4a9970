/**
 * A live page that is brought to the state at the end of an access path: by what it already shows, by undoing one step,
 * or by loading the address and doing all steps (DESIGN §2 "Access path").
 */

import { isoTime } from '../base/clock.js';
import type { AccessPath, Step } from '../model/access-path.js';
import type { Exchange } from '../model/exchange.js';
import type { Control, ListHint, PageView } from '../model/page.js';
import type { Refusal } from '../model/site.js';
import type { Sight } from '../model/shortcut.js';
import type { Snapshot } from '../model/snapshot.js';
import { documentProblem, type BrowserFailure } from './browser-failures.js';
import { listSignature, withNewCards } from './list-overlap.js';
import type { LivePage } from './live-page.js';
import { snapshotFromPage } from './snapshot-from-page.js';
import { causeOf, goneControl, isUnmoved, replaces, scrollTarget, undoKey, type Moment } from './stage-moment.js';
import { accessPathOf, isPagerStep, isSameUnit, sharedUnits, unitPath, type UnitPath } from './stage-path.js';
import { reveal, unfold, type OpenablePage, type OpenerMemory } from './unfolding.js';
import type { WriteGuard } from './write-guard.js';
import { judgeWrites } from './write-judgement.js';

/** How long a page may take until a control that was worked shows an effect, in milliseconds. */
const EFFECT_MILLIS = 1_000;

/** Things laid over a page that are closed before it is read. */
const MOST_OVERLAYS = 3;

/** Reads a page that was reached by a path. */
export type ReadLive = (snapshot: Snapshot, like: ListHint | null, at: AccessPath) => PageView;

/** Finds the control of a step on a page as it is now. */
export type Locate = (view: PageView, step: Step) => Control | null;

/** What a stage is made of. */
export interface StageOptions {
  readonly live: LivePage;
  readonly exchange: Exchange;
  readonly readPage: ReadLive;
  readonly locate: Locate;
  readonly guard: WriteGuard;
  readonly now: () => number;
  /** For one load, in milliseconds. */
  readonly timeoutMillis: number;
  /** What all stages of a site know of its openers. */
  readonly openers: OpenerMemory;
}

/** What is wanted. */
export interface StageOrder {
  readonly path: AccessPath;
  readonly like: ListHint | null;
  readonly priority: number;
  readonly signal: AbortSignal;
  /** Open what is folded. */
  readonly controls: boolean;
}

/** A state as seen. */
export interface Shown {
  readonly kind: 'page';
  readonly snapshot: Snapshot;
  /** After a pager's step: with the cards that are new. */
  readonly view: PageView;
  readonly bytes: number;
  readonly at: string;
  /** Documents loaded, and actions that changed a list. */
  readonly pages: number;
  /** States on the way, each with the one before it. */
  readonly sights: readonly { readonly after: Sight; readonly before: Sight | null }[];
}

/** A page on which things are done. */
export interface Stage {
  show(order: StageOrder): Promise<Shown | Exclude<Refusal, { kind: 'stopped' }>>;
  /** How little is to be done to show a path: 0 for nothing, larger for more. */
  distance(path: AccessPath): number;
  /** Loads so far. */
  loads(): number;
}

type Failure = BrowserFailure;

/** Cost of a page load, in steps. */
const LOAD_COST = 4;

/** A stage on an empty page. */
export function createStage(options: StageOptions): Stage {
  const { live, exchange, readPage, locate, guard, now, timeoutMillis, openers } = options;
  /** What the lists looked like at each step of the present path; the last is `present`. */
  let signatures: string[] = [];
  let present: Moment | null = null;
  let loads = 0;
  const notUndoable = new Set<string>();

  async function look(path: UnitPath, like: ListHint | null): Promise<Moment> {
    const taken = await live.look();
    const snapshot = snapshotFromPage(taken, live.status() ?? 200);
    const at = accessPathOf(path);
    const view = readPage(snapshot, like, at);
    return {
      path,
      before: null,
      snapshot,
      bytes: taken.bytes,
      contentType: taken.contentType,
      sight: { path: at, view, exchanges: await live.data() },
    };
  }

  /** Waits for a turn; why not, or null. */
  async function admitted(url: string, { priority, signal }: StageOrder): Promise<Failure | null> {
    const request = {
      method: 'GET',
      url,
      headers: {},
      body: null,
      purpose: 'page',
      transport: 'browser',
      priority,
    } as const;
    const admission = await exchange.admit(request, signal);
    return admission.kind === 'admitted' ? null : { ...admission, url };
  }

  async function load(url: string, order: StageOrder, tally: Tally): Promise<Failure | null> {
    const refused = await admitted(url, order);
    if (refused !== null) return refused;
    present = null;
    loads += 1;
    tally.pages += 1;
    const status = await live.load(url, timeoutMillis);
    const refusal = live.gate.documentRefusal();
    if (refusal !== null) return { kind: 'refused', reason: refusal, url };
    let moment = await look({ url, units: [] }, order.like);
    const problem = documentProblem(moment.snapshot.url, status, moment.contentType);
    if (problem !== null) return problem;
    moment = await uncovered(moment, order);
    present = moment;
    signatures = [listSignature(moment.sight.view)];
    tally.sights.push({ after: moment.sight, before: null });
    return null;
  }

  /** The page without what lies over it. */
  async function uncovered(first: Moment, order: StageOrder): Promise<Moment> {
    let moment = first;
    for (let left = MOST_OVERLAYS; left > 0; left -= 1) {
      const control = moment.sight.view.overlays?.[0]?.dismiss[0];
      if (control === undefined || !(await live.work(control, control.step, 'overlay'))) break;
      await live.settled();
      const next = await look(first.path, order.like);
      const { exchanges } = moment.sight;
      moment = { ...next, sight: { ...next.sight, exchanges: [...exchanges, ...next.sight.exchanges] } };
    }
    return moment;
  }

  /** Does one step and looks. */
  async function step(unit: Step, order: StageOrder, tally: Tally): Promise<Failure | null> {
    const before = present;
    if (before === null) return goneControl(unit, order.path);
    const found =
      locate(before.sight.view, unit) ??
      scrollTarget(before.sight.view, unit) ??
      (await reveal(openable(order), unit, openers));
    if (found === null || present === null) return goneControl(unit, order.path);
    const from: Moment = present;
    const refused = await admitted(from.snapshot.url, order);
    if (refused !== null) return refused;
    const path = { url: from.path.url, units: [...before.path.units, unit] };
    const after = await worked(found, { from, path, unit, like: order.like });
    if (after === null) return goneControl(unit, order.path);
    const refusal = live.gate.documentRefusal() ?? (await addressRefusal(from, after, order));
    if (refusal !== null) return { kind: 'refused', reason: refusal, url: after.snapshot.url };
    if (!judgeWrites(live.gate.writesReleased(), after.sight, guard))
      return { kind: 'refused', reason: 'write-guard', url: after.snapshot.url };
    if (live.gate.refusals().includes('write-guard') && isUnmoved(from, after))
      return { kind: 'refused', reason: 'write-guard', url: after.snapshot.url };
    present = { ...after, before: from.sight.view };
    signatures.push(listSignature(after.sight.view));
    if (!isUnmoved(from, after)) tally.pages += 1;
    tally.sights.push({ after: after.sight, before: from.sight });
    return null;
  }

  /** The moment after a control was worked, when its effect has shown; null if the control is gone. */
  async function worked(control: Control, { from, path, unit, like }: Deed): Promise<Moment | null> {
    if (!(await live.work(control, unit, causeOf(unit)))) return null;
    present = null;
    const hasStirred = await live.settled({ effectMillis: EFFECT_MILLIS });
    const after = await look(path, like);
    if (!isUnmoved(from, after) || live.gate.released() > 0 || unit.do === 'type') return after;
    // A tick shows at once; what it asks for may come a moment later.
    if (hasStirred) return (await live.settled({ effectMillis: EFFECT_MILLIS, anew: true })) ? look(path, like) : after;
    // Nothing stirred at all: the page may have been redrawn under the mouse, or not have been listening yet.
    const again = locate(after.sight.view, unit);
    if (again === null || !(await live.work(again, unit, causeOf(unit)))) return after;
    await live.settled({ effectMillis: EFFECT_MILLIS });
    return look(path, like);
  }

  /** A control may take the page to an address that we must not ask for. */
  async function addressRefusal(
    from: Moment,
    after: Moment,
    order: StageOrder,
  ): Promise<Extract<Failure, { kind: 'refused' }>['reason'] | null> {
    const url = after.snapshot.url;
    if (url === from.snapshot.url) return null;
    const refused = await admitted(url, order);
    return refused?.kind === 'refused' ? refused.reason : null;
  }

  /** The page after an opener was worked; null if it is not there, or led elsewhere (the page is then as it was). */
  async function openWith(opener: Step, order: StageOrder): Promise<Moment | null> {
    const from = present;
    const control = from === null ? null : locate(from.sight.view, opener);
    if (from === null || control === null || !(await live.work(control, opener, 'opener'))) return null;
    await live.settled({ effectMillis: OPENING_MILLIS });
    const next = await look(from.path, order.like);
    const exchanges = [...from.sight.exchanges, ...next.sight.exchanges];
    present = { ...next, before: from.before, sight: { ...next.sight, exchanges } };
    if (next.snapshot.url.replace(/#.*$/su, '') === from.snapshot.url.replace(/#.*$/su, '')) return present;
    await bring(from.path, order, { pages: 0, sights: [] });
    return null;
  }

  function openable(order: StageOrder): OpenablePage {
    return {
      view: () => present?.sight.view ?? null,
      open: async (opener) => (await openWith(opener, order))?.sight.view ?? null,
      locate,
    };
  }

  /** Brings the page to the state at the end of a path. */
  async function bring(path: UnitPath, order: StageOrder, tally: Tally): Promise<Failure | null> {
    const kept = await keep(path, order, tally);
    if (!kept) {
      const failure = await load(path.url, order, tally);
      if (failure !== null) return failure;
    }
    for (let done = present?.path.units.length ?? 0; done < path.units.length; done += 1) {
      const unit = path.units[done];
      const failure = unit === undefined ? null : await step(unit, order, tally);
      if (failure !== null) return failure;
    }
    return null;
  }

  /** Whether the present state leads to the path, perhaps after undoing its last step. */
  async function keep(path: UnitPath, order: StageOrder, tally: Tally): Promise<boolean> {
    if (present === null || present.path.url !== path.url) return false;
    const { units } = present.path;
    const shared = sharedUnits(units, path.units);
    if (shared === units.length) return true;
    const [last, wanted] = [units[shared], path.units[shared]];
    if (shared !== units.length - 1 || last === undefined || isPagerStep(last) || notUndoable.has(undoKey(last)))
      return false;
    if (wanted !== undefined && replaces(last, wanted)) {
      present = { ...present, path: { url: path.url, units: units.slice(0, -1) } };
      signatures.pop();
      return true;
    }
    return undo(last, order, tally);
  }

  /** Works a toggle again; whether the list is then as it was before. */
  async function undo(last: Step, order: StageOrder, tally: Tally): Promise<boolean> {
    const from = present;
    const choice = from?.sight.view.groups
      .flatMap(({ choices }) => choices)
      .find(({ control }) => control !== undefined && isSameUnit(control.step, last));
    if (from === null || choice?.selected !== true) return false;
    const units = from.path.units.slice(0, -1);
    const wanted = signatures.at(-2);
    const failure = await step(last, order, tally);
    const now2: Moment | null = present;
    if (failure === null && now2 !== null && signatures.at(-1) === wanted) {
      signatures = signatures.slice(0, -2);
      tally.sights.pop();
      const path = { url: from.path.url, units };
      present = {
        ...now2,
        path,
        sight: {
          ...now2.sight,
          path: accessPathOf(path),
          view: readPage(now2.snapshot, order.like, accessPathOf(path)),
        },
      };
      return true;
    }
    notUndoable.add(undoKey(last));
    present = null;
    return false;
  }

  return {
    loads: () => loads,
    distance(path) {
      const wanted = unitPath(path);
      if (wanted === null || present === null || present.path.url !== wanted.url)
        return LOAD_COST + (wanted?.units.length ?? 0);
      const { units } = present.path;
      const shared = sharedUnits(units, wanted.units);
      const left = wanted.units.length - shared;
      if (shared === units.length) return left;
      return shared === units.length - 1 ? left + 1 : LOAD_COST + wanted.units.length;
    },
    async show(order) {
      const path = unitPath(order.path);
      if (path === null)
        return { kind: 'failed', reason: 'not-found', url: '', status: null, message: 'A browser cannot ask this.' };
      const tally: Tally = { pages: 0, sights: [] };
      const failure = await bring(path, order, tally);
      if (failure !== null) {
        present = null;
        return failure;
      }
      const last = path.units.at(-1);
      const opened = order.controls ? await unfold(openable(order), openers) : null;
      const shown = present as Moment | null;
      if (shown === null) return goneControl(last, order.path);
      const view = opened ?? shown.sight.view;
      return {
        kind: 'page',
        snapshot: shown.snapshot,
        view:
          last !== undefined && isPagerStep(last) && shown.before !== null ? withNewCards(shown.before, view) : view,
        bytes: shown.bytes,
        at: isoTime(now()),
        pages: tally.pages,
        sights: tally.sights,
      };
    },
  };
}

/** How long an opener may take to show an effect, in milliseconds. */
const OPENING_MILLIS = 400;

/** A step that is being done. */
interface Deed {
  readonly from: Moment;
  readonly path: UnitPath;
  readonly unit: Step;
  readonly like: ListHint | null;
}

interface Tally {
  pages: number;
  readonly sights: { readonly after: Sight; readonly before: Sight | null }[];
}
