import { expect, it } from 'vitest';
import { alikeInDialog, appliesInDialog } from '../../../src/browse/stage/dialog-button.js';
import type { Step } from '../../../src/model/access-path.js';
import type { Control, PageView } from '../../../src/model/page.js';
import { facet, openerStep, viewListing } from '../offering-view.js';

const button = (name: string): Control => ({ node: 1, step: { ...openerStep(name), do: 'click' } });
const chosen: Step = { ...openerStep('Oak', 'Wood'), do: 'click' };

function dialog(apply: Control): PageView {
  const group = {
    ...facet('Wood', ['Oak', 'Elm']),
    isInDialog: true as const,
    apply,
    otherButtons: [button('Clear all')],
  };
  return viewListing(['A'], { groups: [group], modal: 3 });
}

it('a button belongs to the dialog in which something was chosen just now', () => {
  const view = dialog(button('Show items'));
  const { step } = button('Show items');
  expect(appliesInDialog(view, chosen, step)).toBe(true);
  expect(appliesInDialog(view, undefined, step)).toBe(false);
  expect(appliesInDialog(view, { ...chosen, group: 'Size' }, step)).toBe(false);
  expect(appliesInDialog(view, chosen, { ...step, group: 'Size' })).toBe(false);
  const { modal: _, ...plain } = view;
  expect(appliesInDialog(plain, chosen, step)).toBe(false);
});

it('is one that begins with the same word', () => {
  const { step } = button('Show items');
  expect(alikeInDialog(dialog(button('Show item')), step)?.step.name).toBe('Show item');
  expect(alikeInDialog(dialog(button('•••')), step)).toBeNull();
});
