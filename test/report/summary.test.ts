import { describe, expect, it } from 'vitest';

import { formatSummary } from '../../src/report/summary.js';
import { runRecord } from '../store/run-record.js';

describe('a summary', () => {
  it('tells what was found, at what cost, what was left out and where it is', () => {
    expect(formatSummary(runRecord, { width: 80, folder: 'lamps' }).split('\n')).toEqual([
      'Finished',
      '',
      'Pages     1,234 (200 lists, 1,000 entities; 1,230 over HTTP, 4 in a browser for 9 s), 11.8 MiB in 2 min 5 s',
      'Queries   42, 3 empty pages',
      'Entities  1,000',
      'Facts     5,000',
      '',
      'Attribute        Values  Entities  Shown?               Learned from',
      '───────────────  ──────  ────────  ───────────────────  ──────────────',
      'Genre = Section      19       800  on its pages         queries, pages',
      'Role                  9       900  hidden               queries',
      '色                    4       300  not checked          inference',
      'مقاس                  4        30  partly shown (50 %)  pages',
      '',
      '1 attribute is hidden: 950 facts that no page of an entity shows.',
      '',
      'Left out: 7 forbidden by robots.txt, 2 would have changed something on the site',
      'Problems: 1 timeout',
      '',
      'Notes',
      '  - robots.txt forbids the values of "Maker"',
      '',
      'Entities  lamps/entities.jsonl',
      'Facts     lamps/facts.jsonl',
      'The run   lamps/run.json, run.sqlite',
    ]);
  });

  it.each([
    ['stopped', 'Stopped: the second signal'],
    ['limited', 'Stopped at a limit: the second signal'],
    ['blocked', 'Blocked by the site: the second signal'],
    ['failed', 'Failed: the second signal'],
    ['running', 'Still running: the second signal'],
  ] as const)('of a run that is %s says so first, with the reason', (status, line) => {
    expect(formatSummary({ ...runRecord, status, reason: 'the second\nsignal' }).split('\n')[0]).toBe(line);
  });

  it('counts one empty page as one', () => {
    const text = formatSummary({ ...runRecord, counters: { ...runRecord.counters, emptyPages: 1 } });
    expect(text).toMatch(/, 1 empty page$/mu);
  });

  it('of a run that found nothing stays short', () => {
    const nothing = {
      ...runRecord,
      attributes: [],
      notes: [],
      endedAt: null,
      counters: { ...runRecord.counters, bytes: 512, skipped: {}, errors: {} },
    };
    const text = formatSummary(nothing);
    expect(text).toContain('No attributes were found.');
    expect(text).toContain('0.5 KiB\n');
    expect(text).not.toMatch(/Left out|Problems|Notes/u);
  });

  it.each([
    ['2026-01-01T10:00:07.000Z', 'in 7 s'],
    ['2026-01-01T13:04:00.000Z', 'in 3 h 4 min'],
  ])('tells the time until %s as %s', (endedAt, words) => {
    expect(formatSummary({ ...runRecord, endedAt })).toContain(words);
  });

  it('does not grow with the number of attributes and notes', () => {
    const [first] = runRecord.attributes;
    const many = Array.from({ length: 5000 }, (_, index) => ({
      ...first!,
      attribute: `A${String(index)}`,
      labels: [],
    }));
    const text = formatSummary({ ...runRecord, attributes: many, notes: many.map(({ attribute }) => attribute) });
    expect(text.split('\n').length).toBeLessThan(100);
    expect(text).toContain('and 4,960 more attributes');
    expect(text).toContain('and 4,980 more in run.json');
  });

  it('shows nothing that a terminal would obey', () => {
    const hostile = '\u001b[2J\u0007';
    const text = formatSummary({
      ...runRecord,
      reason: hostile,
      notes: [hostile],
      attributes: [{ ...runRecord.attributes[0]!, attribute: hostile, labels: [hostile] }],
      counters: { ...runRecord.counters, skipped: { [hostile]: 1 } },
    });
    expect(text.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f]/u);
  });
});
