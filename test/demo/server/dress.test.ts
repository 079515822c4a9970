import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import type { DemoShopOptions } from '../../../src/demo/index.js';
import { dressDocument, dressFragment } from '../../../src/demo/server/dress.js';
import { EVERYTHING } from '../../../src/demo/selection.js';
import { createLayout } from '../../../src/demo/themes/layout.js';
import { pageAt, visitShop } from '../shop-fixture.js';

/** What a visitor asks for who sends no form. */
const ASKED = { path: '/all', posted: new URLSearchParams() };

function dressed(options: Partial<DemoShopOptions>) {
  const visit = visitShop({ size: 40, attributes: 'few', ...options });
  return { visit, page: pageAt(visit, '/all'), layout: createLayout(0, true), selection: EVERYTHING };
}

describe.each(['blocks', 'table', 'aria', 'utility'] as const)('a scripted page of the %s theme', (theme) => {
  it('carries the program, its settings and the state of the list', () => {
    const page = load(dressDocument(dressed({ theme, facets: 'chips', transport: 'json' }), ASKED));
    expect(page('script[type=module]').attr('src')).toBe('/client/shop.js');
    expect(JSON.parse(page('#shop').text())).toMatchObject({ facets: 'chips', transport: 'json' });
    const state = JSON.parse(page('[data-view] script[data-state]').text()) as { hrefs: readonly string[] };
    expect(state.hrefs).toHaveLength(24);
    expect(load(page('#shop-cards').html() ?? '')('a[href="{{other}}"]').length).toBeGreaterThan(0);
  });

  it('tells nothing in links where the state is nowhere', () => {
    const page = load(dressDocument(dressed({ theme, state: 'nowhere' }), ASKED));
    const worked = page('[data-view] a[data-go]');
    expect(worked.length).toBeGreaterThan(20);
    expect(worked.toArray().every((link) => page(link).attr('href') === '#')).toBe(true);
    expect(page.html()).not.toContain('#work?');
  });

  it('is the same inside as its fragment', () => {
    const fragment = load(dressFragment(dressed({ theme, facets: 'radio' })));
    const page = load(dressDocument(dressed({ theme, facets: 'radio' }), ASKED));
    expect(page('[data-view]').text()).toBe(fragment.root().text());
    expect(fragment('input[type=radio], [role=radio]').length).toBeGreaterThan(10);
  });
});

it('shows bones until the program has come', () => {
  const page = load(dressDocument(dressed({ hurdle: 'skeleton' }), ASKED));
  expect(page('[data-view] .sp-bones').length).toBeGreaterThan(2);
  expect(page('[data-view] a')).toHaveLength(0);
});

it('shows bones for what a form asked for, and tells the program what that was', () => {
  const posted = new URLSearchParams({ q: 'a', page: '2' });
  const page = load(dressDocument(dressed({ hurdle: 'skeleton', sending: 'post' }), { ...ASKED, posted }));
  expect(JSON.parse(page('#shop').text())).toMatchObject({
    posted: [
      ['q', 'a'],
      ['page', '2'],
    ],
  });
});
