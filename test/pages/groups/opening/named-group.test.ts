import { expect, it } from 'vitest';
import { namedGroup } from '../../../../src/pages/groups/opening/named-group.js';
import { first } from '../../html-page.js';
import { liveIndex } from '../read-live.js';

it.each([
  [
    'the group that it stands in alone',
    '<div role=group aria-label=Brand><div><input role=combobox placeholder=Maker></div></div>',
    'Brand',
  ],
  [
    'no group with another field',
    '<div role=group aria-label=Filters><input role=combobox><input type=checkbox></div>',
    undefined,
  ],
  ['no group without a name', '<div role=group><input role=combobox></div>', undefined],
  ['nothing around that is none', '<section aria-label=Filters><input role=combobox></section>', undefined],
])('a field is called as %s', (_, html, name) => {
  const index = liveIndex(html);
  expect(namedGroup(index, first(index, 'input'))?.text).toBe(name);
});
