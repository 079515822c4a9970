import { describe, expect, it } from 'vitest';

import { UsageError } from '../../src/base/errors.js';
import { crawlOptionsSchema, resolveCrawlOptions } from '../../src/model/options.js';

describe('options of a crawl', () => {
  it('have defaults', () => {
    expect(resolveCrawlOptions({})).toMatchObject({
      strategy: 'planned',
      render: 'auto',
      maxPages: null,
      concurrency: 4,
      include: [],
    });
  });

  it('keep what is given and leave the argument alone', () => {
    const given = Object.freeze({ maxPages: 3, include: Object.freeze(['*/lamps/*']) });
    expect(resolveCrawlOptions(given)).toMatchObject({ maxPages: 3, include: ['*/lamps/*'] });
  });

  it('take undefined as not given', () => {
    const given = { maxDepth: undefined } as unknown as Parameters<typeof resolveCrawlOptions>[0];
    expect(resolveCrawlOptions(given).maxDepth).toBe(3);
  });

  it('that are impossible are refused by name, with what is allowed', () => {
    expect(() => resolveCrawlOptions({ maxPages: 0 })).toThrow(
      'options.maxPages cannot be 0: give a whole number from 1.',
    );
  });

  it('that do not exist are refused with the nearest that does', () => {
    const misspelt = { maxPage: 3 } as unknown as Parameters<typeof resolveCrawlOptions>[0];
    expect(() => resolveCrawlOptions(misspelt)).toThrow(
      'options: there is no option "maxPage". Did you mean maxPages?',
    );
  });

  it('that contradict each other are refused with the way out', () => {
    expect(() => resolveCrawlOptions({ resume: 'a', outputDir: 'b' })).toThrow(UsageError);
  });

  it('are the same through the schema', () => {
    expect(crawlOptionsSchema.parse({})).toEqual(resolveCrawlOptions({}));
    expect(crawlOptionsSchema.safeParse({ maxPage: 3 }).success).toBe(false);
  });
});
