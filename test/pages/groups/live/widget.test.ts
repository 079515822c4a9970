import { expect, it } from 'vitest';
import { isPlainButton } from '../../../../src/pages/groups/live/widget.js';

it('a button that tells a state is chosen rather than pressed, as is what is no button', () => {
  expect(isPlainButton({ kind: 'button', selected: null })).toBe(true);
  expect(isPlainButton({ kind: 'button', selected: false })).toBe(false);
  expect(isPlainButton({ kind: 'checkbox', selected: null })).toBe(false);
});
