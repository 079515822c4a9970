import { expect, test } from 'vitest';
import { createKnownSearch } from '../../src/filter/known-search.js';

const SITE = 'https://shop.example';

test('the first template with a place for the keyword counts', () => {
  const search = createKnownSearch();
  search.learn({ kind: 'request', method: 'POST', url: `${SITE}/search`, body: 'q={query}' });
  expect(search.place()).toBeNull();
  search.learn({ kind: 'url', url: `${SITE}/search?lang=en&q={query}` });
  search.learn({ kind: 'url', url: `${SITE}/other?w={query}` });
  expect(search.place()?.name).toBe('q');
  expect(search.urlOf('oak table')).toBe(`${SITE}/search?lang=en&q=oak%20table`);
});

test('without one, addresses of answers tell the place, but not what else to send', () => {
  const search = createKnownSearch();
  for (const keyword of ['lamp', 'tent']) search.note(`${SITE}/?query=${keyword}&sort=1`, keyword);
  expect(search.place()?.name).toBe('query');
  expect(search.urlOf('lamp')).toBeNull();
});
