import { expect, it } from 'vitest';
import type { PageView } from '../../../src/model/page.js';
import { listPage, pageView } from '../page-views.js';
import { pathsOf } from './scouted.js';
import { pressedFrom, worked } from './pressed-site.js';

const NAMES = ['Browse', 'Saved', 'Sell', 'Help'];
const barren = (path: string): PageView => pageView({ groups: [worked('Menu', path, NAMES)] });
const PAGES: Readonly<Record<string, PageView>> = {
  '/': barren('/'),
  '/Browse': listPage(['1', '2'], { groups: [worked('Menu', '/Browse', NAMES)] }),
  '/Saved': barren('/Saved'),
  '/Sell': barren('/Sell'),
  '/Help': barren('/Help'),
};
const toName = (_: string, name: string): string => `/${name}`;

it('a menu that leads to the same pages wherever it stands is pressed through once', async () => {
  const { found, pressed } = await pressedFrom(PAGES, toName, () => '/');
  expect(found.lists).toHaveLength(1);
  expect(pressed.length).toBeLessThanOrEqual(2 * NAMES.length);
});

it('one that leads elsewhere from each page is pressed on each', async () => {
  const below: Readonly<Record<string, PageView>> = {
    '/': pageView({ groups: [worked('Menu', '/', ['Men', 'Women'])] }),
    '/Men': pageView({ groups: [worked('Menu', '/Men', ['Shoes', 'Shirts'])] }),
    '/Women': pageView({ groups: [worked('Menu', '/Women', ['Shoes', 'Shirts'])] }),
    '/Men/Shoes': listPage(['1', '2']),
    '/Men/Shirts': listPage(['3', '4']),
    '/Women/Shoes': listPage(['5', '6']),
    '/Women/Shirts': listPage(['7', '8']),
  };
  const { found } = await pressedFrom(below, (from, name) => `${from === '/' ? '' : from}/${name}`);
  expect([...pathsOf(found)].sort()).toEqual(['/Men/Shirts', '/Men/Shoes', '/Women/Shirts', '/Women/Shoes']);
});
