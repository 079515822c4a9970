import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { EntityRecord } from '../../src/model/entity.js';
import { scoreRun, type ScoreOptions } from '../../src/report/score.js';
import { runRecord } from '../store/run-record.js';
import { entity, fact, runFolder, writeLines } from './run-folder.js';

const SHOP = 'http://shop.example';
const truth = [
  { entity: '/1', name: 'One', attributes: { Brand: ['Acme'], Size: ['M', 'L'] }, hidden: ['Size'] },
  { entity: '/2', name: 'Two', attributes: { Brand: ['Best'], Size: ['S'] } },
];
const perfect = [
  entity(`${SHOP}/1`, { brand: ['ACME '], Size: ['L', 'M'] }),
  entity(`${SHOP}/2`, { brand: ['Best'], Size: ['S'] }),
];

async function score(folder: string, lines: readonly unknown[] = truth, options?: ScoreOptions) {
  return scoreRun(folder, writeLines(join(folder, 'truth.jsonl'), lines), options);
}

const without = (entities: readonly EntityRecord[], attribute: string): readonly EntityRecord[] =>
  entities.map((each) => ({
    ...each,
    attributes: Object.fromEntries(Object.entries(each.attributes).filter(([name]) => name !== attribute)),
  }));

describe('a score', () => {
  it('is perfect where all facts agree but for case and space', async () => {
    const result = await score(runFolder(perfect));
    expect(result.overall).toEqual({ truth: 5, found: 5, correct: 5, precision: 1, recall: 1 });
    expect(result.hidden).toEqual({ truth: 3, found: 3, correct: 3, precision: 1, recall: 1 });
    expect(result.attributes.map(({ attribute, hidden, truth: all }) => [attribute, hidden, all])).toEqual([
      ['Brand', false, 2],
      ['Size', true, 3],
    ]);
    expect(result.entities).toEqual({
      truth: 2,
      run: 2,
      paired: 2,
      pairedBy: { url: 2, id: 0, alias: 0, name: 0 },
      missing: 0,
      extra: 0,
      duplicates: 0,
    });
  });

  it('knows a level of a hierarchy by its label or by its path', async () => {
    const folder = runFolder(
      [entity(`${SHOP}/1`, {})],
      [fact(`${SHOP}/1`, 'Type', 'Action'), { ...fact(`${SHOP}/1`, 'Type', 'Attack'), path: ['Action', 'Attack'] }],
    );
    const result = await score(folder, [{ entity: '/1', attributes: { Type: ['Action', 'Action > Attack'] } }]);
    expect(result.overall).toMatchObject({ correct: 2, found: 2, truth: 2 });
  });

  it('loses precision by wrong facts and recall by missing ones, and shows some', async () => {
    const [first] = perfect;
    const result = await score(runFolder([{ ...first!, attributes: { Brand: ['Acme', 'Fake'], Size: ['M'] } }]));
    expect(result.overall).toEqual({ truth: 5, found: 3, correct: 2, precision: 2 / 3, recall: 2 / 5 });
    expect(result.attributes[0]).toMatchObject({
      wrong: [{ entity: `${SHOP}/1`, value: 'Fake' }],
      missing: [{ entity: '/2', value: 'Best' }],
    });
    expect(result.entities.missing).toBe(1);
  });

  it('knows no precision where nothing was found', async () => {
    const result = await score(runFolder([]));
    expect(result.overall).toMatchObject({ precision: null, recall: 0 });
  });

  it('counts facts of entities that the truth has not as wrong', async () => {
    const result = await score(runFolder([...perfect, entity(`${SHOP}/advert`, { Brand: ['Acme'] })]));
    expect(result.overall).toMatchObject({ found: 6, correct: 5, recall: 1 });
    expect(result.entities.extra).toBe(1);
  });

  it('counts a correct fact once, though two entities of the run are one', async () => {
    const twin = entity(`${SHOP}/1/`, { Brand: ['Acme', 'Wrong'] });
    const result = await score(runFolder([...perfect, twin]));
    expect(result.overall).toMatchObject({ found: 6, correct: 5 });
    expect(result.entities).toMatchObject({ paired: 2, duplicates: 1, extra: 0 });
  });

  it('lists attributes outside the truth, with a hint where the values are those of one inside', async () => {
    const others = perfect.map((each) => ({
      ...each,
      attributes: { ...each.attributes, 'By brand': each.attributes['brand'] ?? [], Price: ['1', '2', '3'] },
    }));
    const result = await score(runFolder(others));
    expect(result.overall.precision).toBe(1);
    expect(result.outside).toEqual([
      { attribute: 'Price', facts: 6, looksLike: null },
      { attribute: 'By brand', facts: 2, looksLike: 'Brand' },
    ]);
    expect(result.outsideFacts).toBe(8);
  });

  it('takes the names that it is told', async () => {
    const renamed = without(perfect, 'brand').map((each, index) => ({
      ...each,
      attributes: { ...each.attributes, 'By brand': [['Acme'], ['Best']][index]! },
    }));
    const result = await score(runFolder(renamed), truth, { names: new Map([['By brand', 'brand']]) });
    expect(result.overall).toMatchObject({ found: 5, correct: 5 });
  });

  it('knows an attribute by a label that the run merged into it', async () => {
    const folder = runFolder(
      perfect.map(({ attributes: { brand = [], Size = [] }, ...each }) => ({
        ...each,
        attributes: { Hersteller: brand, Size },
      })),
    );
    const summary = { ...runRecord.attributes[0]!, attribute: 'Hersteller', labels: ['Hersteller', 'Brand'] };
    writeFileSync(join(folder, 'run.json'), JSON.stringify({ ...runRecord, attributes: [summary] }));
    expect((await score(folder)).overall).toMatchObject({ found: 5, correct: 5 });
  });

  it('leaves out facts that say "none"', async () => {
    const none = { ...fact(`${SHOP}/1`, 'Brand', 'None'), residual: true as const };
    const result = await score(runFolder(perfect, [none]));
    expect(result).toMatchObject({ residualFacts: 1, overall: { found: 0 } });
  });

  it('has no hidden sum where the truth does not say what is hidden', async () => {
    expect((await score(runFolder(perfect), [{ entity: '/1', attributes: { Brand: ['Acme'] } }])).hidden).toBeNull();
  });
});

it.each([
  ['no run', () => scoreRun(runFolder([]) + '/missing', '/missing'), 'bad-file'],
  ['a truth that is none', () => score(runFolder(perfect), ['x']), 'bad-file'],
  ['an empty truth', () => score(runFolder(perfect), []), 'empty-truth'],
])('scoring %s is a usage error', async (_, run, code) => {
  await expect(run()).rejects.toMatchObject({ code, exit: 'usage' });
});
