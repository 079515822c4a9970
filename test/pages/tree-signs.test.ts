import { expect, it } from 'vitest';
import { readPage } from '../../src/pages/read-page.js';
import { drawnBoxOf, rowEnd, signsAround } from '../../src/pages/tree-signs.js';
import { LIST, liveIndex } from './groups/read-live.js';
import { liveSnapshot } from './live-page.js';

const below = '<ul role=group hidden><li role=treeitem>Kirk</li></ul>';

/** Class of the box that is drawn for each node to be seen. */
function boxes(nodes: readonly string[]): readonly (string | null)[] {
  const index = liveIndex(`<ul role=tree>${nodes.join('')}</ul>`);
  const items = index.byTag('li').filter((id) => !index.isHidden(id));
  return items.map((id) => {
    const box = drawnBoxOf(index, id);
    return box === null ? null : (index.node(box).attributes['class'] ?? '');
  });
}

it('what shows no words in the row of a node is a sign, boxes and what lies below it left out', () => {
  const index = liveIndex(
    `<ul role=tree><li role=treeitem><b></b><em><i aria-hidden=true>arrow_right</i></em><p><input type=checkbox></p><u>North</u><s></s>${below}</li></ul>`,
  );
  const [node = 0] = index.byTag('li');
  const { before, behind } = signsAround(index, node);
  expect(before.map((id) => index.node(id).tag)).toEqual(['b', 'em']);
  expect(behind.map((id) => index.node(id).tag)).toEqual(['s']);
  expect(index.role(rowEnd(index, node))).toBe('group');
});

it.each([
  [
    'two signs before the words are worked',
    `<li role=treeitem onclick=x><b onclick=x></b><b class=box onclick=x></b>North${below}</li>`,
    '<li role=treeitem onclick=x><b class=box onclick=x></b>South</li>',
  ],
  [
    'nodes say that they can be ticked',
    '<li role=treeitem aria-checked=false aria-expanded=false onclick=x><b></b><b class=box><i></i></b>North</li>',
    '<li role=treeitem aria-checked=false onclick=x><b class=box><i></i></b>South</li>',
  ],
  [
    'a picture is drawn before the words and one behind them',
    '<li role=treeitem aria-expanded=false onclick=x><b class=box><svg></svg></b>North<svg></svg></li>',
    '<li role=treeitem onclick=x><b class=box><svg></svg></b>South</li>',
  ],
])('a node is chosen by the box that is drawn before its words where %s', (_, closed, leaf) => {
  expect(boxes([closed, leaf])).toEqual(['box', 'box']);
});

it.each([
  ['only an arrow is drawn', '<li role=treeitem aria-expanded=false onclick=x><b onclick=x></b>North</li>'],
  ['a box says that it is one', '<li role=treeitem aria-checked=false><b></b><input type=checkbox>North</li>'],
  ['nothing is drawn', '<li role=treeitem aria-checked=false onclick=x>North</li>'],
])('no box is drawn where %s', (_, node) => {
  expect(boxes([node, node])).toEqual([null, null]);
});

it('a tree whose nodes say nothing of being closed is opened by their arrows, and chosen by their boxes', () => {
  const node = (name: string): string =>
    `<li role=treeitem onclick=x><b class=arrow onclick=x></b><b class=box onclick=x></b><u>${name}</u>${below.replace('Kirk', `${name}-Kirk`)}</li>`;
  const snapshot = liveSnapshot(
    `<div><div><h3>Place</h3><ul role=tree>${node('North')}${node('South')}</ul></div>${LIST}</div>`,
  );
  const { groups, openers = [] } = readPage(snapshot);
  const place = groups.find(({ label }) => label === 'Place');
  const classOf = (at: number | undefined): string | undefined => snapshot.nodes[at ?? -1]?.attributes['class'];
  expect(place?.choices.map(({ value, control }) => [value, classOf(control?.node)])).toEqual([
    ['North', 'box'],
    ['South', 'box'],
  ]);
  expect(openers.map(({ step, node: at }) => [step.name, classOf(at)])).toEqual([
    ['North', 'arrow'],
    ['South', 'arrow'],
  ]);
});
