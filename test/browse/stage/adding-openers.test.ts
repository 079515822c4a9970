import { expect, it } from 'vitest';
import { createAddingOpeners } from '../../../src/browse/stage/adding-openers.js';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { OpenablePage } from '../../../src/browse/stage/openable-page.js';
import { unfold } from '../../../src/browse/stage/unfolding.js';
import type { ChoiceGroup, Control, PageView } from '../../../src/model/page.js';
import { locate } from '../../../src/pages/locate.js';
import { facet, opener, openerStep, viewListing } from '../offering-view.js';

const FIELDS = ['Brand', 'Size'];

/** A group of this name and place among those that are called so. */
function field(name: string, values: readonly string[], place: number): ChoiceGroup {
  return { ...facet(name, values), key: place === 0 ? name : `${name}|${String(place + 1)}` };
}

/** A builder whose buttons add a rule, or a group of rules with buttons of its own; nothing takes one away but a load. */
function builder() {
  const state = { rules: 0, groups: 1, pressed: [] as string[] };
  const view = (): PageView => {
    const rules = Array.from({ length: state.rules }, (_, at) => field('Field', FIELDS, at));
    const joins = Array.from({ length: state.groups }, (_, at) => field('Join', ['and', 'or'], at));
    const openers = Array.from({ length: state.groups }, (_, at) =>
      ['Rule', 'Group'].map((name): Control => ({ node: 0, step: { ...openerStep(name), ordinal: at } })),
    );
    return viewListing(['A'], { groups: [...joins, ...rules], openers: openers.flat() });
  };
  const page: OpenablePage = {
    view,
    open({ name, ordinal }) {
      state.pressed.push(`${name ?? ''} ${String(ordinal)}`);
      if (name === 'Rule') state.rules += 1;
      else state.groups += 1;
      return Promise.resolve(view());
    },
    left: () => Promise.resolve(null),
    closed: () => {
      Object.assign(state, { rules: 0, groups: 1 });
      return Promise.resolve(view());
    },
    scrollOn: () => Promise.resolve(null),
    locate,
  };
  return { page, state };
}

it('what buttons add is shown once, the buttons that come with it are not pressed, and nothing of it stays', async () => {
  const { page, state } = builder();
  const memory = createOpenerMemory();
  const view = await unfold(page, memory);
  expect(view?.groups.map(({ key }) => key)).toEqual(['Join', 'Field']);
  expect(state).toEqual({ rules: 0, groups: 1, pressed: ['Rule 0', 'Group 0'] });
  // What stands there already is added once more only to find that out.
  await page.open(openerStep('Rule'));
  state.pressed.length = 0;
  for (let look = 0; look < 2; look += 1) await unfold(page, memory);
  expect(state.pressed).toEqual(['Rule 0', 'Rule 0']);
});

it('an opener adds if all that comes is called as what stood there, and it is still offered', () => {
  const offered = [opener('Rule')];
  const before = viewListing(['A'], { groups: [field('Field', FIELDS, 0)], openers: offered });
  const adds = (groups: readonly ChoiceGroup[], openers: readonly Control[] = offered): boolean =>
    createAddingOpeners().note(
      before,
      { ...before, groups: [...before.groups, ...groups], openers },
      openerStep('Rule'),
    );
  const twin = field('Field', FIELDS, 1);
  expect(adds([twin])).toBe(true);
  expect(adds([twin, field('Value', ['x', 'y'], 0)])).toBe(false);
  expect(adds([field('Field', ['Oak', 'Ash'], 1)])).toBe(false);
  expect(adds([{ ...twin, isInDialog: true }])).toBe(false);
  expect(adds([twin], [])).toBe(false);
  // Nothing comes but one more of itself, or nothing at all.
  expect(adds([], [...offered, { node: 0, step: { ...openerStep('Rule'), ordinal: 1 } }])).toBe(true);
  expect(adds([], [...offered, opener('More')])).toBe(false);
  expect(adds([])).toBe(false);
});

it('what an opener adds is there as long as it stands there', () => {
  const adding = createAddingOpeners();
  const before = viewListing(['A'], { groups: [field('Field', FIELDS, 0)], openers: [opener('Rule')] });
  adding.note(before, { ...before, groups: [...before.groups, field('Field', FIELDS, 1)] }, openerStep('Rule'));
  expect(adding.hasAdded(before, openerStep('Rule'))).toBe(true);
  expect(adding.hasAdded({ ...before, groups: [] }, openerStep('Rule'))).toBe(false);
  expect(adding.hasAdded(before, openerStep('Group'))).toBe(false);
});
