import { describe, expect, it } from 'vitest';
import { exploreLinks } from '../../../src/explore/published/links.js';
import { createSimulatedSite, simulateCatalogue, type AttributeSpec } from '../../../src/simulate/index.js';
import { exploreContext, exploreSimulated, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { link, listPage, pageView } from '../page-views.js';

describe('following every link', () => {
  it('reaches each page once, nearest first, and nothing that acts', async () => {
    const site = fixtureSite({
      '/': pageView({ links: [link('/a'), link('/b'), link('/logout', { acts: true })] }),
      '/a': listPage(['1'], { links: [link('/c'), link('/')] }),
      '/b': pageView({ links: [link('/a')] }),
      '/c': pageView(),
    });
    const { context } = exploreContext(site);
    expect(await exploreLinks(context, to('/'), await observationOf(site, to('/')))).toEqual({ found: true });
    expect(site.opened).toEqual(['/', '/a', '/b', '/c']);
  });

  it('finds nothing where there is no list', async () => {
    const site = fixtureSite({ '/': pageView({ links: [link('/gone')] }) });
    const { context } = exploreContext(site);
    expect(await exploreLinks(context, to('/'), await observationOf(site, to('/')))).toEqual({ found: false });
  });

  it('ends when it is told to', async () => {
    const stop = { kind: 'stopped', reason: 'signal' } as const;
    const site = fixtureSite({ '/': pageView({ links: [link('/a'), link('/b')] }), '/a': stop });
    const { context } = exploreContext(site);
    await exploreLinks(context, to('/'), await observationOf(site, to('/')));
    expect(site.opened).toEqual(['/', '/a']);
  });

  it('sees every entity of a site, but learns no attribute', async () => {
    const attributes: readonly AttributeSpec[] = [{ name: 'Kind', values: ['shoe', 'bag'] }];
    const { facts, pages } = await exploreSimulated(
      createSimulatedSite(simulateCatalogue(attributes, 30, 1), attributes),
      exploreLinks,
    );
    expect(facts.size).toBe(0);
    expect(pages).toBeGreaterThan(30);
  });
});
