import { expect, it } from 'vitest';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { OpenablePage } from '../../../src/browse/stage/openable-page.js';
import { reveal } from '../../../src/browse/stage/revealing.js';
import { unfold } from '../../../src/browse/stage/unfolding.js';
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

/** A dialog with two fields, each of which drops down a dialog of its own that covers the other; the first lies open till it is left. */
function nested(): OpenablePage {
  const fields = [opener('Wood'), opener('Kind')];
  const sheet: PageView = viewListing(['A'], { openers: fields, modal: 1 });
  let view: PageView = viewListing(['A'], { openers: [opener('Filters')] });
  return {
    view: () => view,
    open({ name }) {
      view =
        name === 'Filters'
          ? sheet
          : { ...sheet, openers: [], groups: [{ ...facet(name ?? '', ['Acme', 'Birch']), isInDialog: true }] };
      return Promise.resolve(view);
    },
    left() {
      if (view === sheet || view.modal === undefined) return Promise.resolve(null);
      view = sheet;
      return Promise.resolve(view);
    },
    closed: () => Promise.resolve(view),
    scrollOn: () => Promise.resolve(null),
    locate,
  };
}

it('what a dialog offers is opened though one of its fields has put another dialog over it', async () => {
  const groups = (await unfold(nested(), createOpenerMemory()))?.groups ?? [];
  expect(groups.map(({ label }) => label)).toEqual(['Wood', 'Kind']);
});
