import { expect, it } from 'vitest';

import { openText } from '../../../src/queries/files/file-text.js';
import { readTriples } from '../../../src/queries/files/n-triples.js';
import { allOf, writtenFile } from '../written-file.js';

const TYPE = '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>';
const LABEL = '<http://www.w3.org/2000/01/rdf-schema#label>';

async function namesOf(...contents: readonly string[]): Promise<readonly string[]> {
  const files = await Promise.all(contents.map(async (content) => openText(await writtenFile(content))));
  const names = await allOf(readTriples(files, { language: 'en', fallback: 'thing' }));
  return names.map(({ name, type }) => `${type}: ${name}`);
}

it('joins labels with classes, in any order and over files', async () => {
  const labels = `<http://x/Rome> ${LABEL} "Rome"@en .\n<http://x/Rome> ${LABEL} "Rom"@de .\n<http://x/Nil> ${LABEL} "Nile"@en-GB .\n`;
  const types = `<http://x/Rome> ${TYPE} <http://dbpedia.org/ontology/City> .\n<http://x/Nil> ${TYPE} <http://x/River#> .\n<http://x/Rome> ${TYPE} <http://schema.org/Place> .\n<http://x/Rome> ${TYPE} <http://schema.org/Place> .\n`;
  const wanted = ['City: Rome', 'Place: Rome', 'River: Nile'];
  expect(await namesOf(labels + types)).toEqual(wanted);
  expect(await namesOf(labels, types)).toEqual(wanted);
});

it('reads other names, escapes, and subjects without class', async () => {
  expect(
    await namesOf(
      [
        `_:b1 <http://www.w3.org/2004/02/skos/core#altLabel> "Caf\\u00e9 \\"M\\"\\n\\U0001F600 \\UFFFFFFFF" .`,
        `_:b2 <http://schema.org/name> "Two"^^<http://www.w3.org/2001/XMLSchema#string> .`,
        `_:b2 <http://schema.org/description> "No name" .`,
        `_:b2 ${TYPE} "no class" .`,
        '# a note',
        'nonsense',
      ].join('\n'),
    ),
  ).toEqual(['thing: Café "M" 😀 UFFFFFFFF', 'thing: Two']);
});
