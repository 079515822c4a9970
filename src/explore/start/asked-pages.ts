/**
 * Pages that list nothing until something is chosen on them, as advanced searches do: several groups of choices beside one
 * button that applies them. There is no list of everything; what each value lists is asked on the page by itself.
 */

import { withButton } from '../../model/applying-button.js';
import { isScripted } from '../../model/choice.js';
import type { AccessPath } from '../../model/access-path.js';
import type { ChoiceGroup, PageView } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import type { ExploreContext } from '../context.js';
import { groupButtonKey } from '../facets/needless-buttons.js';
import { glance } from '../glance.js';
import { askable, isSameGroup, mayNarrow, type Region } from '../region.js';
import { isSurelyRich, showsList } from './rich-lists.js';
import { unlistedRegion } from './root-region.js';

/** Groups of choices of which nothing can be asked without a script that make a plain page worth a close look. */
const LEAST_PLAIN_GROUPS = 3;

/** Groups that one button applies. */
const LEAST_GROUPS = 2;

/** Choices of a group: a lone one beside what is chosen is a setting of the page. */
const LEAST_CHOICES = 2;

/** Pages that are looked at closely. */
const MOST_LOOKS = 3;

/** Groups of which one value is tried. */
const MOST_TRIALS = 2;

/** A page that lists nothing until something is chosen on it. */
export interface AskedPage {
  readonly path: AccessPath;
  /** All that can be worked on it. */
  readonly view: PageView;
}

/** Whether a page may be one, as far as it tells without a browser. */
export function mayBeAsked({ list, scripts, groups }: PageView): boolean {
  if (list !== null || scripts === 0) return false;
  const unworked = groups.filter(
    (group) =>
      isOffer(group) &&
      group.choices.length >= LEAST_CHOICES &&
      group.choices.every(({ path }) => path === null || path.kind === 'actions'),
  );
  return unworked.length >= LEAST_PLAIN_GROUPS;
}

/** The groups that a page asks from: those that one button applies, or that only scripts work where no button is needed. */
export function askedGroups({ groups }: Pick<PageView, 'groups'>): readonly ChoiceGroup[] {
  return groups.filter(
    (group) =>
      isOffer(group) && mayNarrow(group) && isScripted(group) && askable(group.choices).length >= LEAST_CHOICES,
  );
}

/** The first of these pages on which a choice leads to a list that offers a way into the whole; null if none does. */
export async function findAskedPage(
  context: ExploreContext,
  pages: readonly Pick<Observation, 'view'>[],
): Promise<AskedPage | null> {
  for (const { view } of pages.slice(0, MOST_LOOKS)) {
    const path: AccessPath = { kind: 'url', url: view.url };
    const answer = await glance(context, path, { priority: 1, controls: true });
    if (answer.kind === 'stopped') return null;
    const close = answer.kind === 'page' ? answer.observation.view : null;
    if (close?.list === null && (await leadsToList(context, close))) return { path, view: close };
  }
  return null;
}

/** The region of a page of which nothing is listed: what it asks are its facets. */
export function askedRegion({ path, view }: AskedPage): Region {
  return unlistedRegion({ label: view.details.name ?? view.title, path, view });
}

/** The region with the button of the page that its list was asked on behind the same groups: beside a list it may stand anywhere. */
export function withAskedButtons(region: Region): Region {
  const asked = region.ancestors.find(({ id }) => id === null);
  const applied = (asked?.view.groups ?? []).filter(({ apply }) => apply !== undefined);
  if (applied.length === 0) return region;
  const groups = region.view.groups.map((group) => {
    const same = applied.find((other) => isSameGroup(other, group));
    const isBare = group.apply === undefined && isScripted(group);
    return same?.apply === undefined || !isBare ? group : withButton(group, same.apply);
  });
  return { ...region, view: { ...region.view, groups } };
}

function isOffer({ guess }: ChoiceGroup): boolean {
  return guess === 'facet' || guess === 'other';
}

/** Whether choosing a value and pressing the button that most groups share leads to a list that offers a way into the whole. */
async function leadsToList(context: ExploreContext, view: PageView): Promise<boolean> {
  const groups = appliedTogether(view);
  if (groups.length < LEAST_GROUPS) return false;
  for (const { choices } of groups.slice(0, MOST_TRIALS)) {
    const open = askable(choices);
    const path = open[Math.floor(open.length / 2)]?.path;
    const answer = path == null ? null : await glance(context, path, { priority: 1 });
    if (answer?.kind === 'stopped') return false;
    if (answer?.kind === 'page' && isWay(answer.observation.view)) return true;
  }
  return false;
}

function isWay(view: PageView): boolean {
  return showsList(view) && isSurelyRich(view);
}

function appliedTogether(view: PageView): readonly ChoiceGroup[] {
  const applied = askedGroups(view).filter(({ apply }) => apply !== undefined);
  const together = (group: ChoiceGroup): readonly ChoiceGroup[] =>
    applied.filter((other) => groupButtonKey(other) === groupButtonKey(group));
  return applied.map(together).sort((a, b) => b.length - a.length)[0] ?? [];
}
