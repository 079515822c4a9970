import { expect, it } from 'vitest';
import type { PageView } from '../../../src/model/page.js';
import { listPage, pageView } from '../page-views.js';
import { menu, pathsOf, rich } from './scouted.js';
import { pressedFrom, worked } from './pressed-site.js';

const pages = (more: Readonly<Record<string, PageView>>): Readonly<Record<string, PageView>> => ({
  '/': pageView({ groups: [worked('Menu', '/', ['Shoes', 'Bags'])] }),
  '/Shoes': listPage(['1', '2'], rich),
  '/Bags': listPage(['3', '4'], rich),
  ...more,
});
const toName = (_: string, name: string): string => `/${name}`;

it('a list behind a press is found under its own address, where that shows the same', async () => {
  const { found } = await pressedFrom(pages({}), toName);
  expect(pathsOf(found)).toEqual(['/Shoes', '/Bags']);
});

it('a list whose address shows something else stays behind the press', async () => {
  const { found } = await pressedFrom(pages({}), toName, (path) => (path === '/Bags' ? '/Shoes' : path));
  expect(found.lists.map(({ path }) => path.kind)).toEqual(['url', 'actions']);
});

it('a list that a link led to is not found once more behind a press', async () => {
  const start = pageView({ groups: [menu('/Shoes', '/Bags'), worked('Menu', '/', ['Shoes', 'Bags'])] });
  const { found } = await pressedFrom(pages({ '/': start }), toName);
  expect(pathsOf(found)).toEqual(['/Shoes', '/Bags']);
});

it('a press that stays at its address stays a press', async () => {
  const { found } = await pressedFrom(pages({}), toName, () => '/');
  expect(found.lists.map(({ path }) => path.kind)).toEqual(['actions', 'actions']);
});
