import { expect, it } from 'vitest';
import { createWaysOn, SCROLL } from '../../../src/browse/site/ways-on.js';
import type { UnitPath } from '../../../src/browse/stage/stage-path.js';
import type { AccessPath, Step } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { PAGINATION_GROUP } from '../../../src/model/step.js';
import { viewListing } from '../offering-view.js';

const NEXT: Step = { do: 'click', role: 'button', name: 'Next', group: PAGINATION_GROUP, ordinal: 0, value: null };
const TICK: Step = { do: 'check', role: 'checkbox', name: 'Oak', group: 'Wood', ordinal: 0, value: null };

function pathOf(...units: readonly Step[]): UnitPath {
  return { url: 'https://site.example/list', units };
}

function shown(next: AccessPath | null = null): PageView {
  const view = viewListing(['A', 'B'], { source: 'browser' });
  return { ...view, pagination: { ...view.pagination, next } };
}

function turning(step: Step): AccessPath {
  return { kind: 'actions', from: { kind: 'url', url: 'https://site.example/list' }, steps: [step] };
}

it('a list goes on by a pager as far as is known, and in a browser not at all', () => {
  const ways = createWaysOn();
  expect(ways.steps(pathOf(), shown()).map(({ group }) => group)).toEqual([PAGINATION_GROUP]);
  expect(ways.inBrowser(pathOf())).toBeNull();
});

it('what was scrolled on is scrolled on elsewhere, too, and turned only where a pager was seen', () => {
  const ways = createWaysOn();
  ways.note(pathOf(SCROLL), shown());
  expect(ways.steps(pathOf(TICK), shown())).toEqual([SCROLL]);
  expect(ways.inBrowser(pathOf(TICK))).toEqual(SCROLL);
  ways.note(pathOf(), shown(turning(NEXT)));
  expect(ways.steps(pathOf(TICK), shown()).map(({ do: deed }) => deed)).toEqual(['scroll', 'click']);
});

it('a pager is worked in a browser behind first pages only: a wrong count promises more behind the last one', () => {
  const ways = createWaysOn();
  ways.note(pathOf(), shown(turning(NEXT)));
  expect(ways.inBrowser(pathOf(TICK))?.group).toBe(PAGINATION_GROUP);
  expect(ways.inBrowser(pathOf(TICK, NEXT))).toBeNull();
});
