import { load } from 'cheerio/slim';
import { expect, it } from 'vitest';
import type { DemoShopOptions } from '../../../src/demo/index.js';
import { createScriptedSearch } from '../../../src/demo/pages/scripted-search.js';
import { visitShop } from '../shop-fixture.js';

const FORM = { action: '/search', method: 'get', hidden: [], submit: 'Search' } as const;

it.each([
  ['formless', 'form', 0],
  ['formless', 'input', 1],
  ['autocomplete', 'form input[name=q][role=combobox]', 1],
  ['required', 'form select[required]', 1],
  ['icon', 'button[aria-label="Search"]', 1],
] as const)('%s has %s × %i', (search, selector, count) => {
  const html = createScriptedSearch(visitShop({ search }), FORM, '')?.text ?? '';
  expect(load(html)(selector)).toHaveLength(count);
});

it.each(['get', 'post'] as const)('%s is drawn by the theme', (search: DemoShopOptions['search']) => {
  expect(createScriptedSearch(visitShop({ search }), FORM, '')).toBeNull();
});
