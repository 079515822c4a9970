import { expect, it } from 'vitest';
import { createOpenerMemory, reveal, unfold, type OpenablePage } from '../../../src/browse/stage/unfolding.js';
import type { PageView } from '../../../src/model/page.js';
import { locate } from '../../../src/pages/locate.js';
import { facet, opener, viewListing } from '../offering-view.js';

/** A page with a facet behind an opener, which a dialog may cover. */
function page(isCovered: boolean): OpenablePage {
  let view: PageView = viewListing(['A'], { openers: [opener('Brand')] });
  return {
    view: () => view,
    open() {
      if (isCovered) return Promise.resolve(null);
      view = { ...view, groups: [facet('Brand', ['Acme', 'Birch'])] };
      return Promise.resolve(view);
    },
    left: () => Promise.resolve(null),
    closed: () => Promise.resolve(view),
    scrollOn: () => Promise.resolve(null),
    locate,
  };
}

it('what could not be worked, as a dialog lay over it, is worked on other pages', async () => {
  const memory = createOpenerMemory();
  const acme = { do: 'check', role: 'checkbox', name: 'Acme', group: 'Brand', ordinal: 0, value: null } as const;
  await unfold(page(false), memory);
  expect(await reveal(page(true), acme, memory)).toBeNull();
  expect(await reveal(page(false), acme, memory)).not.toBeNull();
  expect((await unfold(page(false), memory))?.groups).toHaveLength(1);
});
