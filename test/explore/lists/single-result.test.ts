import { describe, expect, it } from 'vitest';

import { readList } from '../../../src/explore/lists/list-reading.js';
import { exploreContext } from '../explore-simulated.js';
import type { PageView } from '../../../src/model/page.js';
import type { Site } from '../../../src/model/site.js';
import { fixtureSite, to } from '../fixture-site.js';
import { listPage, pageView, SITE } from '../page-views.js';

/** A site on which the only answer to a question is an entity's page, which lists others beside. */
function leading(view: PageView): Site {
  const { open } = fixtureSite({ '/list?red': view });
  return {
    open: async (path, options) => {
      const opening = await open(path, options);
      if (opening.kind !== 'session') return opening;
      const observation = { ...opening.session.observe(), view };
      return { kind: 'session', session: { ...opening.session, observe: () => observation } };
    },
  };
}

const isEntity = (url: string): boolean => url.startsWith(`${SITE}/item/`);

describe('a question that leads to the page of an entity', () => {
  it('lists that entity, whatever else its page shows', async () => {
    const view = listPage(['8', '9'], { url: `${SITE}/item/7`, title: 'Seven', type: 'entity' });
    const { context } = exploreContext(leading(view), { isEntity });
    const listing = await readList(context, to('/list?red'));
    const reading = listing.kind === 'list' ? listing.reading : null;
    expect(reading?.pages.flatMap(({ items }) => items.map(({ entity }) => entity))).toEqual([7]);
    expect(reading).toMatchObject({ whole: true, first: { view: { declaredCount: 1, url: `${SITE}/list?red` } } });
  });

  it('lists nothing where lists have shown no such entity', async () => {
    const view = pageView({ url: `${SITE}/item/7`, type: 'entity' });
    const { context } = exploreContext(leading(view));
    expect((await readList(context, to('/list?red'))).kind).toBe('no-list');
  });
});
