/**
 * Looking for lists on a site that a test writes down.
 */
import type { ExploreNews } from '../../../src/explore/context.js';
import { scout } from '../../../src/explore/start/scouting.js';
import type { Scouting } from '../../../src/explore/start/scouting-result.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import type { Refusal } from '../../../src/model/site.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { choice, facet, SITE } from '../page-views.js';

/** What was found, what the site was asked for, and what was told meanwhile. */
export interface Scouted extends Scouting {
  readonly site: FixtureSite;
  readonly news: readonly ExploreNews[];
}

/** Looks for lists from `/` on. */
export async function scouted(pages: Readonly<Record<string, PageView | Refusal>>, maxDepth = 3): Promise<Scouted> {
  const site = fixtureSite(pages);
  const { context, news } = exploreContext(site, { maxDepth });
  return { ...(await scout(context, to('/'), await observationOf(site, to('/')))), site, news };
}

/** Paths of the lists below the site's address. */
export const pathsOf = ({ lists }: Scouting): readonly string[] =>
  lists.map(({ path }) => (path.kind === 'url' ? path.url.slice(SITE.length) : ''));

/** What makes a list page offer a way into the whole. */
export const rich: Partial<PageView> = { declaredCount: 9 };

/** A menu of links to these paths. */
export const menu = (...paths: readonly string[]): ChoiceGroup =>
  facet('Category', [], {
    guess: 'navigation',
    choices: paths.map((path) => ({ ...choice(path, null), path: to(path) })),
  });
