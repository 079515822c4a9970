/**
 * Fields of forms that are worked in the page, where a script sends more than they tell: a form whose button leads to
 * `/filter/brand-is-acme/apply` does not hear `?brand=acme`.
 */

import type { Choice, ChoiceGroup } from '../../model/page.js';
import { choosingSteps, pathWithSteps } from '../../model/step.js';
import type { Explorer } from '../explorer.js';
import { completeFacet } from './facets.js';
import { withoutNeedlessButtons } from './needless-buttons.js';
import { openQuestions } from '../planning/planner.js';
import { mayNarrow, type Region } from '../region.js';
import { narrows } from './trying.js';

/** Groups that are worked to see whether a script hears them. Raising it costs some looks in a browser on sites whose forms do not count. */
const MOST_TRIALS = 2;

const FIELDS: ReadonlySet<ChoiceGroup['widget']> = new Set<ChoiceGroup['widget']>(['select', 'checkboxes', 'radios']);

/** Whether a group is fields of a form. */
export function isField({ widget }: Pick<ChoiceGroup, 'widget'>): boolean {
  return FIELDS.has(widget);
}

/** The region with the fields of its forms worked in the page; what only a plain page shows is not asked there. */
export function withWorkedFields(region: Region): Region {
  const groups = region.view.groups.map((group) =>
    isField(group) ? { ...group, choices: group.choices.map((choice) => workedChoice(region, group, choice)) } : group,
  );
  return { ...region, view: { ...region.view, groups } };
}

function workedChoice({ path: here }: Region, { apply }: ChoiceGroup, choice: Choice): Choice {
  const { path, control, selected } = choice;
  if (selected || path === null || path.kind === 'actions') return choice;
  if (control === undefined) return { ...choice, path: null };
  return { ...choice, path: pathWithSteps(here, choosingSteps(control, apply)) };
}

/** The groups of a region's page as they are to be asked by now: worked, once a script turned out to send more. */
export async function asWorked(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<ChoiceGroup> {
  const { worksFields = false, workedAlone } = explorer.ways;
  const isWorked = worksFields || workedAlone?.has(group.key) === true;
  return isWorked && isSent(group) ? workedGroup(explorer, region, group) : group;
}

/**
 * A group whose choices were not heard as the form tells them, worked in the page; null if that narrows nothing either, or
 * other groups of the site were tried so in vain.
 */
export async function heardWhenWorked(
  explorer: Explorer,
  region: Region,
  group: ChoiceGroup,
): Promise<ChoiceGroup | null> {
  const { ways, barren, unsure } = explorer;
  const { vainlyWorked = 0 } = ways;
  if (ways.worksFields === true || vainlyWorked >= MOST_TRIALS || ways.isStopped || !isWorkable(group)) return null;
  const worked = await workedGroup(explorer, region, group);
  const facet = await completeFacet(explorer, region, worked);
  barren.delete(group.key);
  unsure.delete(group.key);
  if (await narrows(explorer, region, openQuestions(region, facet, explorer))) {
    if (hearsAsSent(explorer, region, group)) {
      ways.workedAlone = new Set([...(ways.workedAlone ?? []), group.key]);
      return worked;
    }
    ways.worksFields = true;
    // What was sent in vain of the others says nothing of them.
    for (const other of region.view.groups.filter(isField)) {
      barren.delete(other.key);
      unsure.delete(other.key);
    }
    return worked;
  }
  if (!unsure.has(group.key)) barren.add(group.key);
  ways.vainlyWorked = vainlyWorked + 1;
  return null;
}

/** Whether other fields of a region's page narrowed as they were sent: a script has its way with some of them only. */
function hearsAsSent({ proven, ways }: Explorer, region: Region, beside: ChoiceGroup): boolean {
  return region.view.groups.some(
    (group) =>
      group.key !== beside.key && isSent(group) && proven.has(group.key) && ways.workedAlone?.has(group.key) !== true,
  );
}

/** Whether a group stands to be a facet whose choices are made in the page as well as sent. */
function isWorkable(group: ChoiceGroup): boolean {
  return (
    mayNarrow(group) &&
    group.guess === 'facet' &&
    isSent(group) &&
    group.choices.some(({ control }) => control !== undefined)
  );
}

function isSent(group: ChoiceGroup): boolean {
  return isField(group) && group.choices.some(({ path }) => path !== null && path.kind !== 'actions');
}

async function workedGroup(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<ChoiceGroup> {
  const alone = withWorkedFields({ ...region, view: { ...region.view, groups: [group] } });
  const { view } = await withoutNeedlessButtons(explorer, alone);
  return view.groups[0] ?? group;
}
