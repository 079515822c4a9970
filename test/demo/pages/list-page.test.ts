import { describe, expect, it } from 'vitest';
import { bodyAt, pageAt, visitShop } from '../shop-fixture.js';

describe('a list', () => {
  it('shows all its products over its pages, each once', () => {
    const visit = visitShop();
    const pages = [1, 2, 3, 4, 5].map((page) => bodyAt(visit, `/all?page=${page}`, 'list').cards);
    expect(pages.map((cards) => cards.length)).toEqual([24, 24, 24, 24, 24]);
    expect(new Set(pages.flat().map(({ href }) => href)).size).toBe(120);
  });

  it('says how many there are and which it shows', () => {
    const body = bodyAt(visitShop(), '/all?page=2&size=48', 'list');
    expect(body).toMatchObject({ total: '120 results', range: 'Showing 49–96 of 120' });
    expect(bodyAt(visitShop({ total: 'off', rangeText: 'off' }), '/all', 'list')).toMatchObject({
      total: null,
      range: null,
    });
  });

  it('of nothing says so, and may recommend something', () => {
    const body = bodyAt(visitShop(), '/search?q=zzzz', 'list');
    expect(body).toMatchObject({ cards: [], pager: null, sort: null, empty: 'Nothing matches your search.' });
    expect(body.shelf?.cards.length).toBeGreaterThan(0);
    expect(bodyAt(visitShop({ emptyPage: 'plain' }), '/search?q=zzzz', 'list').shelf).toBeNull();
  });

  it('after its last page is empty', () => {
    expect(bodyAt(visitShop(), '/all?page=99', 'list').cards).toEqual([]);
  });

  it('has chips that take filters back, where the shop has chips', () => {
    const { chips } = bodyAt(visitShop({ chosen: 'chips' }), '/all?color=red&brand=kestrel', 'list');
    expect(chips?.chips.map(({ text, href }) => [text, href])).toEqual([
      ['Color: Red', '/all?brand=kestrel'],
      ['Brand: Kestrel', '/all?color=red'],
    ]);
    expect(chips?.clear.href).toBe('/all');
  });

  it.each(['links', 'select', 'both', 'off'] as const)('has its orders as %s', (sort) => {
    const choice = bodyAt(visitShop({ sort }), '/all?sort=dear&color=red', 'list').sort;
    expect([choice?.links.length ?? 0, choice?.form?.options.length ?? 0]).toEqual(
      { links: [6, 0], select: [0, 6], both: [6, 6], off: [0, 0] }[sort],
    );
    if (choice?.form) expect(choice.form.form.hidden).toEqual([['color', 'red']]);
  });

  it('has page sizes and letters', () => {
    const body = bodyAt(visitShop({ letters: 'on', sizes: 'select' }), '/all?letter=B', 'list');
    expect(body.letters?.links).toHaveLength(26);
    expect(body.sizes?.form?.options.map(({ text }) => text)).toEqual(['12', '24', '48', '96']);
    expect(body.total).not.toBe('120 results');
  });

  it('forgets filters that its category does not have', () => {
    expect(bodyAt(visitShop(), '/c/clothing?heel=flat', 'list').total).toBe(
      bodyAt(visitShop(), '/c/clothing', 'list').total,
    );
  });

  it('may lead to neighbouring categories, which are neither narrower nor wider', () => {
    const { related } = bodyAt(visitShop({ related: 'on' }), '/c/footwear/boots', 'list');
    expect(related?.links.map(({ text }) => text)).toEqual(['Shoes', 'Sandals']);
    expect(bodyAt(visitShop({ related: 'on' }), '/all', 'list').related).toBeNull();
  });

  it('shows the way to it', () => {
    const crumbs = pageAt(visitShop(), '/c/footwear/boots').breadcrumbs.map(({ text }) => text);
    expect(crumbs).toEqual(['Home', 'Footwear', 'Boots']);
    expect(pageAt(visitShop({ breadcrumbs: 'off' }), '/c/footwear/boots').breadcrumbs).toEqual([]);
  });
});
