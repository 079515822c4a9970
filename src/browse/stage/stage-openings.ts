/**
 * Opens parts of a stage's page, scrolls lists in it on and leaves dialogs over it: the page stays at the end of its path.
 */

import type { Step } from '../../model/access-path.js';
import { leaveDialog, isLeft } from './leave-dialog.js';
import { createLeftFields, type LeftFields, type OpenedPage } from './left-fields.js';
import { DROP_KEYS } from './opener-keys.js';
import { withPlaces } from './opener-places.js';
import type { StageOptions, StageOrder } from './stage-contract.js';
import { withEarlierData, type StageLooks } from './stage-looks.js';
import { hasSameList, idleStep, isOnlyOpened, type Moment } from './stage-moment.js';
import type { OpenablePage } from './openable-page.js';
import { isStillFolded } from './unfolding.js';

/** How long an opener may take to show an effect, in milliseconds. */
const OPENING_MILLIS = 400;

/** The page of a stage on which things are opened. */
export interface OpenedStage extends OpenedPage {
  /** Brings it to the end of its path again, with nothing that was opened since; null if it does not come. */
  anew(from: Moment, order: StageOrder): Promise<Moment | null>;
}

/** What is opened on a stage. */
export interface StageOpenings {
  /** A page was loaded: nothing was opened on it yet. */
  begin(): void;
  /** Leaves the field whose list was opened to be read since the page was like that. */
  readonly leave: LeftFields['leave'];
  on(order: StageOrder): OpenablePage;
}

/** An opener that is worked on a page. */
interface Opening<Opener = Step> {
  readonly from: Moment;
  readonly opener: Opener;
  readonly order: StageOrder;
}

/** The openings of a stage. */
export function createStageOpenings(options: StageOptions, looks: StageLooks, stage: OpenedStage): StageOpenings {
  const { live, locate } = options;
  const { afterOpening, dropped } = createOpeningWaits(options, looks);
  const fields = createLeftFields(options, looks, stage);

  /** The page after the list around a node was scrolled on; null if it shows nothing else. */
  async function scrolledOn(node: number, order: StageOrder): Promise<Moment | null> {
    const from = stage.present();
    if (from === null || !(await live.scrollOn(node))) return null;
    return put(from, await afterOpening({ from, opener: null, order }));
  }

  /** The page after an opener was worked; null if it is not there, or did more than open (the page is then as it was). */
  async function opened(opener: Step, order: StageOrder, isAgain = false): Promise<Moment | null> {
    const from = stage.present();
    const control = from === null ? null : locate(from.sight.view, opener);
    if (from === null || control === null || !(await live.work(control, opener, 'opener'))) return null;
    const opening: Opening = { from, opener, order };
    const next = await dropped(await afterOpening(opening), opening);
    if (isOnlyOpened(from, next)) {
      fields.note(opener, from.snapshot.nodes[control.node]);
      return put(from, next);
    }
    const wasOpen = fields.isOpen();
    const now = await closed(order);
    // What lay open may have done it when it was left, as a field does that takes over what was marked in its list. The
    // steps to the page may open something anew each time: once is enough to tell, and so is what a new load still shows.
    return wasOpen && !isAgain && now !== null && hasSameList(from, now) ? opened(opener, order, true) : null;
  }

  function put(from: Moment, next: Moment): Moment {
    const moment = { ...withEarlierData(next, from), before: from.before };
    stage.put(moment);
    return moment;
  }

  /** The page after the dialog over it was left; null if there is none, or it stays. */
  async function left(order: StageOrder): Promise<Moment | null> {
    const from = stage.present();
    if (from === null || !(await leaveDialog(live, from.sight.view))) return null;
    const next = await afterOpening({ from, opener: null, order });
    if (!isOnlyOpened(from, next)) return closed(order);
    const moment = put(from, next);
    return isLeft(from.sight.view, next.sight.view) ? moment : null;
  }

  /** The page as it is at the end of its path, with nothing that was opened since; null if it does not come again. */
  async function closed(order: StageOrder): Promise<Moment | null> {
    const from = stage.present();
    if (from === null) return null;
    stage.put(null);
    fields.begin();
    return stage.anew(from, order);
  }

  return {
    begin: fields.begin,
    leave: fields.leave,
    on: (order) => ({
      view: () => stage.present()?.sight.view ?? null,
      open: async (opener) => (await opened(opener, order))?.sight.view ?? null,
      idle: () => idleStep(stage.present()),
      left: async () => (await left(order))?.sight.view ?? null,
      closed: async () => (await closed(order))?.sight.view ?? null,
      scrollOn: async (node) => (await scrolledOn(node, order))?.sight.view ?? null,
      locate,
    }),
  };
}

/** What comes of an opener. */
interface OpeningWaits {
  /** The moment once it has shown its effect. */
  afterOpening(opening: Opening<Step | null>): Promise<Moment>;
  /** The moment after a field that drops a list down was pressed; if it has not, after the key that does it (ARIA practices, combobox). */
  dropped(pressed: Moment, opening: Opening): Promise<Moment>;
}

function createOpeningWaits({ live, locate }: StageOptions, looks: StageLooks): OpeningWaits {
  async function afterOpening({ from, opener, order }: Opening<Step | null>): Promise<Moment> {
    await live.settled({ effectMillis: OPENING_MILLIS });
    const next = await looks.look(from.path, order.like);
    return { ...next, sight: { ...next.sight, view: withPlaces(from.sight.view, next.sight.view, opener) } };
  }

  return {
    afterOpening,
    async dropped(pressed, opening) {
      const { from, opener } = opening;
      const isFolded = opener.role === 'combobox' && isStillFolded(from.sight.view, pressed.sight.view, opener);
      const field = isFolded ? locate(pressed.sight.view, opener) : null;
      if (field === null || !(await live.work(field, { ...opener, do: 'press', value: DROP_KEYS }, 'opener')))
        return pressed;
      return afterOpening(opening);
    },
  };
}
