import { stripVTControlCharacters } from 'node:util';

import { describe, expect, it } from 'vitest';

import { formatQueries, queriesNotes } from '../../src/cli/queries-text.js';
import type { GatheredQueries } from '../../src/queries/sources.js';

const GATHERED: GatheredQueries = {
  sites: [
    {
      site: 'a.example',
      queries: [
        {
          text: 'hp touchpad',
          source: 'cleaned',
          score: 0.9,
          why: 'from "hp touchpad reviews", clicked 9 times on 2 pages',
        },
        {
          text: 'rome\u001b[31m',
          source: 'knowledge-base',
          score: 0.4,
          why: 'type city, 0.81 of its best match',
          type: 'city',
        },
      ],
      types: Array.from({ length: 9 }, (_, at) => ({ type: `type${String(at)}`, ratio: 1 - at / 20, entities: 5 })),
    },
    { site: 'b.example', queries: [], types: [] },
  ],
  log: { records: 12_000, broken: 1, personal: 2, rare: 3, used: 4, sites: 5 },
  names: 10,
  noise: Array.from({ length: 13 }, (_, at) => ({
    side: at === 0 ? 'prefix' : 'suffix',
    text: `noise${String(at)}`,
    queries: 9,
  })),
};

describe('queries are shown', () => {
  it('per site, with source and reason, and nothing that a terminal obeys', () => {
    const shown = formatQueries(GATHERED, { most: 10, width: 120 });
    const text = stripVTControlCharacters(shown);
    expect(text).toContain('a.example: 2 queries');
    expect(text).toContain('Types that fit: type0 1.00 (5 asked for)');
    expect(text).toContain('1 more');
    expect(text).toMatch(/^1 +hp touchpad +cleaned +0\.900 +from "hp touchpad reviews"/mu);
    expect(shown).not.toContain('\u001b[31m');
  });

  it('up to so many', () => {
    expect(formatQueries(GATHERED, { most: 1, width: 100 })).toContain('and 1 more (--max N or --json shows them)');
  });

  it('and where there are none, what is asked instead', () => {
    expect(formatQueries(GATHERED, { most: 10, width: 100 })).toContain('Words of the site itself will be asked');
  });
});

describe('notes', () => {
  it('say what was read and left out', () => {
    expect(queriesNotes(GATHERED)).toEqual([
      'Log: 12,000 records, 5 sites, 4 pairs of site and query used, 3 too rare, 2 records with personal data dropped, 1 broken.',
      'Knowledge base: 10 names.',
      expect.stringMatching(/^Stripped: noise0 …, … noise1, .*, …$/u),
      'The log has no query for b.example.',
    ]);
  });

  it('say what is missing', () => {
    expect(queriesNotes({ ...GATHERED, log: null, noise: [] })).toContain(
      'Without a query log nothing tells which types fit a site: of each some names are tried.',
    );
    expect(queriesNotes({ sites: [], log: null, names: 0, noise: GATHERED.noise.slice(0, 1) })).toEqual([
      'Stripped: noise0 …',
    ]);
  });
});
