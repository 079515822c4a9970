import { expect, it } from 'vitest';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { OpenablePage } from '../../../src/browse/stage/openable-page.js';
import { revealAgain } from '../../../src/browse/stage/revealing.js';
import { unfold } from '../../../src/browse/stage/unfolding.js';
import type { PageView } from '../../../src/model/page.js';
import { locate } from '../../../src/pages/locate.js';
import { facet, opener, viewListing } from '../offering-view.js';

it('a control in a panel that is open already is revealed there: what opened the panel would close it', async () => {
  const buttons = ['Filters'].map((name) => opener(name));
  let view: PageView = viewListing(['A'], { openers: buttons });
  const page: OpenablePage = {
    view: () => view,
    open({ name }) {
      const isClosing = name === 'Filters' && view.openers?.length === 2;
      const values = name === 'Brand' ? [facet('Brand', ['Acme', 'Birch'])] : [];
      view = { ...view, openers: isClosing ? buttons : [...buttons, opener('Brand')], groups: values };
      return Promise.resolve(view);
    },
    left: () => Promise.resolve(null),
    closed: () => Promise.resolve(view),
    scrollOn: () => Promise.resolve(null),
    locate,
  };
  const acme = { do: 'check', role: 'checkbox', name: 'Acme', group: 'Brand', ordinal: 0, value: null } as const;
  const memory = createOpenerMemory();
  await unfold(page, memory);
  for (const names of [['Brand'], ['Filters', 'Brand']]) {
    const opened: unknown[] = [];
    const seen: OpenablePage = { ...page, open: (step) => (opened.push(step.name), page.open(step)) };
    view = { ...view, groups: [], openers: names.length === 1 ? (view.openers ?? []) : buttons };
    expect((await revealAgain(seen, acme, memory))?.step.name).toBe('Acme');
    expect(opened).toEqual(names);
  }
});
