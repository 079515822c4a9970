import { describe, expect, it } from 'vitest';

import { findRuns, isScripted, type RunOptions } from '../../../../src/pages/groups/runs/runs.js';
import { indexOf, linksTo } from '../read-html.js';

/** The rows of links of a page as lines, deeper levels with `>`. */
function rows(html: string, tagWithin: Partial<Record<'wall' | 'void', string>> = {}): readonly string[] {
  const index = indexOf(html);
  const options: RunOptions = {
    isItem: (id) => index.linkUrl(id) !== null,
    isVoid: (id) => index.node(id).tag === tagWithin.void,
    walls: new Set(tagWithin.wall === undefined ? [] : index.byTag(tagWithin.wall)),
    isSameKind: () => true,
  };
  return findRuns(index, options).map(({ label, items }) => {
    const texts = items.map(({ main, parts, level }) => '>'.repeat(level) + index.text(main ?? parts[0] ?? 0));
    return `${label?.text ?? '-'}: ${texts.join(' ')}`;
  });
}

const LIST = `<ul>${linksTo('c', ['赤', '青'])}</ul>`;

describe('runs of alternatives', () => {
  it.each([
    ['a heading', `<div><h3>色</h3>${LIST}</div>`],
    ['a legend', `<fieldset><legend>色</legend>${LIST}</fieldset>`],
    ['a summary', `<details open><summary>色</summary>${LIST}</details>`],
    ['a term', `<dl><dt>色</dt>${linksTo('c', ['赤', '青'], 'dd')}</dl>`],
    ['a name for assistive technology', LIST.replace('<ul>', '<ul aria-label="色">')],
    ['a text with a colon', `<div><p><b>色：</b></p>${LIST}</div>`],
    [
      'a heading with a link of its own',
      `<div><h3><span>色</span><span>[<a href="?act=3">改</a>]</span></h3>${LIST}</div>`,
    ],
    ['a button that opens them', `<div><button aria-expanded="true">色</button><div>${LIST}</div></div>`],
  ])('are labelled by %s', (_, html) => {
    expect(rows(html)).toEqual(['色: 赤 青']);
  });

  it('stand in a map, which names them only where nothing else does', () => {
    const places = ['赤', '青']
      .map((name) => `<a href="?c=${name}"><path d="M0 0h9"/><text>${name}</text></a>`)
      .join('');
    const map = `<svg role="img" aria-label="図">${places}</svg>`;
    expect([`<fieldset><legend>色</legend>${map}</fieldset>`, map].map((html) => rows(html))).toEqual([
      ['色: 赤 青'],
      ['図: 赤 青'],
    ]);
  });

  it('are labelled by a heading with a link that must not be followed', () => {
    const edit = '<span><i>[</i><a href="?act=3">改</a><i>]</i></span>';
    const index = indexOf(`<h3><span>色</span>${edit}</h3>${LIST}`);
    const acts = (id: number): boolean => index.linkUrl(id)?.includes('act') === true;
    const runs = findRuns(index, {
      isItem: (id) => index.linkUrl(id) !== null,
      isVoid: acts,
      walls: new Set(),
      isSameKind: () => true,
    });
    expect(runs.map(({ label }) => label?.text)).toEqual(['色']);
  });

  it('go on in the next column', () => {
    const columns = `<ul>${linksTo('c', ['red', 'blue'])}</ul><ul>${linksTo('c', ['green', 'grey'])}</ul>`;
    expect(rows(`<h3>Color</h3><div>${columns}</div>`)).toEqual(['Color: red blue green grey']);
  });

  it('keep the levels of a tree', () => {
    const tree = `<li><a href="?t=g">Games</a><ul>${linksTo('t', ['chess', 'go'])}</ul><li><a href="?t=b">Books</a>`;
    expect(rows(`<h3>Topic</h3><ul>${tree}</ul>`)).toEqual(['Topic: Games >chess >go Books']);
  });

  it('never reach into a card', () => {
    expect(rows(`<h3>Color</h3>${LIST}<article><h4>Tea</h4>${LIST}</article>`, { wall: 'article' })).toEqual([
      'Color: 赤 青',
    ]);
  });

  it('do not hold sentences with links', () => {
    const sentence =
      'One of the many sentences that somebody wrote about <a href="/t">tea</a> and about <a href="/c">cups</a>.';
    expect(rows(`<p>${sentence}</p>`)).toEqual([]);
  });
});

describe('a link without an address', () => {
  it.each([
    ['#', true],
    ['javascript:void(0)', true],
    ['?c=1', false],
    ['#!/red', false],
    ['#c=1', false],
  ])('is %j: %s', (href, expected) => {
    const index = indexOf(`<a href="${href}">Color</a>`, 'https://shop.example/list');
    expect(isScripted(index, index.byTag('a')[0] ?? 0)).toBe(expected);
  });
});
