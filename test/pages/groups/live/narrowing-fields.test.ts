import { expect, it } from 'vitest';
import { besideList, boxes } from '../read-live.js';

const BRAND = ['Acme', 'Bolt', 'Corex', 'Dyna'];
const COLOR = ['Red', 'Blue'];

it('a field for text between label and values narrows the values', () => {
  const panel = (label: string): string =>
    `<div><h3>${label}</h3><input type=search placeholder="In ${label}"><ul>${BRAND.map((value) => `<li><label><input type=checkbox>${value}</label></li>`).join('')}</ul></div>`;
  const view = besideList(`<aside>${panel('Brand')}${panel('Color')}</aside>`);
  expect(view.groups.map(({ search }) => [search?.step.do, search?.step.name, search?.step.group])).toEqual([
    ['type', 'In Brand', 'Brand'],
    ['type', 'In Color', 'Color'],
  ]);
});

it.each([
  ['before the label', `<aside><input type=search>${boxes('Brand', BRAND)}</aside>`],
  ['beside several groups', `<aside>${boxes('Brand', BRAND)}${boxes('Color', COLOR)}<input type=search></aside>`],
  ['around the list', `${boxes('Brand', BRAND)}<input type=search>`],
])('a field %s narrows no values', (_, html) => {
  expect(besideList(html).groups.every(({ search }) => search === undefined)).toBe(true);
});
