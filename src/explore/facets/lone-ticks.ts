/**
 * The ways to values whose boxes are all ticked from the start: a value is asked by unticking every other one. Where the
 * first box unticks all of them at once, a value is asked by that box and its own.
 */

import type { Step } from '../../model/access-path.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';
import { pathWithSteps } from '../../model/step.js';
import type { Explorer } from '../explorer.js';
import { mayNarrow, type Region } from '../region.js';
import { areAllChosen } from './all-chosen.js';
import { viewAt, withRightButton } from './needless-buttons.js';

/** Boxes that are unticked for one value at most. Raising it takes long in a browser, a page for each box. */
const MOST_BOXES = 30;

/** Boxes from which on one of them may untick all others. */
const LEAST_LED = 3;

/**
 * A group of a region's page; of boxes that are all ticked with the way to leave each of them alone ticked, and the button
 * that applies it.
 */
export async function withLoneTicks(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<ChoiceGroup> {
  if (!mayNarrow(group) || !areAllChosen(group)) return group;
  if (await isLed(explorer, region, group)) return withRightButton(explorer, region, ledTicks(region, group));
  return group.choices.length > MOST_BOXES ? group : withRightButton(explorer, region, otherTicks(region, group));
}

/** The group with the way to each value by unticking every other one. */
function otherTicks(region: Region, group: ChoiceGroup): ChoiceGroup {
  const { choices } = group;
  return withWays(region, group, (choice) =>
    choices.flatMap(({ control }, at) => (control === undefined || choices[at] === choice ? [] : control.step)),
  );
}

/**
 * The group without its first box, with the way to each value by that one, which unticks all, and its own. Beside "(Select
 * All)" what else stands in brackets is the widget's own, too, such as "(Blanks)": who has it has no value.
 */
function ledTicks(region: Region, group: ChoiceGroup): ChoiceGroup {
  const [leading, ...others] = group.choices;
  const choices = isBracketed(leading) ? others.filter((choice) => !isBracketed(choice)) : others;
  return withWays(region, { ...group, choices }, ({ control }) =>
    leading?.control === undefined || control === undefined
      ? []
      : [leading.control.step, { ...control.step, do: 'check' }],
  );
}

function isBracketed(choice: Choice | undefined): boolean {
  return /^\([^()]*\)$/u.test(choice?.value ?? '');
}

function withWays(region: Region, group: ChoiceGroup, stepsTo: (choice: Choice) => readonly Step[]): ChoiceGroup {
  // What is typed to find further values changes which boxes are ticked.
  const { search: _, ...rest } = group;
  const { apply, choices } = group;
  const aloneOf = (choice: Choice): Choice => {
    const steps = apply === undefined ? stepsTo(choice) : [...stepsTo(choice), apply.step];
    return { ...choice, selected: false, path: pathWithSteps(region.path, steps) };
  };
  return { ...rest, choices: choices.map(aloneOf) };
}

/** Whether unticking the first box of a group unticks all others, too; each group is tried once. */
async function isLed(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<boolean> {
  const { ledBoxes, ways } = explorer;
  const [leading] = group.choices;
  if (group.choices.length < LEAST_LED || leading?.control === undefined) return false;
  const known = ledBoxes.get(group.key);
  if (known !== undefined || ways.isStopped) return known === true;
  const path = pathWithSteps(region.path, [leading.control.step]);
  // What a page asks for meanwhile by itself may keep it from being seen once.
  const view = (await viewAt(explorer, region, path)) ?? (await viewAt(explorer, region, path));
  if (view === null) return false;
  const isIt = view.groups.some((one) => isOf(one, group) && one.choices.every(({ selected }) => !selected));
  if (!explorer.ways.isStopped) ledBoxes.set(group.key, isIt);
  return isIt;
}

/** Whether a group has all values of another one, or is what is drawn of that while it is scrolled: it begins alike, and has no others. */
function isOf(one: ChoiceGroup, group: ChoiceGroup): boolean {
  const begins = one.choices.length >= LEAST_LED && one.choices[0]?.value === group.choices[0]?.value;
  return bearsAll(one, group) || (begins && bearsAll(group, one));
}

/** Whether a group has all values of another one. */
function bearsAll({ choices }: ChoiceGroup, group: ChoiceGroup): boolean {
  const values = new Set(choices.map(({ value }) => value));
  return group.choices.every(({ value }) => values.has(value));
}
