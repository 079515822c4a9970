import { expect, it } from 'vitest';

import { wikidataEntity } from '../../../src/queries/files/wikidata.js';

function instanceOf(id: unknown, rank = 'normal'): unknown {
  return { mainsnak: { datavalue: { value: { id } } }, rank };
}

it('has names in a language and what it is an instance of', () => {
  const entity = {
    labels: { en: { language: 'en', value: 'Rome' }, de: { language: 'de', value: 'Rom' } },
    aliases: { en: [{ value: 'Eternal City' }, { value: 'Rome' }, { value: ' ' }] },
    claims: { P31: [instanceOf('Q515'), instanceOf('Q1', 'deprecated'), instanceOf('Q515'), instanceOf(7)], P17: [] },
  };
  expect(wikidataEntity(entity, 'en')).toEqual({ names: ['Rome', 'Eternal City'], types: ['Q515'] });
  expect(wikidataEntity(entity, 'de')).toEqual({ names: ['Rom'], types: ['Q515'] });
});

it.each([
  {},
  { labels: null, aliases: 'x', claims: { P31: 'Q5' } },
  { labels: { en: 'Rome' }, aliases: { en: {} }, claims: [] },
])('of another form has none: %j', (entity) => {
  expect(wikidataEntity({ labels: undefined, aliases: undefined, claims: undefined, ...entity }, 'en')).toEqual({
    names: [],
    types: [],
  });
});
