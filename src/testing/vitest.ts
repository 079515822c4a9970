/**
 * Adds `toRecover` to Vitest's `expect`: `import 'querent/testing/vitest'`.
 */

import { expect } from 'vitest';
import { matchers, type ExpectedFacts } from './recovered-facts.js';

declare module 'vitest' {
  // The name of the parameter is Vitest's.
  interface Matchers<T> {
    /** Whether a crawl found these facts. */
    toRecover(expected: ExpectedFacts): T;
  }
}

expect.extend(matchers);
