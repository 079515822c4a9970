/**
 * Regions that wait to be explored: of their pages no more is kept than what the page above does not show as well. On a site
 * with a thousand values each of a thousand regions would keep a thousand choices with their addresses otherwise.
 *
 * A page is looked at again, from memory, if anything on it is still open when the region's turn comes.
 */

import { isPromising } from './close-look.js';
import type { Explorer } from '../explorer.js';
import { glance } from '../glance.js';
import { askable, attributeOf, mayNarrow, type Region } from '../region.js';
import { revealsMore } from './revealed-facets.js';
import { partedChoices, shownChoices, type ShownChoice, type ShownChoices } from './shown-choices.js';

/** Lets a region wait. It stays the same region for all that refer to it. */
export function rest({ shown }: Explorer, region: Region): void {
  const [above] = region.ancestors;
  if (above === undefined || region.resting !== undefined || above.resting !== undefined) return;
  const known = shown.get(above.view) ?? choicesOf(above);
  shown.set(above.view, known);
  const { groups, shared } = partedChoices(region.view.groups, known);
  if (shared.places.length > 0) Object.assign(region, { view: { ...region.view, groups }, resting: shared });
}

function choicesOf({ view }: Region): ShownChoices {
  return shownChoices(view.groups.map((group) => ({ group, attribute: attributeOf(group, view) })));
}

/** Whether anything is left to ask in a region that waits, or worth a closer look. */
export function isOpen(explorer: Explorer, region: Region): boolean {
  const { resting, view } = region;
  if (resting === undefined || isPromising(explorer, region)) return true;
  const offersMore = view.groups.some((group) => {
    if (explorer.barren.has(group.key)) return revealsMore(explorer, region, group);
    return mayNarrow(group) && (group.more !== null || askable(group.choices).length > 0);
  });
  return offersMore || resting.places.some((place) => !isAsked(explorer, region, resting.above.choices[place]));
}

/** Whether a choice that the page above shows, too, was asked there, or is not to be asked at all. */
function isAsked(
  { asked, identities, barren, context }: Explorer,
  region: Region,
  choice: ShownChoice | undefined,
): boolean {
  if (choice === undefined || barren.has(choice.group) || !context.wants(choice.attribute)) return true;
  const identity = identities.known(choice.attribute);
  return identity !== null && asked.covers(identity, choice.value, region);
}

/** A region that waited, with its page as it was. */
export async function wake({ context }: Explorer, region: Region): Promise<Region> {
  if (region.resting === undefined) return region;
  const { path, view } = region;
  const remembered = await glance(context, path, { remembered: true });
  const answer = remembered.kind === 'failed' ? await glance(context, path) : remembered;
  if (answer.kind !== 'page') return region;
  const { groups } = answer.observation.view;
  return Object.assign(region, { view: { ...view, groups }, resting: undefined });
}
