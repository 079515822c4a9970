import { describe, expect, it } from 'vitest';
import { createExplorer } from '../../../src/explore/explorer.js';
import { completeFacet, furtherChoices, withFurther } from '../../../src/explore/facets/facets.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, pageView, region } from '../page-views.js';

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
});

describe('further choices', () => {
  it('are added once', () => {
    expect(values(withFurther([choice('red', 'a')], [choice('Red', 'b'), choice('grey', 'c')]))).toEqual([
      'red',
      'grey',
    ]);
  });
});
