import { expect, it } from 'vitest';
import { byMeaninglessKeywords } from '../../src/crawl/empty-results.js';
import { listPage, pageView } from '../explore/page-views.js';

it('tells a page that shows what is shown for meaningless keywords from one that shows something else', () => {
  const { keywords, judgeBy } = byMeaninglessKeywords;
  const popular = listPage(['chair', 'table', 'shelf']);
  const emptyBecause = judgeBy(
    keywords.map((keyword) => ({ keyword, view: popular })),
    pageView({ title: 'Home' }),
  );
  expect(emptyBecause(popular, 'lamp')).toMatchObject({ reason: 'same-list-as-references' });
  expect(emptyBecause(listPage(['lamp', 'lantern', 'torch']), 'lamp')).toBeNull();
});
