import { describe, expect, it } from 'vitest';
import { createExplorer } from '../../../src/explore/explorer.js';
import { exploreRegion } from '../../../src/explore/exploring.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext, factsOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, listPage, region, step } from '../page-views.js';

/** A page of a list that says how large it is. */
function page(names: readonly string[], size: number, next: string | null = null): PageView {
  const list = listPage(names, { declaredCount: size });
  const counts = [{ node: 1, template: '# things', value: size, from: null, to: null, confidence: 0.9 }];
  return { ...list, counts, pagination: { ...list.pagination, next: next === null ? null : to(next) } };
}

const NAMES = Array.from({ length: 60 }, (_, at) => String(at + 1));
const BOXES = facet('colour', [], {
  widget: 'checkboxes',
  multiple: true,
  choices: ['red', 'blue'].map((value) =>
    choice(value, `colour=${value}`, { control: { node: 1, step: step(value, { do: 'check' }) } }),
  ),
});

/** Facts of a site whose further pages forget what is sent with the address; what a ticked box shows. */
async function facts(ticked: Readonly<Record<string, PageView>>): Promise<readonly string[]> {
  const site = fixtureSite({
    '/list': { ...page(NAMES, 60), groups: [BOXES] },
    '/list?colour=red': page(['1', '2'], 4, '/list?page=2'),
    '/list?colour=blue': page(['5'], 1),
    '/list?page=2': page(NAMES.slice(30), 60),
    ...ticked,
  });
  const { context, readings } = exploreContext(site);
  const explorer = createExplorer(context, new Set(), { style: null });
  await exploreRegion(explorer, region(NAMES.map(Number), { view: { ...page(NAMES, 60), groups: [BOXES] } }));
  return [...factsOf(readings)].sort();
}

describe('a list whose further pages forget what was sent', () => {
  it('is read where the choice is made on the page', async () => {
    const all = await facts({ '/list > red': page(['1', '2'], 4, '/more'), '/more': page(['3', '4'], 4) });
    expect(all).toEqual(['1 colour red', '2 colour red', '3 colour red', '4 colour red', '5 colour blue']);
  });

  it('is kept as far as it was read, if it is forgotten there, too', async () => {
    const all = await facts({ '/list > red': page(['1', '2'], 4, '/list?page=2') });
    expect(all).toEqual(['1 colour red', '2 colour red', '5 colour blue']);
  });
});
