/**
 * Works one control of a stage's page, waits for what it does, and judges what was asked for meanwhile.
 */

import type { Step } from '../../model/access-path.js';
import type { RefusalReason, RequestCause } from '../../model/exchange.js';
import type { Control } from '../../model/page.js';
import { isPaging } from '../../model/step.js';
import type { BrowserFailure } from '../live/browser-failures.js';
import { isDrawnAlike, type SeenControl } from './drawn-alike.js';
import type { LivePage } from '../live/live-page.js';
import { createLeftLists } from './left-lists.js';
import { createListEnds } from './list-ends.js';
import { createLostLists, isNotComing } from './lost-lists.js';
import type { StageOptions, StageOrder } from './stage-contract.js';
import { withEarlierData, type Reached, type StageLooks } from './stage-looks.js';
import {
  causeOf,
  goneControl,
  hasLostList,
  hasSameList,
  isDrawnInPart,
  isFollowed,
  isUnmoved,
  lostChoices,
  type Moment,
} from './stage-moment.js';
import type { UnitPath } from './stage-path.js';
import { approveContent, judgeWrites } from '../live/write-judgement.js';

/** How long a page may take until a control that was worked shows an effect, in milliseconds. */
const EFFECT_MILLIS = 1_000;

/** How long a list may stay away before it counts as empty, in milliseconds. */
const REFILL_MILLIS = 2_000;

/** Times that facets which are gone are waited for in vain, before they count as taken away by what is chosen. */
const MOST_VAIN_WAITS = 3;

/** A step that is to be done. */
export interface Deed {
  readonly from: Moment;
  readonly control: Control;
  readonly unit: Step;
  readonly order: StageOrder;
  /** Whether such a step is known to show no effect by itself: none is waited for. @default false */
  readonly isSilent?: boolean;
  /** The step that follows, which tells what came of both; null if none does. */
  readonly next: Step | null;
}

/** Does a step; the state after it, or why it may not be used. */
export type DoDeed = (deed: Deed) => Promise<Reached>;

/** The deeds of a stage. */
export function createStageDeeds(
  options: Pick<StageOptions, 'live' | 'locate' | 'guard' | 'readPage' | 'openers'>,
  looks: StageLooks,
): DoDeed {
  const { live, locate, guard } = options;
  const withChoices = createChoicesWait(live, looks);
  const withList = createLostLists(options, looks);
  const withEnd = createListEnds(options, looks);
  const withLeft = createLeftLists(options, looks);

  /** The moment after a control was worked, when its effect has shown; null if the control is gone. */
  async function worked(deed: Deed): Promise<Moment | null> {
    const { from, control, unit, order } = deed;
    const path: UnitPath = { ...from.path, units: [...from.path.units, unit] };
    if (!(await workFor(deed, control, live)) && !(await workedAnew(options, looks, deed))) return null;
    if (deed.isSilent !== true)
      return withLeft(deed, await withChoices(deed, await withEnd(deed, await withEffect(deed, path))));
    await live.settled();
    return looks.look(path, order.like);
  }

  /** The moment when the effect of a control that was worked has shown; it is worked again if the page has not heard of it. */
  async function withEffect(deed: Deed, path: UnitPath): Promise<Moment> {
    const { from, unit, order } = deed;
    const { like } = order;
    const hasStirred = await live.settled({ effectMillis: EFFECT_MILLIS });
    const after = await looks.look(path, like);
    const lookAgain = async (): Promise<Moment> => withEarlierData(await looks.look(path, like), after);
    // A list that is gone may be on its way: a frame without content stands in its place.
    if (hasLostList(from, after) && !isNotComing(options.openers, { from, after, unit })) {
      await live.settled({ effectMillis: REFILL_MILLIS, anew: true });
      return lookAgain();
    }
    if (!hasSameList(from, after) || live.gate.released() > 0 || unit.do === 'type') return after;
    // A tick and the address show at once; the list may come a moment later, or came while the page was being looked at.
    const later = hasStirred ? await settledAgain(live, lookAgain) : after;
    // The page may have been redrawn under the mouse, or not have been listening yet. A box that is ticked now was heard.
    const again = isUnmoved(from, later) ? locate(later.sight.view, unit) : null;
    if (again === null || !isUnheard(live, deed, { snapshot: later.snapshot, node: again.node })) return later;
    if (!(await workFor(deed, again, live))) return later;
    await live.settled({ effectMillis: EFFECT_MILLIS });
    return lookAgain();
  }

  /** Why the state after a step may not be used, or null. What was held of one before another did nothing: that one tells what came of both. */
  async function refusal(deed: Deed, after: Moment): Promise<BrowserFailure | null> {
    const { from, order, next } = deed;
    const { url } = after.snapshot;
    const ofDocument = live.gate.documentRefusal() ?? (await addressRefusal(looks, { from, order }, after));
    if (ofDocument !== null) return { kind: 'refused', reason: ofDocument, url };
    const hasMoved = !isUnmoved(from, after);
    // What a site is entered by need not lead to a list at once.
    if (causeIn(deed) === 'entrance') return null;
    const wasHeld = !isFollowed(next) && live.gate.refusals().includes('write-guard') && !hasMoved;
    return judged({ live, guard }, { from, after, hasMoved }) && !wasHeld
      ? null
      : { kind: 'refused', reason: 'write-guard', url };
  }

  return async (deed) => {
    const { from, unit, order } = deed;
    const refused = await looks.refusal(from.snapshot.url, order);
    if (refused !== null) return refused;
    const after = await worked(deed);
    if (after === null || isDead(deed, after)) return goneControl(unit, order.path);
    const problem = await refusal(deed, after);
    if (problem !== null) return problem;
    const reached = await withList({ from, after, unit, order });
    return reached.kind === 'moment' ? { ...reached, moment: { ...reached.moment, before: from.sight.view } } : reached;
  };
}

