import { expect, it } from 'vitest';

import { listHint } from '../../src/model/list-hint.js';
import type { ItemList } from '../../src/model/page.js';

const list: ItemList = { node: 1, cards: [], linkPattern: 'a.example/*', label: null };

it('a list tells where it stands, how it links its entities, and how these are named', () => {
  expect(listHint(list)).toBeNull();
  expect(listHint({ ...list, place: 'html>ul' })).toEqual({ place: 'html>ul', linkPattern: 'a.example/*' });
  expect(listHint({ ...list, place: 'html>ul', titleStyle: 'li|t' })).toEqual({
    place: 'html>ul',
    linkPattern: 'a.example/*',
    titleStyle: 'li|t',
  });
});
