/**
 * What may take back a filter that is set from the start, or add to a list: ways that choose again, or otherwise.
 */

import { parseHttpUrl } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';
import { pathWithSteps } from '../../model/step.js';
import { accessKey } from '../access-key.js';
import { areAllChosen } from '../facets/all-chosen.js';
import { addsNothing, valueKey, type Region } from '../region.js';

/** Choices of one group that are tried in place of the chosen one. */
const MOST_TRIALS = 4;

/** Boxes of a group that are all ticked and are unticked together at most: more of them are values that are all listed. */
const MOST_TAKEN_BACK = 6;

/** What may lift a filter. */
export interface WayOut {
  readonly path: AccessPath;
  /** The same for the same way in other regions: what is chosen, and how. */
  readonly key: string;
  /** What is chosen. */
  readonly value: string;
  /** Whether it takes back what is chosen, rather than choosing something else. */
  readonly isBack: boolean;
}

/** What may undo the choice, or add to the list: to choose it again, "any", or another one of which only one can be chosen. */
export function waysOut(group: ChoiceGroup, region: Region): readonly WayOut[] {
  const { choices, multiple } = group;
  const ways = (choice: Choice, paths: readonly AccessPath[], isBack = true): readonly WayOut[] =>
    paths.map((path) => ({ path, value: valueKey(choice), key: `${path.kind} ${valueKey(choice)}`, isBack }));
  const direct = (of: ChoiceGroup['choices'], isBack: boolean): readonly WayOut[] =>
    of.flatMap((choice) => ways(choice, choice.path === null ? [] : [choice.path], isBack));
  const any = choices.filter(({ path, selected }) => !selected && path !== null && addsNothing(region.view.url, path));
  const others =
    multiple && !mayAdd(group, region)
      ? []
      : choices.filter((choice) => !choice.selected && !any.includes(choice) && mayHoldAll(choice, region));
  // "All" stands first or last.
  const ends = [...others.slice(0, 1), ...others.slice(1).reverse()];
  // One of several boxes that are all ticked only takes away.
  const again = (areAllChosen(group) ? [] : choices)
    .filter((choice) => choice.selected && !isOwnPlace(group, choice, region))
    .flatMap((choice) => ways(choice, pathsAgain(group, choice, region)));
  return [...direct(any, true), ...allBack(group, region), ...again, ...direct(ends, false)].slice(0, MOST_TRIALS);
}

/** The way that takes back all of several values that are chosen together: without one of them the list is smaller. */
function allBack({ choices, multiple, apply }: ChoiceGroup, { path }: Region): readonly WayOut[] {
  const chosen = choices.filter(({ selected }) => selected);
  const steps = chosen.flatMap(({ control }) =>
    control?.step.do === 'uncheck' || control?.step.do === 'click' ? control.step : [],
  );
  if (!multiple || chosen.length < 2 || steps.length < chosen.length) return [];
  if (chosen.length === choices.length && chosen.length > MOST_TAKEN_BACK) return [];
  const all = pathWithSteps(path, apply === undefined ? steps : [...steps, apply.step]);
  const value = chosen.map(valueKey).join('\n');
  return [{ path: all, key: `${all.kind} ${value}`, value, isBack: true }];
}

/**
 * Ways to choose again what is chosen; none for what cannot be unticked. The only choice takes nothing back where it leads to
 * the page as it is, as the path of what only a control in the page works does; and a form without a script may not tell
 * that a box is no longer ticked.
 */
function pathsAgain({ apply, choices }: ChoiceGroup, { path, control }: Choice, region: Region): readonly AccessPath[] {
  const isIdle = (control !== undefined || choices.length === 1) && path !== null && isSamePath(path, region);
  const own = path === null || isIdle ? [] : [path];
  if (control?.step.do !== 'uncheck' && control?.step.do !== 'click') return own;
  const alone = pathWithSteps(region.path, [control.step]);
  if (apply === undefined) return [...own, alone];
  const applied = pathWithSteps(region.path, [control.step, apply.step]);
  // A form that could be sent without a script may have one all the same.
  return own.length > 0 ? [...own, applied, alone] : [applied];
}

/** Whether a choice leads to the page itself and its group's other links to other pages, as in a menu: it undoes nothing. */
function isOwnPlace({ choices, widget }: ChoiceGroup, chosen: Choice, region: Region): boolean {
  const { view } = region;
  const pageOf = (url: string): string | undefined => parseHttpUrl(url)?.pathname;
  return (
    widget === 'links' &&
    chosen.path !== null &&
    isSamePath(chosen.path, region) &&
    choices.some(({ path, selected }) => !selected && path?.kind === 'url' && pageOf(path.url) !== pageOf(view.url))
  );
}

/** Whether what a choice lists may hold all of a region: it is in the same part of the site, and is not told to be fewer. */
function mayHoldAll(choice: Choice, region: Region): boolean {
  const isFewer = choice.count !== null && region.size !== null && choice.count < region.size;
  return !isFewer && !isOtherPart(choice, region);
}

/** Whether a choice leads to another part of the site, told by the first segment of its path: what a menu offers there is another list. */
function isOtherPart({ path }: Choice, { view }: Region): boolean {
  const partOf = (url: string): string | undefined => parseHttpUrl(url)?.pathname.split('/')[1];
  return path?.kind === 'url' && partOf(path.url) !== partOf(view.url);
}

/** Whether a path leads to the region's page itself. */
function isSamePath(path: AccessPath, { view, path: own }: Region): boolean {
  const here = path.kind === 'url' && path.url === view.url;
  return here || accessKey(path, new Set()) === accessKey(own, new Set());
}

/** Whether a group is a lone box, not ticked and without a number, that may add to a list instead of narrowing it. */
export function mayAdd({ guess, widget, choices }: ChoiceGroup, { keyword }: Region): boolean {
  const [only, further] = choices;
  const isLone = widget === 'checkboxes' && (guess === 'facet' || guess === 'other') && further === undefined;
  return isLone && keyword === undefined && only?.selected === false && only.path !== null && only.count === null;
}
