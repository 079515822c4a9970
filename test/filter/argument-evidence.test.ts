import { expect, test } from 'vitest';
import { createEvidence, type ArgumentEvidence, type EvidenceOptions } from '../../src/filter/argument-evidence.js';
import { choice, facet, link, pageView, SITE } from '../explore/page-views.js';
import type { PageView } from '../../src/model/page.js';

const SEARCH = { kind: 'url', url: `${SITE}/list?q={query}` } as const;

/** A result page whose links sort, come from somewhere, and choose one of two brands that follow the keyword. */
function resultPage(keyword: number): PageView {
  const url = `${SITE}/list?q=w${String(keyword)}`;
  const links = [
    ...['sort=1', 'sort=2', 'from=7'].map((query) => link(`${url}&${query}`, { text: query })),
    link(`${url}&brand=${String(keyword)}`, { text: 'Brand' }),
    link(`${SITE}/about?lang=1`),
  ];
  return pageView({ url, links });
}

function evidence(pages: number, options: EvidenceOptions = {}): ArgumentEvidence {
  const seen = createEvidence(options);
  seen.learnSearch(SEARCH);
  for (let keyword = 0; keyword < pages; keyword += 1) seen.learn(resultPage(keyword));
  return seen;
}

test('what twenty result pages offer alike does not select, what follows the keyword does', () => {
  const seen = evidence(20);
  expect(['sort', 'from', 'brand', 'q'].map((name) => seen.classOf(name))).toMatchObject([
    { kind: 'tracks', reason: 'prevalent', prevalence: 1 },
    { kind: 'tracks', reason: 'prevalent' },
    { kind: 'selects', reason: 'default', prevalence: 0.05 },
    { kind: 'keyword' },
  ]);
});

test('fewer pages tell nothing, and links without the keyword never do', () => {
  expect(evidence(19).classOf('sort').kind).toBe('selects');
  expect(evidence(20).classOf('lang').prevalence).toBeNull();
});

test('a threshold of 1 finds nothing prevalent', () => {
  expect(evidence(20, { threshold: 1 }).classOf('sort').kind).toBe('selects');
});

test('an uncounted group that never changes is no facet where two others follow what was found', () => {
  const seen = createEvidence();
  seen.learnSearch(SEARCH);
  for (let keyword = 0; keyword < 20; keyword += 1) {
    const q = `q=w${String(keyword)}`;
    const values = { sort: ['1', '2'], brand: [`${String(keyword)}`, 'x'], color: [`${String(keyword)}`, 'y'] };
    const groups = Object.entries(values).map(([name, own]) => ({
      ...facet(name, []),
      choices: own.map((value) => choice(value, `${q}&${name}=${value}`)),
    }));
    const links = groups.flatMap(({ choices }) =>
      choices.flatMap(({ path, value }) => (path?.kind === 'url' ? [link(path.url, { text: value })] : [])),
    );
    seen.learn(pageView({ url: `${SITE}/list?${q}`, groups, links }));
  }
  expect(['sort', 'brand', 'color'].map((name) => seen.classOf(name).kind)).toEqual(['orders', 'selects', 'selects']);
});

test('what a profile keeps holds until a page tells otherwise', () => {
  const seen = evidence(0, { saved: { classes: [{ name: 'view', kind: 'orders' }] } });
  expect(seen.classOf('view')).toMatchObject({ kind: 'orders', reason: 'profile' });
  expect(seen.names()).toEqual(['q', 'view']);
});

test('what all links keep as their page has it tracks only if every page has the same', () => {
  const seen = createEvidence();
  for (const [at, asked] of ['lamp', 'tent', 'rope'].entries()) {
    const own = `size=${String(at)}&sid=7`;
    const links = ['/a', '/b', '/c', '/d'].flatMap((path) => [
      link(`${path}?${own}`, { area: 'header', text: path }),
      link(`/item${path}?${own}`, { area: 'list', text: `${path} ${asked}` }),
    ]);
    seen.learn(pageView({ url: `${SITE}/list?${own}`, links }));
  }
  expect(seen.classOf('sid')).toMatchObject({ kind: 'tracks', reason: 'everywhere' });
  expect(seen.classOf('size').kind).toBe('selects');
});
