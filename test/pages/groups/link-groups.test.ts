import { describe, expect, it } from 'vitest';

import { groupsOf, lineOf, linksTo } from './read-html.js';

const COUNTED = ['a1', 'a2', 'a3', 'a4'].map((value, at) => `<li><a href="?b=${at}">${value}</a> (${9 - at})`).join('');

describe('the link to more values', () => {
  const moreOf = (html: string): string | null => {
    const more = groupsOf(html)[0]?.more;
    return more?.kind === 'url' ? more.url : null;
  };

  it('is told from the values at the end of a list, or behind it', () => {
    const url = 'https://shop.example/all/brands';
    expect(moreOf(`<h3>B</h3><ul>${COUNTED}<li><a href="/all/brands">Show all</a></ul>`)).toBe(url);
    expect(moreOf(`<div><h3>B</h3><ul>${COUNTED}</ul><p><a href="/all/brands">Show all</a></p></div>`)).toBe(url);
  });

  it('stays a value if nothing tells', () => {
    const [group] = groupsOf(`<h3>B</h3><ul>${linksTo('b', ['a1', 'a2', 'a3', 'All'])}</ul>`);
    expect([group?.more, group?.choices.length]).toEqual([null, 4]);
  });
});

describe('a group of links', () => {
  it('is a tree where lists are nested', () => {
    const [group] = groupsOf(
      '<h3>Category</h3><ul><li><a href="/c/1">Clothes</a> (9)<ul><li><a href="/c/2">Shirts</a> (5)<li><a href="/c/3">Hats</a> (4)</ul><li><a href="/c/4">Shoes</a> (3)</ul>',
    );
    expect(group && lineOf(group)).toBe('Category: Clothes(9) >Shirts(5) >Hats(4) Shoes(3)');
  });

  it('has the entries of a menu whose panels hold groups of their own', () => {
    const panel = (name: string): string =>
      `<li><a href="/${name}">${name}</a><div><h4>${name} by type</h4>${linksTo(name, ['t1', 't2'], 'p')}<h4>${name} by use</h4>${linksTo(name, ['u1', 'u2'], 'p')}</div>`;
    const lines = groupsOf(`<nav><ul>${panel('women')}${panel('men')}</ul></nav>`).map(lineOf);
    expect(lines).toContain('-: women men');
    expect(lines).toContain('women by type: t1 t2');
  });

  it('reads the heads of a table without their arrows', () => {
    const [group] = groupsOf(
      '<table><thead><tr><th><div><a href="?o=" title=Remove></a><a href="?o=-1" title=Turn></a></div><div><a href="?o=1">Name</a></div><th><a href="?o=2">Price</a></thead><tr><td>x<td>1</table>',
    );
    expect(group && [lineOf(group), group.guess]).toEqual(['-: Name Price', 'order']);
  });

  it('keeps what only a script follows, without a path', () => {
    const [group] = groupsOf('<h3>Size</h3><ul><li><a href="javascript:a()">S</a><li><a href="#">M</a></ul>');
    expect(group?.choices.map(({ value, path }) => [value, path])).toEqual([
      ['S', null],
      ['M', null],
    ]);
  });

  it('takes one value twice for one', () => {
    expect(
      groupsOf('<h3>B</h3><ul><li><a href="?b=1"><img alt=A></a><a href="?b=1">A</a><li><a href="?b=2">B</a></ul>').map(
        lineOf,
      ),
    ).toEqual(['B: A B']);
  });
});
