import { expect, it } from 'vitest';
import { isTyped, openerLabel, shownName } from '../../src/pages/opener-names.js';
import { first } from './html-page.js';
import { liveIndex } from './groups/read-live.js';

it.each([
  ['<label>Soil</label><u onclick=x>Any</u>', 'Soil', 'Any'],
  ['<label for=s>Soil</label><u id=s role=combobox>Any</u>', 'Soil', 'Any'],
  ['<u onclick=x>Any soil</u>', null, 'Any soil'],
])('the label beside an opener, and what it shows: %s', (html, label, shown) => {
  const index = liveIndex(`<section>${html}</section>`);
  expect([openerLabel(index, first(index, 'u')), shownName(index, first(index, 'u'))]).toEqual([label, shown]);
});

it('a field of a type that nobody knows is one for words', () => {
  const types = ['', 'text', 'search', 'select-one', 'number', 'hidden', 'date'];
  const index = liveIndex(types.map((type) => `<p><input type="${type}">`).join(''));
  expect(types.filter((_, at) => isTyped(index, index.byTag('input')[at] ?? 0))).toEqual(types.slice(0, 4));
});
