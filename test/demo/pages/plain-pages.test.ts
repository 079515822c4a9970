import { describe, expect, it } from 'vitest';
import { bodyAt, pageAt, visitShop } from '../shop-fixture.js';

describe('pages that are no lists', () => {
  it('begin with a home page that leads everywhere', () => {
    const home = bodyAt(visitShop(), '/', 'home');
    expect(home.tiles).toHaveLength(4);
    expect(home.button?.href).toBe('/all');
    expect(home.shelf?.cards.length).toBeGreaterThan(0);
  });

  it('may begin with a bare one', () => {
    expect(bodyAt(visitShop({ home: 'bare' }), '/', 'home')).toMatchObject({ tiles: [], button: null, shelf: null });
  });

  it.each(['/about', '/contact', '/help', '/terms', '/blog/the-barn'])('are text at %s', (path) => {
    expect(bodyAt(visitShop(), path, 'text').paragraphs.length).toBeGreaterThan(0);
  });

  it('link to products and categories from an article', () => {
    const { links } = bodyAt(visitShop({ aliases: 'bare' }), '/blog/the-barn', 'text');
    expect(links.map(({ href }) => href.split('/')[1])).toEqual(['c', 'c', 'p', 'p']);
  });

  it('go on for ever in the calendar', () => {
    const visit = visitShop({ trap: 'calendar' });
    let path = '/events/2026/11';
    for (let month = 0; month < 3; month++) path = bodyAt(visit, path, 'text').links[1]?.href ?? '';
    expect(path).toBe('/events/2027/2');
    expect(pageAt(visitShop(), '/events/2026/11').title).toContain('does not exist');
  });

  it('let an account delete its orders', () => {
    const { rows } = bodyAt(visitShop({ acts: 'get' }), '/account', 'rows');
    expect(rows.map(({ act }) => act?.href)).toContain('/account/orders/10071/delete');
    expect(bodyAt(visitShop({ acts: 'off' }), '/account', 'rows').rows[0]?.act).toBeNull();
  });

  it('let a visitor sign in and pay by posting', () => {
    expect(bodyAt(visitShop(), '/login', 'login').form.method).toBe('post');
    expect(bodyAt(visitShop(), '/cart', 'rows').acts[0]?.form?.method).toBe('post');
  });
});
