import { expect, it } from 'vitest';
import { createEmptyResults, type KeptEmptyResults } from '../../src/crawl/empty-results.js';
import type { AccessPath } from '../../src/model/access-path.js';
import type { PageView } from '../../src/model/page.js';
import { listPage, pageView, SITE } from '../explore/page-views.js';

const SEARCH: AccessPath = { kind: 'url', url: `${SITE}/list?q={query}` };
const home = pageView({ title: 'Home' });
const popular = listPage(['chair', 'table', 'shelf'], { passages: ['Nothing found', 'Popular now'] });
const found = listPage(['lamp', 'lantern', 'torch'], { passages: ['3 found'] });

/** What one crawl learns, and keeps for the next. */
function learnt(answer: PageView): KeptEmptyResults {
  const results = createEmptyResults([]);
  results.judgeBy(
    results.keywords.map((keyword) => ({ keyword, view: answer })),
    home,
    SEARCH,
  );
  return results;
}

it('tells a page that shows what is shown for meaningless keywords from one that shows something else', () => {
  const { keywords, judgeBy } = createEmptyResults([]);
  const { judge } = judgeBy(
    keywords.map((keyword) => ({ keyword, view: popular })),
    home,
  );
  expect(judge(popular, 'lamp')).toMatchObject({ reason: 'same-list-as-references' });
  expect(judge(found, 'lamp')).toBeNull();
});

it('judges by what an earlier crawl kept where one answer is still like that', () => {
  const saved = learnt(popular).saved();
  expect(saved).toMatchObject([{ template: SEARCH.url }]);
  expect(saved[0]?.references).toHaveLength(10);
  const next = createEmptyResults(structuredClone(saved));
  const before = next.judgeAsBefore?.(SEARCH, { keyword: 'xqzw', view: popular }, home);
  expect(before?.judge(popular, 'lamp')).toMatchObject({ reason: 'same-list-as-references' });
  expect(before?.judge(found, 'lamp')).toBeNull();
});

it('asks anew where the site answers otherwise, or was asked otherwise', () => {
  const next = createEmptyResults(learnt(popular).saved());
  const redesigned = pageView({ title: 'New', passages: ['We are sorry', 'Try again', 'Call us'] });
  expect(next.judgeAsBefore?.(SEARCH, { keyword: 'xqzw', view: redesigned }, home)).toBeNull();
  expect(
    next.judgeAsBefore?.({ ...SEARCH, url: `${SITE}/find?w={query}` }, { keyword: 'x', view: popular }, home),
  ).toBe(null);
  next.judgeBy([{ keyword: 'xqzw', view: redesigned }], home, SEARCH);
  expect(next.saved()[0]?.references).toHaveLength(1);
});

it('says when the layout is another one, and has other keywords to ask then', () => {
  const { keywords, renewals, judgeBy } = createEmptyResults([]);
  const before = judgeBy([{ keyword: 'xqzw', view: popular }], home);
  const redesigned = listPage(['lamp', 'torch'], { title: 'New', passages: ['Here they are', 'Call us', 'Terms'] });
  const stale = ['lamp', 'torch', 'light'].map((keyword) => {
    before.judge(redesigned, keyword);
    return before.isStale();
  });
  expect(stale).toEqual([false, false, true]);
  expect(renewals?.map((others) => others.filter((other) => keywords.includes(other)))).toEqual([[], []]);
});

it('keeps references of posted and typed searches, too, and not of more than five', () => {
  const results = createEmptyResults([]);
  const from = { kind: 'url', url: SITE } as const;
  const templates: readonly AccessPath[] = [
    { kind: 'request', method: 'POST', url: SITE, body: 'q={query}' },
    { kind: 'request', method: 'POST', url: SITE, body: null },
    { kind: 'actions', from, steps: [] },
    ...['a', 'b', 'c'].map((name) => ({ kind: 'url', url: `${SITE}/${name}?q={query}` }) as const),
  ];
  for (const template of templates) results.judgeBy([{ keyword: 'x', view: popular }], home, template);
  expect(results.saved().map(({ template }) => template.replace(/[0-9a-f]{8,}/u, '#'))).toEqual([
    `POST ${SITE} q={query}`,
    `POST ${SITE} `,
    'actions #',
    `${SITE}/a?q={query}`,
    `${SITE}/b?q={query}`,
  ]);
});
