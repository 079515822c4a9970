import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/simulate/catalogue-columns.js';
import { generateCatalogue } from '../../src/simulate/generated-catalogue.js';
import {
  MIXES,
  PUBLISHED_SIZES,
  publishedCatalogue,
  publishedSize,
  scaledSize,
  type Mix,
  type PublishedSize,
} from '../../src/simulate/published-sizes.js';

/** Drawn whole in a test; the other ones follow by the same arithmetic. */
const DRAWN: readonly string[] = ['D1 single', 'D1 multi', 'D1 tree', 'D5 multi', 'D5 tree', 'D4 tree'];

const EVERY_MIX = PUBLISHED_SIZES.flatMap((size) => MIXES.map((mix): [string, Mix] => [size.name, mix]));

/** Entities, values that some entity has, and facts. */
function countsOf({ size, attributes }: Catalogue): readonly number[] {
  const used = attributes.map((column) => column.values.filter((_, value) => column.having(value).length > 0).length);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
  return [size, sum(used), sum(attributes.map(({ facts }) => facts))];
}

const wantedCounts = ({ entities, values, facts }: PublishedSize): readonly number[] => [entities, values, facts];

describe('sites of published sizes', () => {
  it.each(EVERY_MIX.filter((one) => DRAWN.includes(one.join(' '))))('%s, mix %s, is exactly as large', (name, mix) => {
    const size = publishedSize(name);
    expect(countsOf(generateCatalogue(publishedCatalogue(size, mix)))).toEqual(wantedCounts(size));
  });

  it.each(EVERY_MIX)('%s, mix %s, has its values', (name, mix) => {
    const size = publishedSize(name);
    const { size: entities, attributes } = publishedCatalogue(size, mix);
    expect(entities).toBe(size.entities);
    expect(attributes.reduce((sum, { values }) => sum + values, 0)).toBe(size.values);
    expect(attributes.every(({ values }) => values >= 2)).toBe(true);
  });

  it.each(EVERY_MIX.filter(([, mix]) => mix !== 'tree'))('%s, mix %s, has its facts', (name, mix) => {
    const size = publishedSize(name);
    const facts = publishedCatalogue(size, mix).attributes.map((attribute) =>
      attribute.kind === 'flat' ? (attribute.facts ?? attribute.holders ?? size.entities) : Number.NaN,
    );
    expect(facts.reduce((sum, one) => sum + one, 0)).toBe(size.facts);
  });

  it('are the same each time: fixed by seed', () => {
    const { attributes } = generateCatalogue(publishedCatalogue(publishedSize('D1'), 'tree'));
    expect(attributes.map((column) => [...column.of(0)])).toEqual(ENTITY_OF_D1);
  });

  it.each([...MIXES])('have mixes of their kind: %s', (mix) => {
    const { attributes } = generateCatalogue(publishedCatalogue(publishedSize('D1'), mix));
    const multiple = attributes.filter(({ isSingle }) => !isSingle);
    const facts = multiple.reduce((sum, column) => sum + column.facts, 0);
    expect(facts).toBe(mix === 'multi' ? 168 : 0);
    expect(attributes.some(({ parents }) => parents !== undefined)).toBe(mix === 'tree');
    expect(attributes.some(({ only }) => only !== undefined)).toBe(mix === 'tree');
  });

  it('can be had with other numbers of entities', () => {
    const size = scaledSize(publishedSize('D2'), 2000);
    expect(size).toMatchObject({ name: 'D2@2000', entities: 2000, values: 476, facts: 25_493 });
    expect(countsOf(generateCatalogue(publishedCatalogue(size, 'single')))).toEqual(wantedCounts(size));
    expect(() => publishedSize('D3')).toThrow(/no published size D3/);
  });
});

/** What the first entity of D1, mix `tree`, has of each attribute. */
const ENTITY_OF_D1: readonly (readonly number[])[] = [[0, 3], [1], [1], [], [1], [0], [0], [0], [0], [0], []];
