import { expect, it } from 'vitest';
import { isLeft } from '../../../src/browse/stage/leave-dialog.js';
import { facet, opener, viewListing } from '../offering-view.js';

const inner = viewListing(['A'], { modal: 3, groups: [{ ...facet('Wood', ['Elm', 'Oak']), isInDialog: true }] });

it.each([
  ['nothing lies over the page', viewListing(['A']), true],
  ['another dialog lies over it that was below', viewListing(['A'], { modal: 2, openers: [opener('Wood')] }), true],
  ['it offers the same as before', { ...inner, modal: 4 }, false],
])('a dialog is left where %s: %s', (_, after, left) => {
  expect(isLeft(inner, after)).toBe(left);
});
