/** Counts what the shop is asked for. */

/** What a request asked for. */
export type RequestKind =
  | 'home'
  | 'list'
  | 'values'
  | 'product'
  | 'other'
  | 'data'
  | 'missing'
  | 'write'
  | 'robots'
  | 'sitemap'
  | 'asset'
  | 'unavailable';

/** Requests since the shop was opened. */
export interface RequestCounts {
  readonly total: number;
  readonly byKind: Readonly<Record<RequestKind, number>>;
}

/** A running count. */
export interface RequestCounter {
  count(kind: RequestKind): void;
  read(): RequestCounts;
}

const KINDS: readonly RequestKind[] = [
  'home',
  'list',
  'values',
  'product',
  'other',
  'data',
  'missing',
  'write',
  'robots',
  'sitemap',
  'asset',
  'unavailable',
];

/** A counter at zero. */
export function createRequestCounter(): RequestCounter {
  const counts = new Map<RequestKind, number>(KINDS.map((kind) => [kind, 0]));
  return {
    count: (kind) => void counts.set(kind, (counts.get(kind) ?? 0) + 1),
    read: () => ({
      total: [...counts.values()].reduce((sum, count) => sum + count, 0),
      byKind: Object.fromEntries(counts) as Record<RequestKind, number>,
    }),
  };
}
