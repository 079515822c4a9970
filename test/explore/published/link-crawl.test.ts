import { describe, expect, it } from 'vitest';
import { crawlFrom } from '../../../src/explore/published/link-crawl.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { Refusal } from '../../../src/model/site.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { link, pageView } from '../page-views.js';

async function visited(pages: Readonly<Record<string, PageView | Refusal>>): Promise<readonly string[]> {
  const site = fixtureSite({ '/': pageView({ links: [link('/a'), link('/b')] }), ...pages });
  const seen: string[] = [];
  const home = { path: to('/'), observation: await observationOf(site, to('/')) };
  await crawlFrom(exploreContext(site).context, home, async ({ observation }) => {
    seen.push(observation.page);
    return observation.view.links.map(({ url }): AccessPath => ({ kind: 'url', url }));
  });
  return seen;
}

describe('a plain crawl', () => {
  it('visits the start page and all that it leads to once, nearest first', async () => {
    const pages = { '/a': pageView({ links: [link('/c'), link('/')] }), '/b': pageView({ links: [link('/a')] }) };
    expect(await visited({ ...pages, '/c': pageView() })).toEqual(['/', '/a', '/b', '/c']);
  });

  it('goes on after what is not there', async () => {
    expect(await visited({ '/b': pageView() })).toEqual(['/', '/b']);
  });

  it('ends when it is told to', async () => {
    expect(await visited({ '/a': { kind: 'stopped', reason: 'signal' }, '/b': pageView() })).toEqual(['/']);
  });
});
