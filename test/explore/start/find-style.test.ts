import { describe, expect, it } from 'vitest';

import { findStyle } from '../../../src/explore/start/find-style.js';
import type { FoundList } from '../../../src/explore/start/found-list.js';
import type { Choice, PageView } from '../../../src/model/page.js';
import type { Site } from '../../../src/model/site.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, listPage, SITE, step } from '../page-views.js';

const cards = (count: number): PageView => listPage(Array.from({ length: count }, (_, at) => String(at)));

/** A list of two cards a page, with a choice of nine. */
function offering(nine: Choice): FoundList {
  const choices = [choice('2', null, { selected: true }), nine];
  const view = { ...listPage(['0', '1'], { groups: [facet('per', [], { guess: 'page-size', choices })] }) };
  const observation = {
    page: '/list',
    view: { ...view, url: `${SITE}/list` },
    cost: { pages: 1, bytes: 0, transport: 'memory' },
    at: '',
  } as const;
  return { path: to('/list'), observation, via: null, depth: 1 };
}

const BY_ADDRESS = offering(choice('9', 'per=9'));
const BY_CONTROL = offering({
  ...choice('9', null),
  path: { kind: 'actions', from: to('/list'), steps: [step('9', { do: 'select' })] },
});

/** The site's address bar shows this once a control was worked. */
function showing(url: string, pages: Readonly<Record<string, PageView>>): Site {
  const site = fixtureSite(pages);
  return {
    async open(path, options) {
      const opening = await site.open(path, options);
      if (opening.kind !== 'session' || path.kind !== 'actions') return opening;
      const first = opening.session.observe();
      return {
        ...opening,
        session: { ...opening.session, observe: () => ({ ...first, view: { ...first.view, url } }) },
      };
    },
  };
}

describe('the style with the largest pages', () => {
  it('is proven on one list', async () => {
    const { context } = exploreContext(fixtureSite({ '/list?per=9': cards(9) }));
    expect(await findStyle(context, [BY_ADDRESS])).toMatchObject({ pageSize: 9 });
  });

  it('is without what all sizes have alike, unless pages are as large with that only', async () => {
    const { observation, ...list } = offering(choice('9', 'per=9&main=hats'));
    const choices = [choice('4', 'per=4&main=hats'), choice('9', 'per=9&main=hats')];
    const groups = [facet('per', [], { guess: 'page-size', choices })];
    const sized = { ...list, observation: { ...observation, view: { ...observation.view, groups } } };
    const namesWith = async (pages: Readonly<Record<string, PageView>>): Promise<readonly string[] | undefined> => {
      const { context } = exploreContext(fixtureSite({ '/list?per=9&main=hats': cards(9), ...pages }));
      return (await findStyle(context, [sized]))?.edit.add.map(({ name }) => name);
    };
    expect(await namesWith({ '/list?per=9': cards(9) })).toEqual(['per']);
    expect(await namesWith({ '/list?per=9': cards(2) })).toEqual(['per', 'main']);
  });

  it('is none where nothing is on offer, or it cannot be had', async () => {
    const { context } = exploreContext(fixtureSite({}));
    expect(await findStyle(context, [BY_ADDRESS])).toBeNull();
    const { observation, ...list } = BY_ADDRESS;
    const bare = { ...observation, view: { ...observation.view, groups: [] } };
    expect(await findStyle(context, [{ ...list, observation: bare }])).toBeNull();
  });

  it('is an address where a control changes it, and it says the same', async () => {
    const pages = { '/list > 9': cards(9), '/list?per=9': cards(9) };
    const { context } = exploreContext(showing(`${SITE}/list?per=9`, pages));
    const style = await findStyle(context, [BY_CONTROL]);
    expect([style?.pageSize, style?.steps, style?.edit.add.map(({ name }) => name)]).toEqual([9, undefined, ['per']]);
  });

  it('is a step where the address says less, or nothing', async () => {
    for (const [url, count] of [
      [`${SITE}/list?per=9`, 2],
      [`${SITE}/list`, 2],
    ] as const) {
      const { context } = exploreContext(showing(url, { '/list > 9': cards(9), '/list?per=9': cards(count) }));
      expect((await findStyle(context, [BY_CONTROL]))?.steps).toHaveLength(1);
    }
  });
});
