import { expect, test } from 'vitest';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { indexPage } from '../../src/pages/page-index.js';
import { first, PAGE_URL, pageOf } from './html-page.js';

test('children are the direct ones', () => {
  const index = pageOf('<ul><li>a<b>b</b></li><li>c</li></ul>');
  const list = first(index, 'ul');
  expect(index.elements(list).map((id) => index.node(id).tag)).toEqual(['li', 'li']);
  expect(index.children(first(index, 'li'))).toHaveLength(2);
});

test('elements with a tag are found on the page and within an element', () => {
  const index = pageOf('<a href="/1">1</a><p><a href="/2">2</a></p>');
  expect(index.byTag('a')).toHaveLength(2);
  expect(index.within(first(index, 'p'), 'a').map((id) => index.text(id))).toEqual(['2']);
});

test('links have absolute addresses, and only http ones', () => {
  const index = pageOf(
    '<a href="x?y=1">a</a><a href="javascript:void(0)">b</a><a href="mailto:a@b.example">c</a><a>d</a>',
  );
  expect(index.links.map((id) => index.linkUrl(id))).toEqual(['https://shop.example/x?y=1']);
});

test('an empty address is that of its page where all addresses have another base', () => {
  const leads = (head: string, url: string): readonly (string | null)[] => {
    const html = `<html><head>${head}</head><body><a href="">2</a><a href=" ">3</a></body></html>`;
    const index = indexPage(snapshotFromHtml(html, { url, status: 200 }));
    return index.links.map((id) => index.linkUrl(id));
  };
  const list = 'https://shop.example/list?q=1';
  expect(leads('<base href="/">', list)).toEqual([`${list}#`, `${list}#`]);
  expect(leads('', list)).toEqual([list, list]);
  expect(leads('<base href="/">', 'https://shop.example/')).toEqual(['https://shop.example/', 'https://shop.example/']);
});

test('the place of a page that is linked in it lies in it, whatever base its addresses have', () => {
  const html = '<base href="/"><a href="#care">Care</a><a href="#top">Top</a><p id="care">Wash by hand</p>';
  const index = indexPage(snapshotFromHtml(html, { url: 'https://shop.example/mugs/jug', status: 200 }));
  expect(index.links.map((id) => index.linkUrl(id))).toEqual([
    'https://shop.example/mugs/jug#care',
    'https://shop.example/#top',
  ]);
});

test('roles are lower case, the first one counts', () => {
  const index = pageOf('<div role="LIST none"></div>');
  expect(index.role(first(index, 'div'))).toBe('list');
});

test('an id that is none is an error', () => {
  expect(() => pageOf('').node(999)).toThrow(RangeError);
});

test('ancestors go up to the root', () => {
  const index = pageOf('<div><p><b>x</b></p></div>');
  expect(index.ancestors(first(index, 'b')).map((id) => index.node(id).tag)).toEqual(['p', 'div', 'body', 'html']);
});

test('elements and labels are found by id', () => {
  const index = pageOf('<p id="a">1</p><p id="a">2</p><label for="f">F</label>');
  expect(index.byElementId('a')).toBe(first(index, 'p'));
  expect(index.labelFor('f')).toBe(first(index, 'label'));
  expect(index.byElementId('none')).toBeNull();
});

test('of elements and labels that share an id the nearest is meant', () => {
  const part = (name: string): string => `<div><p id="a">${name}</p><label for="f">${name}</label><input id="f"></div>`;
  const index = pageOf(part('One') + part('Two'));
  const [, second = -1] = index.byTag('input');
  const named = [index.byElementId('a', second), index.labelFor('f', second)];
  expect(named.map((id) => id !== null && index.text(id))).toEqual(['Two', 'Two']);
});

test('links in a frame are relative to the frame', () => {
  const { nodes, ...page } = snapshotFromHtml('<iframe src="/frames/list"></iframe>', { url: PAGE_URL, status: 200 });
  const frame = nodes.findIndex(({ tag }) => tag === 'iframe');
  const template = nodes[frame];
  if (template === undefined) throw new Error('no frame');
  const link = { ...template, id: frame + 1, parent: frame, end: frame + 2, tag: 'a', attributes: { href: 'item/1' } };
  const index = indexPage({
    ...page,
    nodes: [
      ...nodes.slice(0, frame).map((node) => ({ ...node, end: node.end > frame ? node.end + 1 : node.end })),
      { ...template, end: frame + 2 },
      link,
    ],
  });
  expect(index.linkUrl(frame + 1)).toBe('https://shop.example/frames/item/1');
  expect([index.documentUrl(0), index.documentUrl(frame + 1)]).toEqual([PAGE_URL, 'https://shop.example/frames/list']);
});

test('what is repeated for assistive technology is read once', () => {
  const index = pageOf('<p><i aria-hidden="true">Oak (3)</i> <i class="said">Oak (<b>3 products</b>)</i></p>');
  expect(index.text(0)).toBe('Oak (3)');
  expect(index.isHidden(first(index, 'b'))).toBe(true);
});
