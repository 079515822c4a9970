import { expect, test } from 'vitest';
import { searchesSite } from '../../src/pages/site-search-field.js';
import { livePageOf } from './live-page.js';
import { listPage } from '../explore/page-views.js';

const FIELD = '<input role=combobox aria-label=Place aria-haspopup=listbox aria-expanded=false>';
const drop = (name: string): string => `<button aria-haspopup=dialog aria-expanded=false>${name}</button>`;

test.each([
  ['alone in a search', `<div role=search>${FIELD}</div>`, true],
  ['beside one menu in a search', `<div role=search>${FIELD}${drop('All')}</div>`, true],
  ['one of the filters of a list', `<div role=search>${FIELD}${drop('Price')}${drop('Beds')}</div>`, false],
  ['beside one for keywords', `<form role=search>${FIELD}<input type=text></form>`, false],
  ['beside another one that lists', `<form role=search>${FIELD}${FIELD}</form>`, true],
  ['somewhere else', `<div>${FIELD}</div>`, false],
])('a field %s', (_, html, isOne) => {
  const index = livePageOf(html);
  const [field = -1] = index.within(0, 'input');
  expect(searchesSite(index, field, listPage(['a']).list)).toBe(isOne);
});

test('where nothing is listed fields of a search are for the whole site', () => {
  const index = livePageOf(`<div role=search>${FIELD}${drop('When')}${drop('Who')}</div>`);
  const [field = -1] = index.within(0, 'input');
  expect(searchesSite(index, field, null)).toBe(true);
});
