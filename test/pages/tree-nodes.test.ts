import { expect, it } from 'vitest';
import type { PageView } from '../../src/model/page.js';
import { readPage } from '../../src/pages/read-page.js';
import { LIST } from './groups/read-live.js';
import { liveSnapshot } from './live-page.js';

/** A node of a tree that tells of itself; all that is in it lies in a block that a script listens to. */
function node(name: string, below = '', isOpen = false): string {
  const arrow = '<b aria-hidden=true><svg></svg></b>';
  const row = `<div><i></i>${arrow}<label><input type=checkbox onclick=x></label><span>${name} <em>(7)</em></span></div>`;
  const inner = `<div role=group ${isOpen ? '' : 'hidden'}>${below}</div>`;
  const says = below === '' ? '' : `aria-expanded=${String(isOpen)}`;
  return `<my-node role=treeitem ${says} onclick=x><div onclick=x>${row}${inner}</div></my-node>`;
}

function read(nodes: string): PageView {
  return readPage(liveSnapshot(`<div><div><h3>Place</h3><div role=tree>${nodes}</div></div>${LIST}</div>`));
}

it('a node of a tree is opened by its arrow and not by the row in which it is chosen, and called without its count', () => {
  const { openers = [], groups } = read(node('North', node('Hull')) + node('South', node('Bath')));
  expect(openers.map(({ step }) => [step.role, step.name])).toEqual([
    ['treeitem', 'North'],
    ['treeitem', 'South'],
  ]);
  const [north] = groups.find(({ label }) => label === 'Place')?.choices ?? [];
  const [opener] = openers;
  expect(opener?.node).toBeGreaterThan(0);
  expect(opener?.node).toBeLessThan(north?.control?.node ?? 0);
});

it('nodes that are open, and those without anything below them, open nothing', () => {
  const { openers = [] } = read(node('North', node('Hull'), true) + node('South', node('Bath')));
  expect(openers.map(({ step }) => step.name)).toEqual(['South']);
});

it('the arrow may stand before the node, in its row', () => {
  const row = (name: string): string =>
    `<li role=none><i role=presentation onclick=x></i><a href="#" role=treeitem aria-selected=false aria-expanded=false onclick=x>${name}</a></li>`;
  const { openers = [], groups } = read(`<ul role=presentation>${row('North')}${row('South')}</ul>`);
  expect(openers.map(({ step }) => [step.role, step.name])).toEqual([
    ['treeitem', 'North'],
    ['treeitem', 'South'],
  ]);
  // What is pressed is the arrow: the node itself would be chosen.
  const [north] = groups.find(({ label }) => label === 'Place')?.choices ?? [];
  expect(openers[0]?.node).toBeLessThan(north?.control?.node ?? 0);
});

it('the arrow is the picture before the words, not what indents the node', () => {
  const item = (name: string): string =>
    `<li role=treeitem aria-expanded=false aria-selected=false onclick=x><div><p><b></b></p><u><svg></svg></u><span>${name}</span></div></li>`;
  const html = `<div><div><h3>Place</h3><ul role=tree>${item('North')}${item('South')}</ul></div>${LIST}</div>`;
  const snapshot = liveSnapshot(html);
  const { openers = [] } = readPage(snapshot);
  expect(openers.map(({ node: at }) => snapshot.nodes[at]?.tag)).toEqual(['u', 'u']);
});

it.each([
  [
    'between the box and the words',
    '<label><input type=checkbox onclick=x><i></i></label><u onclick=x><svg></svg></u>North',
  ],
  ['before the box', '<p><s></s><u onclick=x></u><span><input type=checkbox onclick=x></span>North</p>'],
  ['behind the words, and a style draws it', '<div><p>North</p><b role=checkbox onclick=x></b><u></u></div>'],
])('the arrow of a node with a box may stand %s', (_, row) => {
  const item = (name: string): string =>
    `<li role=treeitem aria-expanded=false aria-label="${name}">${row.replace('North', name)}</li>`;
  const html = `<div><div><h3>Place</h3><ul role=tree>${item('North')}${item('South')}</ul></div>${LIST}</div>`;
  const snapshot = liveSnapshot(html);
  const { openers = [] } = readPage(snapshot);
  expect(openers.map(({ node: at }) => snapshot.nodes[at]?.tag)).toEqual(['u', 'u']);
});
