import { expect, it } from 'vitest';

import { formatProfile } from '../../src/report/inspect-profile.js';

it('tells what is known, and how much more', () => {
  const text = formatProfile({
    ...{ version: 1, host: 'shop.example', updatedAt: '2026-01-02T03:04:05.000Z', foreignMarks: [], facets: [] },
    trackingArguments: ['sid', 'ref\u001b[31m'],
    arguments: Array.from({ length: 10 }, (_, at) => ({ name: `f${String(at)}`, kind: 'selects' })),
    transports: { 'shop.example/p/*': 'http', 'shop.example/list': 'browser' },
    emptyAnswers: [{ template: 'GET /find?q={query}', references: [] }],
  });
  expect(text).not.toContain('\u001b');
  expect(text.split('\n')).toEqual([
    'Known of shop.example since 2026-01-02',
    expect.stringMatching(/^ {2}only track, shown by pages: sid, ref/u),
    '  selects: f0, f1, f2, f3, f4, f5, f6, f7 and 2 more',
    '  pages that need no browser: shop.example/p/*',
    '  pages that need a browser: shop.example/list',
    '  searches whose empty pages are known: GET /find?q={query}',
  ]);
});
