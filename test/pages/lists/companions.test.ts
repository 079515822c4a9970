import { expect, test } from 'vitest';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { withoutCompanions } from '../../../src/pages/lists/companions.js';
import { pageOf } from '../html-page.js';

test('links of a kind that most entities have one of are companions, one among several is none', () => {
  const links = readLinkFacts(
    pageOf(
      `${[1, 2, 3].map((id) => `<a href="/book-${id}">Book</a> <a href="/cart?add=${id}">add</a>`).join('')}<a href="/offer">Offer</a>`,
    ),
  );
  const exact = links.filter(({ url }) => url.includes('book'));
  const others = links.filter(({ url }) => !url.includes('book'));
  expect(withoutCompanions(exact, others).map(({ url }) => new URL(url).pathname)).toEqual(['/offer']);
});
