/**
 * A run's record to write and to show.
 */
import type { RunRecord } from '../../src/model/run.js';

/** A finished run of a small shop. */
export const runRecord: RunRecord = {
  version: 1,
  status: 'finished',
  reason: null,
  startUrls: ['https://shop.example/'],
  options: { maxPages: 100 },
  versions: { querent: '0.1.0' },
  startedAt: '2026-01-01T10:00:00.000Z',
  endedAt: '2026-01-01T10:02:05.000Z',
  counters: {
    pagesFetched: 1234,
    listPages: 200,
    entityPages: 1000,
    httpFetches: 1230,
    browserFetches: 4,
    pageScans: 210,
    bytes: 12_345_678,
    queries: 42,
    emptyPages: 3,
    entities: 1000,
    facts: 5000,
    skipped: { robots: 7, 'write-guard': 2 },
    errors: { timeout: 1 },
  },
  attributes: [
    {
      attribute: 'Role',
      values: 9,
      entities: 900,
      facts: 950,
      visibleShare: 0,
      looked: 950,
      sources: ['observed'],
      labels: ['Role'],
    },
    {
      attribute: 'Genre',
      values: 19,
      entities: 800,
      facts: 1200,
      visibleShare: 1,
      looked: 1200,
      sources: ['observed', 'page'],
      labels: ['Genre', 'Section'],
    },
    {
      attribute: 'مقاس',
      values: 4,
      entities: 30,
      facts: 31,
      visibleShare: 0.5,
      looked: 31,
      sources: ['page'],
      labels: ['مقاس'],
    },
    {
      attribute: '色',
      values: 4,
      entities: 300,
      facts: 310,
      visibleShare: null,
      looked: 0,
      sources: ['inferred'],
      labels: ['色'],
    },
  ],
  notes: ['robots.txt forbids the values of "Maker"'],
};
