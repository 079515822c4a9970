import { expect, it } from 'vitest';
import { groupsOf, linesOf } from '../read-html.js';

const link = (name: string, more = ''): string =>
  `<div><a role="switch" aria-checked="false" href="/list?${name}=1"${more}><span>${name}</span><i aria-hidden="true"></i></a></div>`;

it('switches that nothing heads are a facet each, called as they are', () => {
  const groups = groupsOf(`<div>${link('Express')}${link('Free delivery')}</div><h3>Colour</h3><ul></ul>`);
  expect(groups.map(({ guess }) => guess)).toEqual(['facet', 'facet']);
  expect(linesOf(`<div>${link('Express')}${link('Free delivery')}</div>`)).toEqual([
    'Express: Express',
    'Free delivery: Free delivery',
  ]);
});

it('switches under a label are its values, and other links stay together', () => {
  expect(linesOf(`<h3>Delivery</h3><div>${link('Express')}${link('Free')}</div>`)).toEqual(['Delivery: Express Free']);
  const plain = '<div><a href="/a">Help</a></div><div><a href="/b">Orders</a></div>';
  expect(linesOf(`<div>${plain}</div>`)).toEqual(['-: Help Orders']);
});
