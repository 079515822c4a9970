import { expect, it } from 'vitest';
import { liveGroupsOf } from '../read-live.js';

const node = (name: string, inner = ''): string =>
  `<li role=treeitem tabindex=0 aria-expanded=${String(inner !== '')} onclick=x><div><i><svg></svg></i><span>${name}</span></div>${
    inner === '' ? '' : `<ul role=group aria-label="${name}">${inner}</ul>`
  }</li>`;
const tree = (inner: string): string => `<main><h3>Kind</h3><ul role=tree>${inner}</ul></main>`;

/** Label and values of each group, each value behind as many dots as there are values above it. */
function read(html: string): readonly string[] {
  return liveGroupsOf(html).map(
    ({ label, choices }) =>
      `${label ?? '-'}: ${choices.map(({ value, level }) => `${'.'.repeat(level)}${value}`).join(' ')}`,
  );
}

it('nodes that have come below others of a tree are values below those', () => {
  const lamps = node('Lamps', node('Desk') + node('Floor', node('Arc') + node('Spot')));
  expect(read(tree(lamps + node('Chairs') + node('Beds')))).toEqual([
    'Kind: Lamps .Desk .Floor ..Arc ..Spot Chairs Beds',
  ]);
});

it('a tree without any stays as it is, and trees are facets of their own', () => {
  expect(read(tree(node('Lamps') + node('Chairs')))).toEqual(['Kind: Lamps Chairs']);
  const other = '<div><h3>Place</h3><ul role=tree aria-label=Place>';
  const html = `${tree(node('Lamps', node('Desk') + node('Floor')) + node('Beds'))}${other}${node('North', node('Kirk'))}${node('South')}</ul></div>`;
  expect(read(html)).toEqual(['Kind: Lamps .Desk .Floor Beds', 'Place: North .Kirk South']);
});

it('boxes of a tree whose groups stand beside their nodes, and are called as these, are one facet', () => {
  const box = (name: string, inner = ''): string => {
    const id = `node-${name}`;
    const group = inner === '' ? '' : `<div role=group aria-labelledby=${id}>${inner}</div>`;
    return `<div><div role=treeitem id=${id} onclick=x><span><input type=checkbox></span><p>${name}</p></div>${group}</div>`;
  };
  const lamps = box('Lamps', box('Desk') + box('Floor', box('Arc') + box('Spot')));
  expect(read(`<main><h3>Kind</h3><div role=tree>${lamps}${box('Chairs')}${box('Beds')}</div></main>`)).toEqual([
    'Kind: Lamps .Desk .Floor ..Arc ..Spot Chairs Beds',
  ]);
});
