import { expect, it } from 'vitest';
import { asksKeywords, type KeywordPlan } from '../../src/explore/context.js';
import { exploreContext } from './explore-simulated.js';
import { fixtureSite } from './fixture-site.js';

it('only keywords are asked where some are given, or the words of the site are to be asked', () => {
  const { context } = exploreContext(fixtureSite({}), {});
  const plan: KeywordPlan = { given: [], siteWords: false, order: 'found', isRepresentative: false };
  const given = [{ text: 'oak', source: 'given', score: 1, why: 'given' }] as const;
  expect(asksKeywords({ ...context, keywords: plan })).toBe(false);
  expect(asksKeywords({ ...context, keywords: { ...plan, siteWords: true } })).toBe(true);
  expect(asksKeywords({ ...context, keywords: { ...plan, given } })).toBe(true);
});
