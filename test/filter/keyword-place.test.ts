import { expect, test } from 'vitest';
import { createPlaceLearner, keywordPlace } from '../../src/filter/keyword-place.js';

const SITE = 'https://shop.example';

test.each([
  [`${SITE}/search?cat=all&q={query}`, 'q', `${SITE}/search?q=oak+table&page=2`, 'oak table'],
  [`${SITE}/search?q=%7Bquery%7D`, 'q', `${SITE}/c/lamps?sort=1`, null],
  [`${SITE}/search-{query}`, '/search', `${SITE}/search-lamp?page=2`, 'lamp'],
  [`${SITE}/find/{query}/all`, null, `${SITE}/find/oak%20table/page-2`, 'oak table'],
  [`${SITE}/find/{query}`, null, `${SITE}/about/us`, null],
  [`${SITE}/#q={query}`, '#q', `${SITE}/#q=lamp&page=2`, 'lamp'],
])('%s holds it in %s', (...[template, name, address, keyword]) => {
  const place = keywordPlace({ kind: 'url', url: template });
  expect(place?.name).toBe(name);
  expect(place?.keywordOf(address)).toBe(keyword);
});

test('forms that are posted and steps have no place in addresses', () => {
  const posted = { kind: 'request', method: 'POST', url: `${SITE}/search`, body: 'q={query}' } as const;
  expect(keywordPlace(posted)).toBeNull();
  expect(keywordPlace({ kind: 'actions', from: posted, steps: [] })).toBeNull();
  expect(keywordPlace({ kind: 'url', url: `${SITE}/search` })).toBeNull();
});

test('a path that cannot be decoded is taken as it is', () => {
  expect(keywordPlace({ kind: 'url', url: `${SITE}/find/{query}` })?.keywordOf(`${SITE}/find/%E0%A4`)).toBe('%E0%A4');
});

test('the place is learnt from the addresses of answers to two keywords', () => {
  const learner = createPlaceLearner();
  expect(learner.note(`${SITE}/?lang=en&list%5Bquery%5D=lamp`, 'lamp')).toBeNull();
  expect(learner.note(`${SITE}/?lang=en&list%5Bquery%5D=lamp`, 'Lamp')).toBeNull();
  const place = learner.note(`${SITE}/?lang=en&list%5Bquery%5D=garden+tent`, 'garden tent');
  expect(place?.name).toBe('list[query]');
  expect(place?.keywordOf(`${SITE}/?list%5Bquery%5D=red`)).toBe('red');
});
