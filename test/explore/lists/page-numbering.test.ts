import { describe, expect, it } from 'vitest';

import { createPageNumbering, pageAddresses } from '../../../src/explore/lists/page-numbering.js';

const SITE = 'https://s.example';

describe('how a site numbers the pages of its lists', () => {
  it.each([
    ['an argument', '/l?a=7&page=2', '/l?a=7&page=3', '/shoes?page=2&size=42', '/shoes?page=9&size=42'],
    ['a part of the path', '/l/page/2/', '/l/page/3/', '/shoes/page/2/', '/shoes/page/9/'],
    ['an offset', '/l?start=20', '/l?start=40', '/shoes?start=20', '/shoes?start=160'],
    ['a number from 0', '/l?p=1', '/l?p=2', '/shoes?p=1', '/shoes?p=8'],
  ])('is told by %s of one list for others', (_, ...[second, third, other, ninth]) => {
    const numbering = createPageNumbering();
    numbering.learn(SITE + second, SITE + third);
    expect(numbering.addressesFrom(SITE + other)?.(9)).toBe(SITE + ninth);
  });

  it.each([
    ['another argument', '/shoes?p=2'],
    ['another number', '/shoes?page=4'],
    ['two numbers that may be meant', '/shoes?page=2&page=2'],
    ['no number', '/shoes?next'],
  ])('tells nothing of a list with %s', (_, other) => {
    const numbering = createPageNumbering();
    numbering.learn(`${SITE}/l?page=2`, `${SITE}/l?page=3`);
    expect(numbering.addressesFrom(SITE + other)).toBeNull();
  });

  it('is not known before two pages of a list told it', () => {
    const numbering = createPageNumbering();
    expect(numbering.addressesFrom(`${SITE}/l?page=2`)).toBeNull();
    expect(numbering.learn(`${SITE}/l?after=kx`, `${SITE}/l?after=pq`)).toBeNull();
    expect(numbering.addressesFrom(`${SITE}/l?page=2`)).toBeNull();
  });

  it('says that nothing stands beyond the end as long as nothing ever did', () => {
    const numbering = createPageNumbering();
    expect(numbering.endsInNothing()).toBe(false);
    numbering.noteBeyond(false);
    expect(numbering.endsInNothing()).toBe(true);
    numbering.noteBeyond(true);
    expect(numbering.endsInNothing()).toBe(false);
  });
});

describe('the addresses of pages', () => {
  it.each([
    ['a number of the page', 'https://s.example/l?q=7&page=2', 'https://s.example/l?q=7&page=3', '/l?q=7&page=12'],
    ['a number from 0', 'https://s.example/l?p=1', 'https://s.example/l?p=2', '/l?p=11'],
    ['an offset', 'https://s.example/l?start=20', 'https://s.example/l?start=40', '/l?start=220'],
    ['a part of the path', 'https://s.example/l/page/2/', 'https://s.example/l/page/3/', '/l/page/12/'],
  ])('are told by %s', (_, ...[second, third, twelfth]) => {
    expect(pageAddresses(second, third)?.(12)).toBe(`https://s.example${twelfth}`);
  });

  it.each([
    ['nothing', 'https://s.example/l', 'https://s.example/l'],
    ['two numbers', 'https://s.example/l?page=2&from=20', 'https://s.example/l?page=3&from=40'],
    ['a text', 'https://s.example/l?after=kx', 'https://s.example/l?after=pq'],
    ['a number that falls', 'https://s.example/l?before=90', 'https://s.example/l?before=70'],
  ])('are not to be told where %s tells two apart', (_, second, third) => {
    expect(pageAddresses(second, third)).toBeNull();
  });
});
