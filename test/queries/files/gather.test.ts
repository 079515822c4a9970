import { describe, expect, it } from 'vitest';

import { gatherForSites, gatherQueries } from '../../../src/queries/files/gather.js';
import { gzippedFile, writtenFile } from '../written-file.js';

const CITIES = ['new york', 'san jose', 'las vegas', 'hong kong', 'cape town', 'new delhi', 'buenos aires', 'tel aviv'];
const BOOKS = ['red moon', 'dark knight', 'star trek', 'silent spring', 'old mill', 'blue sky'];
const KNOWLEDGE = [...CITIES.map((name) => `city\t${name}`), ...BOOKS.map((name) => `book\t${name}`)].join('\n');

function lines(site: string, queries: readonly string[]): readonly string[] {
  return queries.flatMap((query) => ['1', '2'].map((page) => `${query}\thttps://www.${site}/${page}\t4`));
}

const LOG = [
  ...lines(
    'travel.example',
    CITIES.slice(0, 6).map((city) => `where to stay in ${city}`),
  ),
  ...lines('travel.example', ['new york', 'zorbo island reviews']),
  ...lines('books.example', [...BOOKS, ...BOOKS.map((book) => `${book} reviews`)]),
  ...lines(
    'travel.example',
    CITIES.slice(0, 2).map((city) => `${city} reviews`),
  ),
].join('\n');

describe('queries for a site', () => {
  it('come from the log, cleaned, then from the types of the knowledge base that fit', async () => {
    const [queryLog, kb] = [await gzippedFile(LOG), await writtenFile(KNOWLEDGE)];
    const gathered = await gatherForSites(
      { queryLog, knowledgeBases: [kb] },
      ['https://travel.example/', 'https://books.example/'],
      { noise: { leastSiteShare: 0 }, matching: { leastEntities: 3 } },
    );
    const [travel, books] = gathered.sites;
    expect(gathered.noise.map(({ text }) => text)).toContain('reviews');
    expect(travel?.types.map(({ type }) => type)).toEqual(['city']);
    expect(books?.types.map(({ type }) => type)).toEqual(['book']);
    const texts = travel?.queries.map(({ text }) => text) ?? [];
    expect(texts).toEqual(expect.arrayContaining([...CITIES, 'zorbo island']));
    expect(texts).not.toContain('red moon');
    expect(travel?.queries.at(-1)).toMatchObject({ source: 'knowledge-base', type: 'city' });
    expect(gathered.log).toMatchObject({ sites: 2, personal: 0 });
    expect(gathered.names).toBe(14);
  });

  it('begin with what is given, then what is listed', async () => {
    const queriesFile = await writtenFile('query\tpopularity\nbed\t3\nred lamp\t9\ndesk\t5\n');
    const queries = await gatherQueries({ keywords: ['sofa', 'Rug'], queriesFile }, 'https://a.example/');
    expect(queries.map(({ text, source }) => `${source}: ${text}`)).toEqual([
      'given: sofa',
      'given: Rug',
      'list: red lamp',
      'list: desk',
      'list: bed',
    ]);
    expect(queries[2]?.why).toBe('asked 9 times by the list');
  });

  it('are as many as are wanted, the best ones', async () => {
    const queriesFile = await writtenFile(Array.from({ length: 300 }, (_, at) => `lamp ${String(at)}`).join('\n'));
    const queries = await gatherQueries({ queriesFile }, 'https://a.example/', { most: 3 });
    expect(queries.map(({ text }) => text)).toEqual(['lamp 0', 'lamp 1', 'lamp 2']);
    expect(queries[2]?.why).toBe('line 3 of the list');
  });

  it('are the same for the same site, whatever its address', async () => {
    const { sites } = await gatherForSites({ keywords: ['lamp'] }, [
      'https://a.example/x',
      'http://www.a.example',
      'here',
    ]);
    expect(sites.map(({ site, queries }) => [site, queries.length])).toEqual([
      ['a.example', 1],
      ['here', 1],
    ]);
  });

  it('are none without sources: words of the site are asked then', async () => {
    expect(await gatherQueries({}, 'https://a.example/')).toEqual([]);
    expect(await gatherQueries({ queryLog: await writtenFile(LOG) }, 'https://a.example/')).toEqual([]);
  });

  it('of a knowledge base alone are some of each type, in its language', async () => {
    const kb = await writtenFile(KNOWLEDGE);
    const queries = await gatherQueries({ knowledgeBases: [kb] }, 'https://a.example/', { language: 'en' });
    expect(queries).toHaveLength(10);
    expect(queries[0]?.score).toBeLessThan(0.1);
  });

  it('tell how far the reading is, and stop', async () => {
    const told: string[] = [];
    const sources = { queryLog: await writtenFile(LOG), knowledgeBases: [await writtenFile(KNOWLEDGE)] };
    await gatherQueries(sources, 'https://a.example/', { onProgress: (doing) => told.push(doing) });
    expect([...new Set(told)]).toEqual(['counting clicks', 'reading names', 'reading queries']);
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(
      gatherQueries({ knowledgeBases: sources.knowledgeBases }, 'https://a.example/', { signal }),
    ).rejects.toThrow('enough');
  });

  it('say what is wrong before anything is read', async () => {
    const sources = { queryLog: await writtenFile(LOG), knowledgeBases: ['/nowhere/kb.tsv'] };
    await expect(gatherQueries(sources, 'https://a.example/')).rejects.toThrow('/nowhere/kb.tsv does not exist');
  });
});
