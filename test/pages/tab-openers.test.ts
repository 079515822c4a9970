import { expect, it } from 'vitest';
import { readCovered } from './live-page.js';

const tab = (name: string, open: string): string =>
  `<div role=tab tabindex=0 onclick=x aria-selected=${String(name === open)}>${name}</div>`;
const boxes = (values: readonly string[]): string =>
  values.map((value) => `<div><label><input type=checkbox>${value}</label></div>`).join('');
const facet = (name: string, values: readonly string[]): string =>
  `<fieldset><legend>${name}</legend>${boxes(values)}</fieldset>`;

/** What a page offers to open in a dialog, of which the tab is open that is named first, and the values of its facets. */
function read(
  [open, ...names]: readonly [string, ...string[]],
  panel: string,
  page = '',
): readonly (readonly string[])[] {
  const tabs = `<div role=tablist>${names.map((name) => tab(name, open)).join('')}</div>`;
  const dialog = `<div role=dialog aria-modal=true data-over aria-label=Filters>${tabs}<div role=tabpanel>${panel}</div></div>`;
  const { openers = [], groups } = readCovered(`${page}${dialog}`);
  const facets = groups.filter(({ isInDialog }) => isInDialog === true);
  return [
    openers.flatMap(({ step: { name } }) => name ?? []),
    facets.flatMap(({ choices }) => choices.map(({ value }) => value)),
  ];
}

it('tabs of a dialog open the facets that they are called as', () => {
  const [opening, values] = read(['Brand', 'Brand', 'Size', 'Features'], facet('Brand', ['Acme', 'Bolt', 'Core']));
  expect(opening).toEqual(['Size', 'Features']);
  expect(values).toEqual(['Acme', 'Bolt', 'Core']);
});

it('so do they where the open panel shows no facet, but several are called as facets of the page', () => {
  const page = facet('Brand', ['Acme', 'Bolt']) + facet('Size', ['S', 'M']);
  const panel = ['Low', 'Middle', 'High'].map((name) => `<button aria-pressed=false>${name}</button>`).join('');
  expect(read(['Price', 'Brand', 'Size', 'Price'], panel, page)[0]).toEqual(['Brand', 'Size']);
});

it('tabs that are called otherwise than what they show may be values', () => {
  const [opening, values] = read(['Buy', 'Buy', 'Rent', 'Share'], facet('Rooms', ['One', 'Two', 'Three']));
  expect(opening).toEqual([]);
  expect(values).toEqual(['Buy', 'Rent', 'Share', 'One', 'Two', 'Three']);
});
