/**
 * Builders of filters whose values count as soon as they show: choosing an attribute chooses its first value, too, so that the
 * field of attributes narrows as a facet does.
 */

import type { ChoiceGroup } from '../../model/page.js';
import type { Explorer } from '../explorer.js';
import { trials, type Question } from '../planning/planner.js';
import { seenView, valueKey } from '../region.js';
import type { Revealing } from './added-conditions.js';
import { listsOthers, viewAt } from './needless-buttons.js';
import { newGroups, reveal, unrevealed, type BuilderStage } from './revealed-facets.js';
import { narrows } from './trying.js';

/** Attributes that are looked at for two with values. Raising it finds builders that begin with more fields for words. */
const MOST_LOOKED_AT = 8;

/** Whether the choices of a group narrow, rather than what shows with one of them and is chosen at once. */
export async function narrowsByItself(
  explorer: Explorer,
  stage: BuilderStage,
  questions: readonly Question[],
): Promise<boolean> {
  if (await isPreset(explorer, stage)) return false;
  const { key } = stage.group;
  const wasProven = explorer.proven.has(key);
  if (!(await narrows(explorer, stage.region, questions))) return false;
  if (wasProven || !(await comesWithPresets(explorer, stage, questions))) return true;
  explorer.proven.delete(key);
  explorer.builders.add(key);
  return false;
}

/**
 * Whether a group is known to be the attributes of a builder whose values count as soon as they show; without a name it is if
 * the field of the values has a value of each attribute chosen by itself, and not the same blank for all.
 */
export async function isPreset(explorer: Explorer, stage: BuilderStage): Promise<boolean> {
  const { group } = stage;
  if (group.apply === undefined || stage.attribute !== null) return false;
  if (group.label !== null) return explorer.builders.has(group.key);
  if (explorer.revealing.has(group.key)) return true;
  const [first, second] = unrevealed(explorer, stage);
  if (first === undefined || second === undefined) return false;
  const one = await reveal(explorer, stage, first);
  const other = one === null || one.groups.length === 0 ? null : await reveal(explorer, stage, second);
  const apart = (one?.groups ?? []).filter((shown) =>
    (other?.groups ?? []).some((twin) => shown.key === twin.key && isChosenApart(shown, twin)),
  );
  // The field by itself is of another attribute each time.
  for (const { key } of apart) explorer.barren.add(key);
  return apart.length > 0;
}

/**
 * The same of a group with a name, whose values say how they are compared besides: without that it may be a facet, as makers
 * are, each of which shows its models.
 */
async function comesWithPresets(
  explorer: Explorer,
  stage: BuilderStage,
  questions: readonly Question[],
): Promise<boolean> {
  const { group } = stage;
  if (!mayBeBuilder(stage) || !(await showsMoreWithValue(explorer, stage, questions))) return false;
  const shown: Revealing[] = [];
  for (const choice of unrevealed(explorer, stage).slice(0, MOST_LOOKED_AT)) {
    const found = await reveal(explorer, stage, choice);
    if (explorer.ways.isStopped) return false;
    if (found === null || found.groups.length === 0) continue;
    const fields = shown.flatMap((one) => conditionFields(group, one, found) ?? [])[0];
    shown.push(found);
    if (fields === undefined) continue;
    explorer.barren.add(fields.values.key);
    for (const { key } of fields.comparisons) explorer.comparisons.add(key);
    return true;
  }
  return false;
}

function mayBeBuilder({ group: { label, apply, multiple }, attribute }: BuilderStage): boolean {
  return label !== null && apply !== undefined && !multiple && attribute === null;
}

/** The fields of a condition beside that of its attribute. */
interface ConditionFields {
  readonly values: ChoiceGroup;
  /** How they are compared. */
  readonly comparisons: readonly ChoiceGroup[];
}

/** The fields that two attributes have in common, if each has another value chosen by itself and says how it is compared. */
function conditionFields(builder: ChoiceGroup, one: Revealing, other: Revealing): ConditionFields | null {
  const values = apartValues(one, other);
  const comparisons = values === undefined ? [] : comparisonsBetween(builder, values, other);
  return values === undefined || comparisons.length === 0 ? null : { values, comparisons };
}

/** Whether a value that narrows shows a group that was not there; what was tried before is known and costs nothing. */
async function showsMoreWithValue(
  explorer: Explorer,
  { region }: BuilderStage,
  questions: readonly Question[],
): Promise<boolean> {
  for (const { choice } of trials(questions, region.size)) {
    const view = choice.path === null ? null : await viewAt(explorer, region, choice.path);
    if (view === null || explorer.ways.isStopped) return false;
    if (newGroups(view, region.view).length > 0) return true;
    if (listsOthers(seenView(region), view)) return false;
  }
  return false;
}

/** The field of two attributes' values, if each has another value chosen by itself. */
function apartValues(one: Revealing, { groups }: Revealing): ChoiceGroup | undefined {
  return groups.find((group) => one.groups.some((other) => other.key === group.key && isChosenApart(other, group)));
}

function isChosenApart(shown: ChoiceGroup, twin: ChoiceGroup): boolean {
  const isApart = ({ choices }: ChoiceGroup, others: ChoiceGroup): boolean => {
    const chosen = choices.find(({ selected }) => selected);
    return chosen !== undefined && others.choices.every((choice) => valueKey(choice) !== valueKey(chosen));
  };
  return isApart(shown, twin) && isApart(twin, shown);
}

/** What stands between the field of attributes and that of values, with one choice made: how they are compared. */
function comparisonsBetween(
  builder: ChoiceGroup,
  values: ChoiceGroup,
  { region: { view } }: Revealing,
): readonly ChoiceGroup[] {
  const placeOf = (key: string): number => view.groups.findIndex((group) => group.key === key);
  const [from, to] = [placeOf(builder.key), placeOf(values.key)];
  if (from < 0) return [];
  return view.groups
    .slice(from + 1, Math.max(from + 1, to))
    .filter(({ multiple, choices }) => !multiple && choices.filter(({ selected }) => selected).length === 1);
}
