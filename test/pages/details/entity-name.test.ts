import { expect, test } from 'vitest';

import { entityName, readHeadings, type Headings } from '../../../src/pages/details/entity-name.js';
import { htmlIndex } from './html-page.js';

function headings(title: string, ...main: readonly string[]): Headings {
  return { title, main, all: main };
}

const trail = { node: 0, labels: ['Home'], current: '3dchess' };

test('the name is what data and heading say', () => {
  expect(entityName(headings('Shop', 'Buy the Anvil now'), null, ['Anvil'])).toBe('Anvil');
  expect(entityName(headings('Shop', 'Anvil'), null, ['Anvil | Shop'])).toBe('Anvil');
});

test('the name is the end of the trail, if a heading has it', () => {
  expect(entityName({ title: '', main: ['View game'], all: ['View game', '3dchess'] }, trail, [])).toBe('3dchess');
  expect(entityName(headings('', 'View game'), trail, [])).toBe('View game');
});

test('the name is the heading that the title repeats', () => {
  expect(entityName(headings('Anvil – Shop', 'Shop news', 'Anvil'), null, [])).toBe('Anvil');
});

test('the name is the title where there is nothing else', () => {
  expect(entityName(headings('Anvil | Shop'), null, [null, ''])).toBe('Anvil');
  expect(entityName(headings(''), null, [])).toBeNull();
});

test('headings of menus do not count', () => {
  expect(
    readHeadings(htmlIndex('<nav><h1>Menu</h1></nav><h1>Anvil</h1><h2>Facts</h2>', '<title> A  page </title>')),
  ).toEqual({ title: 'A page', main: ['Anvil'], all: ['Anvil', 'Facts'] });
});
