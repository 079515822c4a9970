import { expect, it } from 'vitest';
import { openerLabel, shownName } from '../../src/pages/opener-names.js';
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
