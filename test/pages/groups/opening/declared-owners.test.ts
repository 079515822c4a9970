import { expect, it } from 'vitest';
import {
  isField,
  listOf,
  menuButton,
  panelButtons,
  panelOwners,
} from '../../../../src/pages/groups/opening/declared-owners.js';
import { first } from '../../html-page.js';
import { liveIndex } from '../read-live.js';

it('a field that drops a list down says so, and where the list is; a native select has its own', () => {
  const index = liveIndex(
    '<i role=combobox aria-controls=list></i><u aria-haspopup=listbox></u><select><option>x</select><p id=list>x</p>',
  );
  expect(['i', 'u', 'select', 'p'].map((tag) => isField(index, first(index, tag)))).toEqual([true, true, false, false]);
  expect(listOf(index, first(index, 'i'))).toBe(first(index, 'p'));
});

it('the only button whose menu is open owns what lies in a menu', () => {
  const button = '<button aria-haspopup=menu aria-expanded=true>Sort</button>';
  const menu = '<div role=menu><i role=menuitem>Name</i></div>';
  const one = liveIndex(button + menu);
  expect(menuButton(one, first(one, 'i'))).toBe(first(one, 'button'));
  const two = liveIndex(button + button + menu);
  expect(menuButton(two, first(two, 'i'))).toBeNull();
});

it('a button owns the panel that it says it shows, also while it is closed', () => {
  const index = liveIndex(
    '<button aria-expanded=false aria-controls=panel>Rig</button><div id=panel><i>Sloop</i></div>',
  );
  expect(panelOwners(index)(first(index, 'i'))).toBe(first(index, 'button'));
  expect(panelButtons(index)(first(index, 'i'))).toBeNull();
});

it('the only button whose dialog is open owns the only dialog that is seen, though it does not say which it is', () => {
  const button = '<button aria-haspopup=dialog aria-expanded=true>More</button>';
  const dialog = '<div role=dialog><i>Sloop</i></div>';
  const ownerOf = (html: string): boolean => {
    const index = liveIndex(html);
    return panelOwners(index)(first(index, 'i')) === first(index, 'button');
  };
  expect(ownerOf(button + dialog)).toBe(true);
  expect(ownerOf(button + button + dialog)).toBe(false);
  expect(ownerOf(button + dialog + dialog)).toBe(false);
  expect(ownerOf(button.replace('true', 'false') + dialog)).toBe(false);
});
