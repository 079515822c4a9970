import { expect, it } from 'vitest';
import { dialogAround } from '../../../../src/pages/groups/opening/dialog-around.js';
import { indexPage } from '../../../../src/pages/page-index.js';
import { coveredSnapshot, livePageOf } from '../../live-page.js';

it('what stands in a dialog stands in the innermost one, and what is beside it in none', () => {
  const index = livePageOf('<i></i><div role=dialog><u></u><p role=alertdialog><b></b></p></div>');
  const [beside, outer, inner] = ['i', 'u', 'b'].map((tag) => dialogAround(index, index.byTag(tag)[0] ?? 0));
  expect(beside).toBeNull();
  expect([outer, inner].map((node) => index.role(node ?? 0))).toEqual(['dialog', 'alertdialog']);
});

it('what lies over the page right behind a backdrop is a dialog though it does not say so', () => {
  const over = (before: string): number | null => {
    const index = indexPage(coveredSnapshot(`<main>${before}<section data-over><b></b></section></main>`));
    return dialogAround(index, index.byTag('b')[0] ?? 0);
  };
  expect(over('<div></div>')).not.toBeNull();
  expect(['<div hidden></div>', '<div>Shop</div>', '<hr>', ''].map(over)).toEqual([null, null, null, null]);
});
