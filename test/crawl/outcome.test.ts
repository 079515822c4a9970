import { describe, expect, it } from 'vitest';

import { UnrecordedError } from '../../src/base/errors.js';
import { brokenOutcome, endingOutcome, FINISHED, unreachableOutcome, worse } from '../../src/crawl/outcome.js';
import type { Refusal } from '../../src/model/site.js';

const url = 'https://shop.example/';
const cases: readonly (readonly [string, Refusal, string | null])[] = [
  ['a limit of pages', { kind: 'stopped', reason: 'max-pages' }, 'limit'],
  ['a limit of time', { kind: 'stopped', reason: 'max-time' }, 'limit'],
  ['a signal', { kind: 'stopped', reason: 'signal' }, 'signal'],
  ['a block', { kind: 'blocked', url, status: 403, message: 'Forbidden' }, 'blocked'],
  ['a page that robots.txt forbids', { kind: 'refused', reason: 'robots', url }, null],
];

describe('what ends a run', () => {
  it.each(cases)('%s', (_, refusal, exit) => {
    expect(endingOutcome(refusal)?.exit ?? null).toBe(exit);
  });
});

it('a start page that robots.txt forbids cannot be crawled, and the reason says what to do', () => {
  const outcome = unreachableOutcome({ kind: 'refused', reason: 'robots', url });
  expect(outcome.exit).toBe('uncrawlable');
  expect(outcome.reason).toContain('robots.txt');
});

it('an error tells more than a limit, a limit more than the end', () => {
  const limited = { status: 'limited', exit: 'limit', reason: null } as const;
  expect(worse(FINISHED, limited)).toBe(limited);
  expect(worse(limited, FINISHED)).toBe(limited);
});

it('what breaks a run keeps its exit code and its words', () => {
  const missing = new UnrecordedError('unrecorded', 'GET http://a.example/ was not recorded.');
  expect(brokenOutcome(missing)).toEqual({ status: 'failed', exit: 'unrecorded', reason: missing.message });
  expect(brokenOutcome('odd')).toEqual({ status: 'failed', exit: 'unexpected', reason: 'odd' });
});
