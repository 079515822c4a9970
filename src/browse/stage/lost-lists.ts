/**
 * Lists that a page does not draw any more once something is chosen on it, though its address tells what: what its script
 * needs for it is not answered, or may not be asked for. The address itself, asked for anew, may list what was chosen.
 */

import { withoutHash } from '../../base/url.js';
import type { Step } from '../../model/access-path.js';
import { NO_PAGINATION } from '../../model/no-pagination.js';
import type { PageView } from '../../model/page.js';
import { listSignature } from './list-overlap.js';
import type { StageOptions, StageOrder } from './stage-contract.js';
import { movedTo, type Reached, type StageLooks } from './stage-looks.js';
import { causeOf, hasLostList, type Moment } from './stage-moment.js';

/** Addresses of one site that are asked for anew in vain before its empty pages are taken to be empty. */
const MOST_VAIN_LOADS = 2;

/** A choice and what it led to. */
export interface ChoiceMade {
  readonly from: Moment;
  readonly after: Moment;
  readonly unit: Step;
  readonly order: StageOrder;
}

/**
 * Whether a list that a choice took away need not be waited for: the lists of its site that went so came back only where the
 * address of the choice was asked for anew.
 */
export function isNotComing(
  { lostLists }: StageOptions['openers'],
  { from, after, unit }: Pick<ChoiceMade, 'from' | 'after' | 'unit'>,
): boolean {
  return lostLists.vainLoads === -Infinity && causeOf(unit) === 'choice' && hasMoved(from, after);
}

function hasMoved(from: Moment, after: Moment): boolean {
  return withoutHash(from.snapshot.url) !== withoutHash(after.snapshot.url);
}

/** Gives the moment after a choice; that of its address asked for anew if it lost the list, and the list is there then. */
export function createLostLists(
  { live, readPage, openers: { lostLists } }: Pick<StageOptions, 'live' | 'readPage' | 'openers'>,
  looks: Pick<StageLooks, 'load' | 'refusal'>,
): (choice: ChoiceMade) => Promise<Reached> {
  function isLost({ from, after, unit }: ChoiceMade): boolean {
    const isPosted = [...live.gate.writesReleased().values()].includes('document');
    return causeOf(unit) === 'choice' && hasMoved(from, after) && !isPosted && hasLostList(from, after);
  }

  return async (choice) => {
    const { after, order } = choice;
    const { url } = after.snapshot;
    const asItIs: Reached = { kind: 'moment', moment: after };
    if (lostLists.vainLoads >= MOST_VAIN_LOADS || !isLost(choice)) return asItIs;
    if ((await looks.refusal(url, order)) !== null) return asItIs;
    const reached = await looks.load(url, order);
    const moment = reached.kind === 'moment' ? movedTo(choice.after.path, reached.moment, { order, readPage }) : null;
    const isFound = moment !== null && listsChoice(choice, moment.sight.view);
    lostLists.vainLoads = isFound ? -Infinity : lostLists.vainLoads + 1;
    if (reached.kind !== 'moment' || moment === null) return reached;
    return { kind: 'moment', moment: isFound ? moment : withoutList(moment), loads: 1 };
  };
}

/**
 * Whether a page lists what was chosen: it shows that it was chosen, or lists something else than before and shows nothing
 * else as chosen that was not before, as a filter that a site sets by itself on pages whose address it does not understand.
 */
function listsChoice({ from, unit }: ChoiceMade, view: PageView): boolean {
  if ((view.list?.cards.length ?? 0) === 0) return false;
  if (isChosen(unit, view)) return true;
  const before = new Set(chosenIn(from.sight.view));
  return listSignature(view) !== listSignature(from.sight.view) && chosenIn(view).every((key) => before.has(key));
}

/** What a page shows as chosen in what may narrow its list. */
function chosenIn({ groups }: PageView): readonly string[] {
  return groups
    .filter(({ guess }) => guess === 'facet')
    .flatMap(({ key, choices }) =>
      choices.flatMap(({ selected, value }) => (selected ? [JSON.stringify([key, value])] : [])),
    );
}

function isChosen({ role, name, group, value }: Step, view: PageView): boolean {
  return view.groups.some(({ choices }) =>
    choices.some(({ selected, control }) => {
      const step = control?.step;
      const isSame = step?.role === role && step.name === name && step.group === group && step.value === value;
      return selected && isSame;
    }),
  );
}

/** A page whose address says nothing of what was chosen: its list is that of something else. */
function withoutList(moment: Moment): Moment {
  const { view } = moment.sight;
  if (view.list === null) return moment;
  const bare: PageView = {
    ...view,
    list: null,
    pagination: NO_PAGINATION,
    empty: { empty: true, reason: 'no-main-list' },
  };
  return { ...moment, sight: { ...moment.sight, view: bare } };
}
