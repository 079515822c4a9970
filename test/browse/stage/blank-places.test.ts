import { describe, expect, it } from 'vitest';
import { blankPlaces } from '../../../src/browse/stage/blank-places.js';
import type { Snapshot, SnapshotNode } from '../../../src/model/snapshot.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';

/** What of a page is blank beside its cards: the ids of its blank places. */
function blanksOf(inside: string, hidden = ''): readonly string[] {
  const page = snapshotFromHtml(`<main><h1>Lamps</h1>${inside}</main>`, { url: 'http://shop.example/', status: 200 });
  const see = (node: SnapshotNode): SnapshotNode => ({ ...node, visible: node.attributes['id'] !== hidden });
  const snapshot: Snapshot = { ...page, nodes: page.nodes.map(see) };
  const { list } = readPage(snapshot, null, { kind: 'url', url: snapshot.url });
  return blankPlaces(snapshot, list).map((id) => snapshot.nodes[id]?.attributes['id'] ?? '');
}

function card(tag: string, at: number): string {
  return `<${tag}><a href="/lamp/${String(at)}"><h3>Lamp number ${String(at)}</h3></a><p>Lights a room</p></${tag}>`;
}

const CARDS = [1, 2, 3, 4].map((at) => card('li', at)).join('');

describe('blank places of a list', () => {
  it.each([
    [
      'stand beside its cards',
      `<ul>${CARDS}<li id="a"></li><li id="b"><p></p><svg><path/></svg></li></ul>`,
      ['a', 'b'],
    ],
    ['show signs where words are to come', `<ul>${CARDS}<li id="a"><p>. . . .</p></li><li id="b">№ 5</li></ul>`, ['a']],
    [
      'stand beside the rows of its cards',
      `<div>${[0, 2, 4].map((at) => `<section>${card('article', at)}${card('article', at + 1)}</section>`).join('')}<section id="a"></section></div>`,
      ['a'],
    ],
    [
      'say nothing and ask nothing',
      `<ul>${CARDS}<li id="a">Soon</li><li id="b"><a href="/all"></a></li><li id="c"><img src="/c.png"></li><li id="d"><input></li></ul>`,
      [],
    ],
    ['are to be seen', `<ul>${CARDS}<li id="unseen"></li></ul>`, []],
    [
      'stand beside its cards and in a container like theirs, where it is torn',
      `<div><ul class="pods">${CARDS}<li id="a"></li></ul><p>Featured</p><ul class="pods"><li id="b"></li></ul><ul class="more"><li id="c"></li></ul></div>`,
      ['a', 'b'],
    ],
    ['are of the kind of its cards', `<div><ul>${CARDS}</ul><div id="a"></div></div>`, []],
  ])('%s', (_what, html, expected) => {
    expect(blanksOf(html, 'unseen')).toEqual(expected);
  });

  it('are none where there is no list', () => {
    expect(blanksOf('<p id="a"></p><p id="b"></p>')).toEqual([]);
  });
});
