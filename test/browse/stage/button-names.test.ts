import { expect, test } from 'vitest';
import { createButtonNames } from '../../../src/browse/stage/button-names.js';
import type { Step } from '../../../src/model/access-path.js';
import type { Control, PageView } from '../../../src/model/page.js';
import { facet, openerStep, viewListing } from '../offering-view.js';

const button = (name: string, node: number): Control => ({ node, step: { ...openerStep(name), do: 'click' } });
const chosen: Step = { ...openerStep('Oak', 'Wood'), do: 'check' };
const apply = button('See results', 2).step;

/** A page with a facet that has these buttons, the last of which applies. */
function page(...names: readonly string[]): PageView {
  const buttons = names.map((name, at) => button(name, at + 1));
  const [last, ...others] = [...buttons].reverse();
  if (last === undefined) throw new Error('no button');
  return viewListing(['A'], { groups: [{ ...facet('Wood', ['Oak', 'Elm']), apply: last, otherButtons: others }] });
}

test('a button that is called otherwise by now is told by the others beside it', () => {
  const names = createButtonNames();
  names.note(page('Clear', 'See results'));
  names.note(page('Clear', 'See 120'));
  expect(names.renamed(page('Clear', 'See 7'), chosen, apply)?.step.name).toBe('See 7');
});

test('it is not told where others are called otherwise, too, nor beside another facet, nor if it was never seen', () => {
  const names = createButtonNames();
  expect(names.renamed(page('Clear', 'See 7'), chosen, apply)).toBeNull();
  names.note(page('Clear', 'See results'));
  expect(names.renamed(page('Empty', 'See 7'), chosen, apply)).toBeNull();
  expect(names.renamed(page('See 7'), chosen, apply)).toBeNull();
  expect(names.renamed(page('Clear', 'See 7'), { ...chosen, group: 'Size' }, apply)).toBeNull();
  expect(names.renamed(page('Clear', 'See 7'), undefined, apply)).toBeNull();
});
