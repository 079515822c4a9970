import { describe, expect, it } from 'vitest';
import { act, decorate, getForm, link } from '../../../src/demo/pages/visit.js';
import { visitShop } from '../shop-fixture.js';

const ADD = { path: '/cart/add?id=3', label: 'Add' };

describe('links', () => {
  it('carry the session of a visitor without cookies', () => {
    const visit = { ...visitShop({ tracking: 'page' }), session: 'abc' };
    expect(decorate(visit, '/all?page=2', { block: 'pager' })).toBe('/all?page=2&ref=pager&sid=abc');
    expect(decorate(visit, '/about')).toBe('/about?sid=abc');
  });

  it('are plain otherwise', () => {
    expect(decorate(visitShop(), '/all', { block: 'nav' })).toBe('/all');
    expect(link('a', '/b')).toEqual({ text: 'a', href: '/b', rel: null, isCurrent: false });
  });

  it('become forms with hidden fields', () => {
    const visit = { ...visitShop(), session: 'abc' };
    expect(getForm(visit, '/all?color=red&color=blue', 'Go')).toEqual({
      action: '/all',
      method: 'get',
      hidden: [
        ['color', 'red'],
        ['color', 'blue'],
        ['sid', 'abc'],
      ],
      submit: 'Go',
    });
  });

  it('that act are posts, plain links, or missing', () => {
    expect(act(visitShop(), 'cart', ADD)[0]?.form).toMatchObject({ method: 'post', action: '/cart/add' });
    expect(act(visitShop({ acts: 'get' }), 'cart', ADD)[0]).toMatchObject({ href: '/cart/add?id=3', form: null });
    expect(act(visitShop({ acts: 'off' }), 'cart', ADD)).toEqual([]);
  });
});
