import { describe, expect, it } from 'vitest';
import { quietConfiguration, quietOptions } from '../../src/browse/crawlee-quiet.js';

describe('how Crawlee is set up', () => {
  it('keeps nothing on disk, and nothing in common', () => {
    expect(quietConfiguration().get('persistStorage')).toBe(false);
    expect(quietConfiguration()).not.toBe(quietConfiguration());
  });

  it('has no sessions, no retries, no rules for robots of its own', () => {
    expect(quietOptions(3, 9)).toMatchObject({
      useSessionPool: false,
      retryOnBlocked: false,
      respectRobotsTxtFile: false,
      maxRequestRetries: 0,
      minConcurrency: 3,
      maxConcurrency: 3,
      requestHandlerTimeoutSecs: 9,
    });
  });
});