/** Works a control for a deed; one that turns a page by a select chooses the page that is next by now. */
function workFor(deed: Deed, control: Control, live: LivePage): Promise<boolean> {
  const { unit } = deed;
  const isSelect = isPaging(unit) && control.step.do === 'select';
  return live.work(control, isSelect ? control.step : unit, causeIn(deed));
}

/** Works a control that is gone where it stands now: rows of a list that draws only what is to be seen are drawn anew as it is scrolled to them. */
async function workedAnew(
  { live, locate }: Pick<StageOptions, 'live' | 'locate'>,
  looks: StageLooks,
  deed: Deed,
): Promise<boolean> {
  const { from, unit, order } = deed;
  await live.settled();
  const again = locate((await looks.look(from.path, order.like)).sight.view, unit);
  return again !== null && workFor(deed, again, live);
}

interface Judged {
  readonly from: Moment;
  readonly after: Moment;
  readonly hasMoved: boolean;
}

/** Whether what a step asked for may be asked for: what is typed asks for words, which need not be on the page. */
function judged(
  { live, guard }: Pick<StageOptions, 'live' | 'guard'>,
  { from, after: { path, sight: after }, hasMoved }: Judged,
): boolean {
  const released = live.gate.writesReleased();
  if (path.units.at(-1)?.do !== 'type')
    return judgeWrites({ released, before: from.sight.view, after, hasMoved }, guard);
  approveContent(released, after, guard);
  return true;
}

/** Why a control may not take the page to the address where it is now, or null. */
async function addressRefusal(
  looks: StageLooks,
  { from, order }: Pick<Deed, 'from' | 'order'>,
  { snapshot: { url } }: Moment,
): Promise<RefusalReason | null> {
  if (url === from.snapshot.url) return null;
  return looks.refusalThere(url, order);
}

/**
 * Gives the moment with what a page draws only once it is to be seen: it stays where a control was worked, and parts above
 * that it drew before may have begun anew, and the first cards of a list not be drawn. A pager goes on from where the page
 * stands. Where most facets are gone at once they may be drawn a moment after the list.
 */
function createChoicesWait(live: LivePage, looks: StageLooks): (deed: Deed, after: Moment) => Promise<Moment> {
  /** Waits for facets that did not come back. */
  let vainWaits = 0;
  return async ({ from, unit, order }, after) => {
    const lost = lostChoices(from, after);
    if (isPaging(unit) || (lost === 'none' && !isDrawnInPart(after))) return after;
    const isAwaited = lost === 'most' && vainWaits < MOST_VAIN_WAITS;
    const wasBelow = await live.returnToTop();
    if (!wasBelow && !isAwaited) return after;
    await live.settled({ effectMillis: isAwaited ? EFFECT_MILLIS : 0, anew: true });
    const again = withEarlierData(await looks.look(after.path, order.like), after);
    if (isAwaited && lostChoices(from, again) === 'most') vainWaits += 1;
    return again;
  };
}

async function settledAgain(live: LivePage, lookAgain: () => Promise<Moment>): Promise<Moment> {
  await live.settled({ effectMillis: EFFECT_MILLIS, anew: true });
  return lookAgain();
}

/** Whether a control did nothing and had said that it would not, as a button that promises no results. */
function isDead({ from, control, unit }: Deed, after: Moment): boolean {
  const { state, attributes } = from.snapshot.nodes[control.node] ?? {};
  const isDisabled = state?.disabled === true || attributes?.['aria-disabled'] === 'true';
  return isDisabled && !isPaging(unit) && isUnmoved(from, after);
}

/** Whether a page has not heard of the control that was worked: it asked for nothing, and the control is as it was. */
function isUnheard(live: LivePage, { from, control }: Deed, later: SeenControl): boolean {
  return live.gate.released() === 0 && isDrawnAlike({ snapshot: from.snapshot, node: control.node }, later);
}

/** Why a page is worked: to enter the site, or what the step does. */
function causeIn({ from, control, unit }: Deed): RequestCause {
  const { entrances = [], entranceFields = [] } = from.sight.view;
  const isEntrance = [...entrances, ...entranceFields].some(({ node }) => node === control.node);
  return isEntrance ? 'entrance' : causeOf(unit);
}
