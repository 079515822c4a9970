import { expect, test } from 'vitest';
import type { ChoiceGroup } from '../../src/model/page.js';
import { createRangeTest, readLinks, relTokens } from '../../src/pages/link-areas.js';
import { readLinkFacts } from '../../src/pages/link-facts.js';
import { first, pageOf } from './html-page.js';

test('each link has the area that it stands in', () => {
  const index = pageOf(
    '<nav><a href="/n">n</a></nav><ul><li><a href="/l">l</a></li></ul><p><a href="/g">g</a><a href="/b">b</a><a href="/p">p</a><a href="/c"><img alt="c"></a></p><footer><a href="/f">f</a></footer>',
  );
  const [, , chosen = 0, crumb = 0, page = 0] = index.links;
  const item = first(index, 'li');
  const group = (guess: ChoiceGroup['guess'], node: number): ChoiceGroup => ({
    node,
    label: null,
    widget: 'links',
    guess,
    confidence: 1,
    key: '',
    field: null,
    multiple: false,
    more: null,
    choices: [{ node, value: '', count: null, selected: false, path: null, level: 0, range: null }],
  });
  const links = readLinks(index, {
    links: readLinkFacts(index),
    records: [{ root: item, end: index.node(item).end, links: [], target: '' }],
    groups: [group('facet', chosen), group('breadcrumbs', crumb)],
    pager: [page],
  });
  expect(links.map(({ text, area }) => `${text}:${area}`)).toEqual([
    'n:navigation',
    'l:list',
    'g:group',
    'b:breadcrumbs',
    'p:pager',
    'c:content',
    'f:footer',
  ]);
});

test('rel is a set of lower-case tokens', () => {
  const index = pageOf('<a href="/x" rel=" Next NoFollow ">x</a>');
  expect(relTokens(index, first(index, 'a'))).toEqual(['next', 'nofollow']);
});

test('ranges are told apart at their borders', () => {
  const isInside = createRangeTest([
    { root: 3, end: 5 },
    { root: 8, end: 9 },
  ]);
  expect([2, 3, 4, 5, 8, 9].map(isInside)).toEqual([false, true, true, false, true, false]);
});
