import { expect, it } from 'vitest';
import { createSiteKnowledge } from '../../src/crawl/site-knowledge.js';
import { listPage, pageView, SITE } from '../explore/page-views.js';

it('keeps for the profile what it learns of arguments and of empty answers', () => {
  const known = createSiteKnowledge(null);
  known.arguments.learn(listPage(['a', 'b']));
  known.emptyResults.judgeBy([{ keyword: 'x', view: pageView() }], pageView(), {
    kind: 'url',
    url: `${SITE}/list?q={query}`,
  });
  expect(known.saved()).toMatchObject({
    trackingArguments: [],
    arguments: [],
    emptyAnswers: [{ template: `${SITE}/list?q={query}`, references: [{ source: 'simulated' }] }],
  });
});
