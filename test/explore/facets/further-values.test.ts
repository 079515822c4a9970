import { describe, expect, it } from 'vitest';
import { createExplorer } from '../../../src/explore/explorer.js';
import { completeFacet } from '../../../src/explore/facets/facets.js';
import { furtherChoices } from '../../../src/explore/facets/further-values.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { facet, listPage, pageView, region } from '../page-views.js';

const values = (choices: readonly { readonly value: string }[]): readonly string[] => choices.map(({ value }) => value);

describe('values that a group keeps on a page of its own', () => {
  const group = facet('colour', ['red', 'blue'], { more: to('/colours') });
  const page = pageView({ groups: [facet('size', ['S', 'M']), facet('colour', ['red', 'blue', 'grey'])] });

  it('are those of the group there that has the same ones', async () => {
    const { context } = exploreContext(fixtureSite({ '/colours': page }));
    expect(values(await furtherChoices(context, group, to('/colours')))).toEqual(['red', 'blue', 'grey']);
  });

  it('are none if no group is like it, or the page cannot be had', async () => {
    const { context } = exploreContext(fixtureSite({ '/colours': pageView({ groups: [facet('size', ['S'])] }) }));
    expect(await furtherChoices(context, group, to('/colours'))).toEqual([]);
    expect(await furtherChoices(context, group, to('/nowhere'))).toEqual([]);
  });

  it('belong to the facet, unless its group proved to be none', async () => {
    const { context } = exploreContext(fixtureSite({ '/colours': page }));
    const explorer = createExplorer(context, new Set(), { style: null });
    expect(values((await completeFacet(explorer, region([1]), group)).choices)).toEqual(['red', 'blue', 'grey']);
    explorer.barren.add(group.key);
    expect(values((await completeFacet(explorer, region([1]), group)).choices)).toEqual(['red', 'blue']);
  });

  it('go on over further pages, whose values no page had yet', async () => {
    const { context } = exploreContext(
      fixtureSite({
        '/colours': { ...page, pagination: { ...page.pagination, next: to('/colours?page=2') } },
        '/colours?page=2': pageView({
          groups: [facet('colour', ['green', 'black'])],
          pagination: { ...page.pagination, next: to('/colours?page=3') },
        }),
        '/colours?page=3': pageView({
          groups: [facet('colour', ['green', 'black'])],
          pagination: { ...page.pagination, next: to('/colours?page=4') },
        }),
        '/colours?page=4': pageView({ groups: [facet('colour', ['white'])] }),
      }),
    );
    const choices = await furtherChoices(context, group, to('/colours'));
    expect(values(choices)).toEqual(['red', 'blue', 'grey', 'green', 'black']);
  });

  it('may look like a list of entities', async () => {
    const list = listPage(['Red (12)', 'Blue', 'Grey']);
    const { context } = exploreContext(fixtureSite({ '/colours': list }));
    const [red, ...others] = await furtherChoices(context, group, to('/colours'));
    expect(red).toMatchObject({ value: 'Red', count: 12, path: { kind: 'url', url: list.list?.cards[0]?.url } });
    expect(values(others)).toEqual(['Blue', 'Grey']);
  });

  it('are not asked for any more once three regions told nothing new', async () => {
    const pages = Object.fromEntries([0, 1, 2, 3, 4].map((at) => [`/colours?in=${at}`, page]));
    const site = fixtureSite(pages);
    const { context } = exploreContext(site);
    const explorer = createExplorer(context, new Set(), { style: null });
    const all = region([1, 2]);
    const complete = async (at: number): Promise<number> => {
      const shown = facet('colour', ['red', 'blue'], { more: to(`/colours?in=${at}`) });
      const { choices, identity } = await completeFacet(explorer, all, shown);
      for (const value of values(choices)) explorer.asked.note(identity, value, { region: all, size: null });
      return choices.length;
    };
    expect(await complete(0)).toBe(3);
    expect([await complete(1), await complete(2), await complete(3), await complete(4)]).toEqual([3, 3, 3, 2]);
    expect(await complete(2)).toBe(3);
    expect(site.opened).not.toContain('/colours?in=4');
  });
});
