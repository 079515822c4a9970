/**
 * Helpers for tests with recordings: `import { matchers, replaySession } from 'querent/testing'`.
 */

export { UnrecordedError } from '../base/errors.js';
export type { CrawledSession, ReplaySession, ReplaySessionOptions } from './replay-session.js';
export { RECORD_VARIABLE, replaySession } from './replay-session.js';
export type { ExpectedFacts, ExpectedValues, MatcherResult, WithEntities } from './recovered-facts.js';
export { factTable, matchers, toRecover } from './recovered-facts.js';
