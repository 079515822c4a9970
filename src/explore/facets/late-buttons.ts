/**
 * Buttons that show only once something is ticked, and without which ticks change no list, as in panels that are left by
 * "apply": beside the boxes of the page as it came nothing tells that they need one.
 */

import { withButton } from '../../model/applying-button.js';
import { isScripted } from '../../model/choice.js';
import type { ChoiceGroup, Control, PageView } from '../../model/page.js';
import { pathWithSteps } from '../../model/step.js';
import type { Explorer, LateButtons } from '../explorer.js';
import { mayNarrow, seenView, type Region } from '../region.js';
import {
  buttonKey,
  changesList,
  groupButtonKey,
  isNeedless,
  listsOthers,
  trialsOf,
  viewAt,
} from './needless-buttons.js';

/** Groups of a region whose ticks are followed by a look for a button. */
const TRIALS = 2;

/** Regions in which no such button was found before boxes are taken to have none. */
const MOST_VAIN = 2;

/** The region with the button behind the ways of its boxes that shows only after them, if they count by it alone. */
export async function withLateButton(explorer: Explorer, region: Region): Promise<Region> {
  const { late, ways } = explorer;
  const boxes = region.view.groups.filter(isOfBoxes);
  const bare = boxes.filter(({ apply }) => apply === undefined);
  if (bare.length === 0) return region;
  if (late.button === undefined && !ways.isStopped) await learn(explorer, region, bare);
  const { button } = late;
  if (button === undefined || button === null) return region;
  explorer.needlessButtons.set(buttonKey(button.step), false);
  const groups: ChoiceGroup[] = [];
  for (const group of region.view.groups) {
    const needsIt = boxes.includes(group) ? !isKnown(explorer, group) : await isAppliedSo(explorer, region, group);
    groups.push(needsIt ? withButton(group, button) : group);
  }
  return { ...region, view: { ...region.view, groups } };
}

/** Whether what is pressed in place of ticked, as rows of stars, counts by the same button, too; each group is tried once. */
async function isAppliedSo(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<boolean> {
  const { late, ways } = explorer;
  const isPressed = isScripted(group) && group.widget === 'buttons' && group.guess === 'facet' && mayNarrow(group);
  const known = late.pressed.get(group.key);
  if (!isPressed || group.apply !== undefined || known !== undefined || ways.isStopped) return known === true;
  const isIt = await countsLate(explorer, region, group);
  if (!ways.isStopped) late.pressed.set(group.key, isIt);
  return isIt;
}

/** Whether a press changes no list, shows the button that ticks need, and changes the list by it. */
async function countsLate(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<boolean> {
  const { button } = explorer.late;
  const path = trialsOf(region, group)[0]?.path;
  const view = path == null ? null : await viewAt(explorer, region, path);
  if (path == null || button == null || view === null || listsOthers(seenView(region), view)) return false;
  // What a button does that shows beside one group alone is not to be told there: it may show more of the values.
  const shown = [...view.groups.flatMap(buttonsOf), ...(view.openers ?? [])].map(keyOf);
  return shown.includes(keyOf(button)) && changesList(explorer, region, pathWithSteps(path, [button.step]));
}

const BOXES: ReadonlySet<ChoiceGroup['widget']> = new Set<ChoiceGroup['widget']>(['checkboxes', 'radios']);

/** Whether a group is boxes that only a live page ticks. */
function isOfBoxes(group: ChoiceGroup): boolean {
  return isScripted(group) && BOXES.has(group.widget) && group.guess === 'facet' && mayNarrow(group);
}

/** Whether it is known of the button beside a group that it is the one to press, or that none is. */
function isKnown({ needlessButtons, rightButtons }: Explorer, group: ChoiceGroup): boolean {
  return rightButtons.has(groupButtonKey(group)) || isNeedless(needlessButtons, group) !== undefined;
}

async function learn(explorer: Explorer, region: Region, groups: readonly ChoiceGroup[]): Promise<void> {
  const { late, ways } = explorer;
  for (const group of groups.slice(0, TRIALS)) {
    const found = await tried(explorer, region, group);
    if (ways.isStopped) return;
    late.button = found;
    if (found !== undefined) return;
  }
  late.vain += 1;
  if (late.vain >= MOST_VAIN) late.button = null;
}

/** The button that makes a tick of a group count; null where it counts by itself, undefined where neither is to be seen. */
async function tried(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<LateButtons['button']> {
  const [choice] = trialsOf(region, group);
  const path = choice?.path;
  if (path === undefined || path === null) return undefined;
  const view = await viewAt(explorer, region, path);
  if (view === null) return undefined;
  if (listsOthers(seenView(region), view)) return null;
  for (const button of lateButtons(region.view, view, group)) {
    if (await changesList(explorer, region, pathWithSteps(path, [button.step]))) return button;
    if (explorer.ways.isStopped) return undefined;
  }
  return undefined;
}

/**
 * The buttons beside a group after one of its boxes was ticked that stood beside none before. Those of dialogs may be called
 * as it is, and none of them is it.
 */
function lateButtons(before: PageView, after: PageView, { key }: ChoiceGroup): readonly Control[] {
  const known = new Set(
    before.groups
      .filter((group) => !isInDialog(group))
      .flatMap(buttonsOf)
      .map(keyOf),
  );
  const same = after.groups.filter((group) => group.key === key && !isInDialog(group));
  return same.flatMap(buttonsOf).filter((button) => !known.has(keyOf(button)));
}

function isInDialog({ isInDialog }: ChoiceGroup): boolean {
  return isInDialog === true;
}

function keyOf({ step }: Control): string {
  return buttonKey(step);
}

function buttonsOf({ apply, otherButtons = [] }: ChoiceGroup): readonly Control[] {
  return apply === undefined ? otherButtons : [apply, ...otherButtons];
}
