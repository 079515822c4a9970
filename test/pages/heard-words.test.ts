import { expect, it } from 'vitest';

import { heardTextsOn, seenText } from '../../src/pages/heard-words.js';
import { first } from './html-page.js';
import { livePageOf } from './live-page.js';

it('what an element shows is without words that are only heard, unless it shows nothing else', () => {
  const index = livePageOf(
    '<a href="#"><i data-heard>Page</i> <b>2</b></a><button><i data-heard>Next</i></button><p>Lamps</p>',
  );
  expect(['a', 'button', 'p'].map((tag) => seenText(index, first(index, tag)))).toEqual(['2', 'Next', 'Lamps']);
  expect(heardTextsOn(index).size).toBe(2);
});
