import { describe, expect, it } from 'vitest';

import type { CrawlEvent } from '../../src/model/event.js';
import {
  advanceProgress,
  eventLine,
  liveLines,
  pageRate,
  plainLine,
  refusalText,
  startProgress,
} from '../../src/report/progress.js';
import type { Progress } from '../../src/report/progress.js';

const PAGE: CrawlEvent = { kind: 'page', url: 'http://a/', pageType: 'list', transport: 'http', bytes: 1 };
const TOTALS: CrawlEvent = { kind: 'totals', pages: 128, queries: 37, entities: 812, facts: 9120, pending: 41 };
const QUERY: CrawlEvent = { kind: 'query', id: 'q', label: 'Colour = Red', listed: 24, declared: 63 };

function after(events: readonly CrawlEvent[], stepMillis = 0): Progress {
  return events.reduce((progress, event, at) => advanceProgress(progress, event, at * stepMillis), startProgress(0));
}

describe('progress', () => {
  it('shows the numbers and what is done now', () => {
    const [doing, numbers] = liveLines(
      after([{ kind: 'phase', phase: 'asking', detail: '' }, TOTALS, QUERY]),
      42_000,
      200,
    );
    expect(doing).toBe('asking: Colour = Red (24 of 63)');
    expect(numbers).toBe('42 s · 128 pages (0.0/s) · 38 queries · 812 entities · 9,120 facts · 41 to do');
  });

  it('names the site where there are several', () => {
    expect(liveLines(after([{ kind: 'phase', phase: 'asking', detail: 'Brand', site: 'a.test' }]), 0, 200)[0]).toBe(
      'asking: a.test: Brand',
    );
    expect(eventLine({ ...QUERY, site: 'a.test' }, 'verbose')).toMatch(/^a\.test: /u);
  });

  it('is one line in a log', () => {
    expect(plainLine(after([TOTALS]), 500)).toBe(
      '0.5 s, 128 pages, 37 queries, 812 entities, 9,120 facts, 41 to do | starting',
    );
  });

  it('never exceeds the screen', () => {
    for (const line of liveLines(after([TOTALS, QUERY]), 42_000, 20)) expect(line.length).toBeLessThanOrEqual(20);
  });

  it('takes the rate from the last seconds only', () => {
    const progress = after(
      Array.from({ length: 40 }, () => PAGE),
      500,
    );
    expect(pageRate(progress, 20_000)).toBeCloseTo(1.9);
    expect(pageRate(progress, 60_000)).toBe(0);
    expect(pageRate(startProgress(0), 100)).toBeNull();
  });

  it('says how many pages it will be in all, and what the next bring', () => {
    const forecast: CrawlEvent = { kind: 'forecast', pages: 3_210, facts: 21_000, factsPerThousand: [8_123, 7_000] };
    expect(plainLine(after([TOTALS, forecast]), 500)).toContain('128 of about 3,300 pages');
    expect(plainLine(after([TOTALS, forecast]), 500)).toContain('next 1,000 pages: about 8,100 facts');
    expect(plainLine(after([forecast, { ...TOTALS, pages: 4_000 }]), 500)).toContain(', 4,000 pages,');
  });

  it('forecasts nothing before it knows of facts to come', () => {
    const forecast: CrawlEvent = { kind: 'forecast', pages: 95, facts: 0, factsPerThousand: [0] };
    expect(plainLine(after([TOTALS, forecast]), 500)).toContain(', 128 pages,');
    expect(plainLine(after([TOTALS, forecast]), 500)).not.toContain('next');
  });

  it('names what waits only where something does', () => {
    expect(plainLine(after([{ ...TOTALS, pending: 0 }]), 500)).not.toContain('to do');
  });

  it('counts problems', () => {
    const problem: CrawlEvent = { kind: 'problem', refusal: { kind: 'stopped', reason: 'signal' } };
    expect(plainLine(after([problem]), 0)).toMatch(/1 problem\b/u);
  });
});

describe('an event', () => {
  it('gets a line only if it is worth one', () => {
    expect(eventLine(PAGE, 'normal')).toBeNull();
    expect(eventLine(PAGE, 'verbose')).toBe('page list http http://a/');
    expect(eventLine({ kind: 'note', text: 'robots\u001b[2J' }, 'normal')).toBe('robots [2J');
    expect(eventLine({ kind: 'note', text: 'x' }, 'quiet')).toBeNull();
  });

  it('of a phase says it once, with what is done in it', () => {
    const lineOf = (detail: string): string | null =>
      eventLine({ kind: 'phase', phase: 'scouting', detail }, 'verbose');
    expect(lineOf('looking for lists')).toBe('phase looking for lists');
    expect(lineOf('2 lists found')).toBe('phase looking for lists: 2 lists found');
  });

  it('of a refusal says what was not had', () => {
    expect(refusalText({ kind: 'refused', reason: 'robots', url: 'http://a/x' })).toBe(
      'not asked (robots): http://a/x',
    );
    expect(refusalText({ kind: 'failed', reason: 'not-found', url: 'http://a/x', status: 404, message: '' })).toBe(
      'failed (not-found, 404): http://a/x',
    );
  });

  it('of a refusal names the address once', () => {
    const failed = { kind: 'failed', url: 'http://a/x', status: null } as const;
    expect(refusalText({ ...failed, reason: 'not-found', status: 404, message: 'http://a/x answers 404' })).toBe(
      'failed (not-found, 404): http://a/x answers 404',
    );
    expect(refusalText({ ...failed, reason: 'network', message: 'a cannot be reached' })).toBe(
      'failed (network): http://a/x (a cannot be reached)',
    );
  });
});
