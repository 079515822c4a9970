import { expect, it } from 'vitest';
import { crawlOptionFields } from '../../src/model/crawl-option-fields.js';
import { keywordOptionFields } from '../../src/model/keyword-option-fields.js';
import { resolveCrawlOptions } from '../../src/model/options.js';

it('the options of keywords are options of a crawl, under a heading of their own', () => {
  const names = crawlOptionFields.filter(({ group }) => group === 'Keywords').map(({ name }) => name);
  expect(names).toEqual(keywordOptionFields.map(([name]) => name));
});

it('nothing is asked for by keyword unless it is said', () => {
  expect(resolveCrawlOptions({})).toMatchObject({
    keyword: [],
    queries: null,
    queryLog: null,
    knowledgeBase: [],
    siteWords: false,
    keywordOrder: 'adaptive',
    coverage: 'complete',
  });
});
