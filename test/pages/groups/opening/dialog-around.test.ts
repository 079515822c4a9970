import { expect, it } from 'vitest';
import { dialogAround } from '../../../../src/pages/groups/opening/dialog-around.js';
import { livePageOf } from '../../live-page.js';

it('what stands in a dialog stands in the innermost one, and what is beside it in none', () => {
  const index = livePageOf('<i></i><div role=dialog><u></u><p role=alertdialog><b></b></p></div>');
  const [beside, outer, inner] = ['i', 'u', 'b'].map((tag) => dialogAround(index, index.byTag(tag)[0] ?? 0));
  expect(beside).toBeNull();
  expect([outer, inner].map((node) => index.role(node ?? 0))).toEqual(['dialog', 'alertdialog']);
});
