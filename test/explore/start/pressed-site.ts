/**
 * A site whose menu only scripts work: what is pressed leads to a page of that name.
 */
import { scout } from '../../../src/explore/start/scouting.js';
import type { Scouting } from '../../../src/explore/start/scouting-result.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import type { Opening } from '../../../src/model/site.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, SITE } from '../page-views.js';

/** A menu whose choices are pressed on the page of a path. */
export const worked = (label: string, path: string, names: readonly string[]): ChoiceGroup =>
  facet(label, [], {
    guess: 'navigation',
    widget: 'buttons',
    choices: names.map((name) => ({
      ...choice(name, null),
      path: {
        kind: 'actions',
        from: to(path),
        steps: [{ do: 'click', role: 'button', name, group: label, ordinal: 0, value: null }],
      },
    })),
  });

/** Where a press on a page leads: a path, and the page's address if it is another. */
export type Leads = (from: string, name: string) => string;

/** Lists found from `/` on, and what was pressed where. */
export async function pressedFrom(
  pages: Readonly<Record<string, PageView>>,
  leads: Leads,
  urlOf: (path: string) => string = (path) => path,
): Promise<{ readonly found: Scouting; readonly pressed: readonly string[] }> {
  const pressed: string[] = [];
  const site = fixtureSite(pages);
  const open: typeof site.open = async (path, options): Promise<Opening> => {
    if (path.kind !== 'actions' || path.from.kind !== 'url') return site.open(path, options);
    const from = path.from.url.slice(SITE.length);
    const names = path.steps.map(({ name }) => name ?? '');
    pressed.push([from, ...names].join(' > '));
    const place = names.reduce((at, name) => leads(at, name), from);
    const opening = await site.open(to(place), options);
    if (opening.kind !== 'session') return opening;
    const seen = opening.session.observe();
    const observation = { ...seen, view: { ...seen.view, url: `${SITE}${urlOf(place)}` } };
    return { kind: 'session', session: { ...opening.session, observe: () => observation } };
  };
  const { context } = exploreContext({ ...site, open }, { maxDepth: 4 });
  return { found: await scout(context, to('/'), await observationOf(site, to('/'))), pressed };
}
