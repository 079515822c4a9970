import { describe, expect, it } from 'vitest';

import { openKnowledge } from '../../../src/queries/files/read-names.js';
import { allOf, gzippedFile, writtenFile } from '../written-file.js';

async function namesOf(paths: readonly string[], language?: string): Promise<readonly string[]> {
  const named = paths.map((path) => ({ path, name: 'kb' }));
  const knowledge = await openKnowledge(named, language === undefined ? {} : { language });
  const names = await allOf(knowledge.names());
  expect(await allOf(knowledge.names())).toEqual(names);
  return names.map(({ name, type }) => `${type}: ${name}`);
}

describe('names are read', () => {
  it.each([
    ['category\tname\ncity\tRome\nriver\tRhine\n', ['city: Rome', 'river: Rhine']],
    ['city\tRome\ncity\tOslo\nriver\tRhine\ncity\tBern\n', ['city: Rome', 'city: Oslo', 'river: Rhine', 'city: Bern']],
    ['mid\ttitle\ttypes\n/m/1\tRome\tcity,place\n/m/2\tX\t\n', ['city: Rome', 'place: Rome', 'places: X']],
    [
      'label,aliases,type\nRome,Roma|Urbs,city\nRhine,,river\n',
      ['city: Rome', 'city: Roma', 'city: Urbs', 'river: Rhine'],
    ],
    [
      '{"type":"city","names":["Rome","Oslo"]}\n{"type":["a","b"],"names":["X"]}\n',
      ['city: Rome', 'city: Oslo', 'a: X', 'b: X'],
    ],
    ['Rome\nOslo\n', ['places: Rome', 'places: Oslo']],
    [
      '[\n{"id":"Q220","labels":{"en":{"value":"Rome"}},"claims":{"P31":[{"mainsnak":{"datavalue":{"value":{"id":"Q515"}}}}]}},\n{"id":"Q1","labels":{"en":{"value":"X"}},"claims":{}}\n]\n',
      ['Q515: Rome', 'places: X'],
    ],
    [
      '<http://x/R> <http://www.w3.org/2000/01/rdf-schema#label> "Rome"@en .\n<http://x/R> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://x/City> .\n',
      ['City: Rome'],
    ],
  ])('from %j', async (content, expected) => {
    const names = await namesOf([await gzippedFile(content, 'places.tsv.gz')]);
    expect(names.filter((name) => !name.endsWith(': '))).toEqual(expected);
  });

  it('from several files', async () => {
    const files = [await writtenFile('Rome\n', 'city.txt'), await writtenFile('Rhine\n', 'river.txt')];
    expect(await namesOf(files)).toEqual(['city: Rome', 'river: Rhine']);
  });

  it('in the language that is asked for', async () => {
    const path = await writtenFile('<http://x/R> <http://schema.org/name> "Rom"@de .\n', 'x.nt');
    expect(await namesOf([path], 'de')).toEqual(['x: Rom']);
    await expect(namesOf([path])).rejects.toThrow('kb holds no names (labels are read in "en").');
  });
});

it('what is no list of names is refused at once', async () => {
  const prose = `${'a long sentence that goes on '.repeat(6)}\n`.repeat(3);
  await expect(namesOf([await writtenFile(prose)])).rejects.toThrow('kb is no list of names');
  await expect(namesOf([await writtenFile('{"a":1}\n{"a":2}\n')])).rejects.toThrow('kb is no list of names');
});
