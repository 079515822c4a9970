import { expect, it } from 'vitest';

import { readAddresses } from '../../../src/pages/groups/addresses.js';
import { changeOfGroup, type GroupChange } from '../../../src/pages/groups/group-change.js';
import { indexOf, PAGE } from './read-html.js';

function changeOf(hrefs: readonly string[], url: string = PAGE): GroupChange {
  const index = indexOf(hrefs.map((href) => `<a href="${href}">x</a>`).join(''), url);
  const addresses = readAddresses(index, url);
  return changeOfGroup(index.links.map(addresses.of), addresses.page);
}

it('is the argument with the most different values', () => {
  expect(changeOf(['?a=1&sid=7', '?a=2&sid=7', '?a=3&sid=7', '?none=1&sid=7'])).toEqual({
    name: 'a',
    values: ['1', '2', '3', null],
  });
});

it('is the place in the path where paths of one length differ, else the whole path', () => {
  expect(changeOf(['/c/red', '/c/blue']).name).toBe('/1');
  expect(changeOf(['/c/red', '/c/blue/x']).name).toBe('/');
});

it('is an argument of a fragment, too', () => {
  expect(changeOf([`${PAGE}#c=1`, `${PAGE}#c=2`]).name).toBe('#c');
});

it('of a single link is told against the page', () => {
  expect(changeOf(['?a=1&b=2'], `${PAGE}?a=1`).name).toBe('b');
  expect(changeOf(['?a=1'], `${PAGE}?a=1`).name).toBeNull();
});
