import { describe, expect, it } from 'vitest';

import { createExplorer } from '../../../src/explore/explorer.js';
import { isShownInstead } from '../../../src/explore/facets/shown-instead.js';
import { readList } from '../../../src/explore/lists/list-reading.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { choice, facet, listPage, region } from '../page-views.js';
import { numbers } from '../start/found-lists.js';

const COLOUR = facet('Colour', ['red', 'blue', 'green']);
const SIZES = ['any', 'small', 'large'];

/** A site whose page for red shows some things without a count; what it shows for red in a size is given. */
function siteOf(shown: number, sized: (size: string) => readonly string[]): FixtureSite {
  const size = facet('Size', SIZES, {
    choices: SIZES.map((value) => choice(value, `Colour=red&Size=${value}`)),
  });
  const pages: Record<string, PageView> = {
    '/list?Colour=red': listPage(numbers(1, shown), { groups: [COLOUR, size] }),
  };
  for (const value of SIZES) pages[`/list?Colour=red&Size=${value}`] = listPage(sized(value));
  return fixtureSite(pages);
}

async function judged(site: FixtureSite, times = 1): Promise<readonly boolean[]> {
  const { context } = exploreContext(site);
  const explorer = createExplorer(context, new Set(), { style: null });
  const count = { node: 1, template: '# found', value: 90, from: null, to: null, confidence: 0.9 };
  const whole = region([], { view: listPage(numbers(1, 9), { counts: [count], declaredCount: 90 }) });
  explorer.sizes.confirm(whole.view, 90);
  const listing = await readList(context, to('/list?Colour=red'));
  if (listing.kind !== 'list') throw new Error('no list');
  const asked = { attribute: 'Colour', label: 'Colour', identity: 'Colour', group: COLOUR, choices: COLOUR.choices };
  const question = { facet: asked, choice: COLOUR.choices[0]!, path: ['red'] };
  const verdicts: boolean[] = [];
  for (let time = 0; time < times; time += 1)
    verdicts.push(await isShownInstead(explorer, whole, { question, reading: listing.reading }));
  return verdicts;
}

describe('an answer without a size, though its region tells one', () => {
  it('is none if it stays the same whatever it is narrowed by', async () => {
    expect(await judged(siteOf(6, () => numbers(1, 6)))).toEqual([true]);
  });

  it('is one if another value narrows it, and is believed after a few of these', async () => {
    const site = siteOf(6, (size) => (size === 'large' ? numbers(1, 2) : numbers(1, 6)));
    expect(await judged(site, 9)).toEqual(Array.from({ length: 9 }, () => false));
    expect(site.opened.filter((path) => path.includes('large'))).toHaveLength(3);
  });

  it('is one if it lists only a few, which may all have a value', async () => {
    expect(await judged(siteOf(3, () => numbers(1, 3)))).toEqual([false]);
  });
});
