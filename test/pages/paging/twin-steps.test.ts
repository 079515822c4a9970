import { expect, test } from 'vitest';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { readStructure } from '../../../src/pages/page-structure.js';
import { findTwinSteps } from '../../../src/pages/paging/twin-steps.js';
import { cardsHtml, pageOf } from '../html-page.js';

const NAMES = ['Ashby Mill', 'Barrow Lock', 'Calder Tower', 'Denby Inn', 'Elford Farm', 'Farley Arch'];
const LIST = `<ul>${NAMES.map((name) => `<li><a href="/x/${name.replace(' ', '_')}">${name}</a></li>`).join('')}</ul>`;
const NEXT = '<a href="/l?title=Mills&amp;from=Garth">next page</a>';
const BACK = '<a href="/l?title=Mills&amp;until=Ashby">previous page</a>';

/** Addresses of the steps beside a list with the same words before and behind it. */
function steps(words: string): readonly [next: readonly string[], previous: readonly string[]] {
  const index = pageOf(`<p>The following 6 pages, of 14 in all.</p>${words}${LIST}${words}`);
  const roots = index.byTag('li');
  const records = roots.map((root) => ({ root, end: index.node(root).end, links: [] }) as never);
  const { next, previous } = findTwinSteps(index, { links: readLinkFacts(index), records });
  const targets = (links: typeof next): readonly string[] => [...new Set(links.map(({ target }) => target.slice(20)))];
  return [targets(next), targets(previous)];
}

test.each<readonly [page: string, words: string, steps: ReturnType<typeof steps>]>([
  ['first', `(previous page) (${NEXT})`, [['/l?title=Mills&from=Garth'], []]],
  ['middle', `(${BACK}) (${NEXT})`, [['/l?title=Mills&from=Garth'], ['/l?title=Mills&until=Ashby']]],
  ['last', `(${BACK}) (next page)`, [[], ['/l?title=Mills&until=Ashby']]],
  ['first, with elements', `<p><i>Back</i> ${NEXT}</p>`, [['/l?title=Mills&from=Garth'], []]],
  ['only', '<a href="/list">here</a>', [[], []]],
  ['only, between the site’s own menus', `<footer>(previous page) (${NEXT})</footer>`, [[], []]],
  ['front', '<a href="/join?new=1">Register</a> <a href="/join">Sign in</a>', [[], []]],
  ['sorted', '<a href="/l?o=a">Name</a> <a href="/l?o=b">Age</a> <a href="/l?o=c">Size</a>', [[], []]],
])('of the %s page', (_, words, expected) => {
  expect(steps(words)).toEqual(expected);
});

test('the page of a list that says it is longer goes on by them', () => {
  const words = `(previous page) (${NEXT})`;
  const page = pageOf(`<p>1–12 of 40</p>${words}<div>${cardsHtml(12)}</div>${words}`);
  expect(readStructure(page).pagination.next).toEqual({
    kind: 'url',
    url: 'https://shop.example/l?title=Mills&from=Garth',
  });
});
