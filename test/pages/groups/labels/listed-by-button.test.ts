import { expect, it } from 'vitest';
import { linesOf, linksTo } from '../read-html.js';

const list = (id: string, name: string, values: readonly string[]): string =>
  `<ul id=${id} hidden>${linksTo(name, values)}</ul>`;

const button = (id: string, inner: string): string =>
  `<button type=button aria-haspopup=true aria-expanded=false aria-controls=${id}>${inner}</button>`;

it('hidden lists that buttons drop down are called as the buttons, without their signs', () => {
  const bar = [
    ['a', 'soil', '<span>Soil type</span> ▾', ['Clay', 'Loam', 'Sand']],
    ['b', 'since', '<span>Date added</span> ▾', ['Last day', 'Last week', 'Last month', 'Last year']],
  ] as const;
  const html = bar.map(([id, name, inner, values]) => `<div>${button(id, inner)}${list(id, name, values)}</div>`);
  expect(linesOf(`<h1>Plants</h1><div>${html.join('')}</div>`)).toEqual([
    'Soil type: Clay Loam Sand',
    'Date added: Last day Last week Last month Last year',
  ]);
});

it('a text that stands nearer is not what such a list is called', () => {
  const html = `<div>${button('a', 'Soil')}<h4>Others</h4>${list('a', 'soil', ['Clay', 'Loam'])}</div>`;
  expect(linesOf(html)).toEqual(['Soil: Clay Loam']);
});

it('a button that shows what is chosen gives its list the name that it says', () => {
  const shown = button('a', 'Clay ▾').replace('<button', '<button aria-label="Soil: Clay"');
  const values = '<li><b aria-current=true>Clay</b></li>' + linksTo('soil', ['Loam', 'Sand']);
  expect(linesOf(`<div>${shown}<ul id=a hidden>${values}</ul></div>`)).toEqual(['Soil: *Clay Loam Sand']);
});

it('a panel of several lists keeps their own labels', () => {
  const panel = `<h4>Soil</h4><ul>${linksTo('soil', ['Clay', 'Loam'])}</ul><h4>Sun</h4><ul>${linksTo('sun', ['Full', 'Half'])}</ul>`;
  const opened = button('a', 'Filters').replace('false', 'true');
  expect(linesOf(`<div>${opened}<div id=a>${panel}</div></div>`)).toEqual(['Soil: Clay Loam', 'Sun: Full Half']);
});

it('a hidden menu of the site is no group', () => {
  const menu = '<ul id=b hidden><li><a href="/about">About</a></li><li><a href="/help">Help</a></li></ul>';
  expect(linesOf(`<div>${button('b', 'Company')}${menu}</div>`)).toEqual([]);
});
