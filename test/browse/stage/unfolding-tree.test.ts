import { expect, it } from 'vitest';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { OpenablePage } from '../../../src/browse/stage/openable-page.js';
import { unfold } from '../../../src/browse/stage/unfolding.js';
import type { PageView } from '../../../src/model/page.js';
import { locate } from '../../../src/pages/locate.js';
import { facet, opener, viewListing } from '../offering-view.js';

const TREE = { North: ['Hull', 'Leeds'], South: ['Bath', 'Dover'] } as const;

/** A tree of places behind a button, which closes where another button is pressed; the last closed branch stands in its facet. */
function treePage(): OpenablePage {
  let open: readonly string[] | null = null;
  const viewNow = (): PageView => {
    const closed = Object.keys(TREE).filter((name) => open?.includes(name) === false);
    const branches = closed.map((name) => opener(name, closed.length === 1 ? 'Place' : null));
    const values = Object.entries(TREE).flatMap(([name, below]) =>
      open?.includes(name) === true ? [name, ...below] : [name],
    );
    const groups = open === null ? [] : [facet('Place', values)];
    return viewListing(['A'], { openers: [opener('Place'), opener('Sort'), ...branches], groups });
  };
  return {
    view: viewNow,
    open({ name }) {
      if (name === 'Place') open ??= [];
      else if (name === 'Sort') open = null;
      else open = [...(open ?? []), name ?? ''];
      return Promise.resolve(viewNow());
    },
    left: () => Promise.resolve(null),
    closed: () => Promise.resolve(viewNow()),
    scrollOn: () => Promise.resolve(null),
    locate,
  };
}

it('the last branch of a tree is opened before what closes the tree, though it is told otherwise beside open ones', async () => {
  const view = await unfold(treePage(), createOpenerMemory());
  const places = view?.groups.find(({ label }) => label === 'Place')?.choices.map(({ value }) => value);
  expect(places).toEqual(expect.arrayContaining(['Hull', 'Leeds', 'Bath', 'Dover']));
});
