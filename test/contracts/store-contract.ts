/**
 * What every store must do; each implementation runs this suite.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { QueryRecord } from '../../src/model/query.js';
import type { Batch, EntityUpsert, FactUpsert, Store } from '../../src/model/store.js';
import { storedPage } from '../store/stored-page.js';

const AT = '2026-01-02T03:04:05.678Z';

const entity = (number: number, more: Partial<EntityUpsert> = {}): EntityUpsert => ({
  entity: number,
  id: `https://shop.example/p/${String(number)}`,
  url: `https://shop.example/p/${String(number)}`,
  name: `Product ${String(number)}`,
  weak: false,
  ...more,
});

const fact = (number: number, attribute: string, value: string): FactUpsert => ({
  entity: number,
  attribute,
  value,
  evidence: { kind: 'observed', source: 'q1', at: AT },
});

const alsoSaid = (by: string, known: FactUpsert): FactUpsert => ({
  ...known,
  evidence: { ...known.evidence, source: by },
});

const query = (id: string, listedSize = 1): QueryRecord => ({
  id,
  predicates: [{ attribute: 'Brand', op: '=', values: ['Acme'] }],
  keyword: null,
  accessPaths: [{ kind: 'url', url: 'https://shop.example/?brand=acme' }],
  declaredSize: null,
  listedSize,
  complete: 'yes',
  parents: [],
  equivalentTo: null,
});

async function all<T>(records: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const record of records) list.push(record);
  return list;
}

async function triples(store: Store): Promise<readonly string[]> {
  return (await all(store.facts())).map(
    (record) => `${record.entity.split('/').at(-1) ?? ''} ${record.attribute}=${record.value}`,
  );
}

/** Runs the suite on stores that `create` makes, empty each time; the suite closes them. */
export function testStoreContract(name: string, create: () => Promise<Store>): void {
  describe(`${name}: the store contract`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await create();
    });
    afterEach(() => store.close());

    testEntities(() => store);
    testFacts(() => store);
    testMerges(() => store);
    testQueries(() => store);
    testOther(() => store);
  });
}

function testEntities(store: () => Store): void {
  it('starts empty', async () => {
    expect(await store().nextEntity()).toBe(0);
    expect(await store().totals()).toEqual({ entities: 0, facts: 0, queries: 0, observations: 0, pages: 0 });
    expect(await all(store().entities())).toEqual([]);
    expect(await all(store().facts())).toEqual([]);
    await store().commit({});
  });

  it('gives back entities by public id, with their attributes', async () => {
    await store().commit({
      entities: [entity(1), entity(0)],
      facts: [fact(1, 'Size', 'M'), fact(1, 'Size', 'L'), fact(1, 'Brand', 'Acme')],
    });
    expect(await all(store().entities())).toEqual([
      {
        id: 'https://shop.example/p/0',
        url: 'https://shop.example/p/0',
        aliases: [],
        name: 'Product 0',
        attributes: {},
      },
      {
        id: 'https://shop.example/p/1',
        url: 'https://shop.example/p/1',
        aliases: [],
        name: 'Product 1',
        attributes: { Brand: ['Acme'], Size: ['L', 'M'] },
      },
    ]);
    expect(await store().nextEntity()).toBe(2);
  });

  it('takes an entity that is seen better in place of what it was, and keeps its old address', async () => {
    await store().commit({ entities: [entity(0, { id: 'hash', url: null, weak: true })] });
    expect(await all(store().entities())).toMatchObject([{ id: 'hash', url: null, weak: true }]);
    await store().commit({ entities: [entity(0, { url: 'https://shop.example/old' })] });
    await store().commit({ entities: [entity(0, { name: 'Better' })] });
    const [record] = await all(store().entities());
    expect(record).toMatchObject({
      id: 'https://shop.example/p/0',
      name: 'Better',
      aliases: ['https://shop.example/old'],
    });
    expect(record).not.toHaveProperty('weak');
  });

  it('keeps each alias once', async () => {
    const aliases = [
      { entity: 0, url: 'https://shop.example/b' },
      { entity: 0, url: 'https://shop.example/a' },
    ];
    await store().commit({ entities: [entity(0)], aliases });
    await store().commit({ aliases });
    expect((await all(store().entities()))[0]?.aliases).toEqual(['https://shop.example/a', 'https://shop.example/b']);
  });

  it('refuses what refers to an entity that it does not know, and then changes nothing', async () => {
    await expect(store().commit({ entities: [entity(0)], facts: [fact(7, 'a', 'b')] })).rejects.toThrow('Entity 7');
    await expect(store().commit({ aliases: [{ entity: 0, url: 'x' }] })).rejects.toThrow('Entity 0');
    expect(await store().nextEntity()).toBe(0);
    await store().commit({ entities: [entity(0)], facts: [fact(0, 'a', 'b')] });
    expect(await triples(store())).toEqual(['0 a=b']);
  });
}

function testFacts(store: () => Store): void {
  it('writes a fact once and each of its evidences once', async () => {
    const batch: Batch = {
      entities: [entity(0)],
      facts: [fact(0, 'Brand', 'Acme'), alsoSaid('q2', fact(0, 'Brand', 'Acme'))],
    };
    await store().commit(batch);
    await store().commit(batch);
    expect((await store().totals()).facts).toBe(1);
    expect(await all(store().facts())).toEqual([
      {
        entity: 'https://shop.example/p/0',
        attribute: 'Brand',
        value: 'Acme',
        evidence: [
          { kind: 'observed', source: 'q1', at: AT },
          { kind: 'observed', source: 'q2', at: AT },
        ],
        visible: null,
      },
    ]);
  });

  it('keeps path, range, residual mark and rule, also where they come later', async () => {
    const evidence = { kind: 'inferred', source: 'q1', rule: 'complement', at: 'some day' } as const;
    await store().commit({ entities: [entity(0)], facts: [fact(0, 'Type', 'Shoes'), fact(0, 'Fuel', 'None')] });
    await store().commit({
      facts: [
        { ...fact(0, 'Type', 'Shoes'), path: ['Clothes', 'Shoes'] },
        { ...fact(0, 'Fuel', 'None'), residual: true },
        { ...fact(0, 'Price', '$10–20'), range: { min: 10, max: null }, evidence },
      ],
    });
    expect(await all(store().facts())).toMatchObject([
      { attribute: 'Fuel', residual: true },
      { attribute: 'Price', range: { min: 10, max: null }, evidence: [evidence] },
      { attribute: 'Type', path: ['Clothes', 'Shoes'] },
    ]);
  });

  it('leaves residual facts out of the entities’ attributes', async () => {
    await store().commit({ entities: [entity(0)], facts: [{ ...fact(0, 'Fuel', 'None'), residual: true }] });
    expect((await all(store().entities()))[0]?.attributes).toEqual({});
  });

  it('takes back the evidence of a source, and facts that have no other', async () => {
    const facts = [
      fact(0, 'a', '1'),
      alsoSaid('q2', fact(0, 'a', '1')),
      fact(0, 'b', '2'),
      alsoSaid('q2', fact(0, 'b', '3')),
    ];
    await store().commit({ entities: [entity(0)], facts });
    await store().commit({ retractSources: ['q1', 'never seen'] });
    expect(await triples(store())).toEqual(['0 a=1', '0 b=3']);
    expect((await store().totals()).facts).toBe(2);
    expect((await all(store().facts()))[0]?.evidence).toHaveLength(1);
  });

  it('takes back first and adds then, within one batch', async () => {
    await store().commit({ entities: [entity(0)], facts: [fact(0, 'a', '1')] });
    await store().commit({ retractSources: ['q1'], facts: [fact(0, 'b', '2')] });
    expect(await triples(store())).toEqual(['0 b=2']);
  });

  it('knows what was looked up; shown once is shown', async () => {
    const look = (value: string, visible: boolean) => ({ entity: 0, attribute: 'a', value, visible });
    await store().commit({ entities: [entity(0)], facts: ['1', '2', '3'].map((value) => fact(0, 'a', value)) });
    await store().commit({ visibility: [look('1', true), look('2', false), look('unknown', true)] });
    await store().commit({ visibility: [look('1', false)] });
    expect((await all(store().facts())).map((record) => record.visible)).toEqual([true, false, null]);
  });

  it('keeps hostile names and values as they are', async () => {
    const odd = [
      '__proto__',
      'constructor',
      '<script>alert(1)</script>',
      '=cmd()',
      'a\nb',
      '"',
      '\u2028',
      'a\0b',
      'مقاس',
      '色',
    ];
    await store().commit({ entities: [entity(0, { name: 'a\0"\n' })], facts: odd.map((text) => fact(0, text, text)) });
    const [record] = await all(store().entities());
    const back = JSON.parse(JSON.stringify(record)) as { name: string; attributes: object };
    expect(new Map(Object.entries(back.attributes))).toEqual(new Map(odd.map((text) => [text, [text]])));
    expect(back.name).toBe('a\0"\n');
    expect((await all(store().facts())).map((each) => each.value)).toEqual([...odd].sort());
  });

  it('streams many entities in order, each once, though others write meanwhile', async () => {
    const many = Array.from({ length: 1201 }, (_, index) => entity(index));
    await store().commit({
      entities: many,
      facts: many.map((each) => fact(each.entity, 'n', String(each.entity % 7))),
    });
    const seen: string[] = [];
    for await (const record of store().facts()) {
      if (seen.length === 600) await store().commit({ facts: [fact(0, 'late', 'x')] });
      seen.push(record.entity);
    }
    expect(seen).toEqual(many.map((each) => each.id).sort());
  });
}

function testMerges(store: () => Store): void {
  const merged = async (): Promise<void> => {
    await store().commit({
      entities: [entity(0), entity(1), entity(2)],
      facts: [fact(0, 'a', '1'), alsoSaid('q2', fact(1, 'a', '1')), fact(1, 'b', '2'), fact(2, 'c', '3')],
      aliases: [{ entity: 1, url: 'https://shop.example/one' }],
      visibility: [{ entity: 1, attribute: 'a', value: '1', visible: true }],
      queries: [query('q1')],
      observations: [{ query: 'q1', page: 'p', position: 0, entity: 1, at: AT }],
    });
    await store().commit({ merges: [{ into: 0, from: 1 }] });
  };

  it('counts the facts, addresses and observations of a merged entity for the one it is', async () => {
    await merged();
    expect(await triples(store())).toEqual(['0 a=1', '0 b=2', '2 c=3']);
    expect((await all(store().facts()))[0]).toMatchObject({
      visible: true,
      evidence: [{ source: 'q1' }, { source: 'q2' }],
    });
    expect((await all(store().entities()))[0]).toMatchObject({
      id: entity(0).id,
      aliases: ['https://shop.example/one', 'https://shop.example/p/1'],
    });
    expect(await all(store().observations())).toMatchObject([{ entity: entity(0).id }]);
    expect(await store().totals()).toMatchObject({ entities: 2, facts: 3 });
  });

  it('counts later facts of a merged entity for the one it is, and merges twice without harm', async () => {
    await merged();
    await store().commit({
      entities: [entity(1)],
      merges: [
        { into: 0, from: 1 },
        { into: 1, from: 0 },
      ],
      facts: [fact(1, 'd', '4')],
    });
    expect(await triples(store())).toEqual(['0 a=1', '0 b=2', '0 d=4', '2 c=3']);
  });

  it('merges chains in any order', async () => {
    await merged();
    await store().commit({ merges: [{ into: 2, from: 1 }] });
    expect(await triples(store())).toEqual(['2 a=1', '2 b=2', '2 c=3']);
    expect((await all(store().knownEntities())).map((each) => each.mergedInto)).toEqual([2, 2, null]);
  });

  it('takes entities of one public id for one', async () => {
    await store().commit({
      entities: [entity(0), entity(1, { id: entity(0).id })],
      facts: [fact(0, 'a', '1'), fact(1, 'b', '2')],
    });
    expect(await all(store().entities())).toMatchObject([{ id: entity(0).id, attributes: { a: ['1'], b: ['2'] } }]);
    expect((await store().totals()).entities).toBe(1);
  });

  it('tells all entities with their own addresses, for going on with a run', async () => {
    await merged();
    const known = await all(store().knownEntities());
    expect(known[1]).toEqual({ ...entity(1), mergedInto: 0, aliases: ['https://shop.example/one'] });
  });
}

function testQueries(store: () => Store): void {
  it('updates a query that is written again, in its place', async () => {
    await store().commit({ queries: [query('q1'), query('q2')] });
    await store().commit({ queries: [query('q1', 25)] });
    expect(await all(store().queries())).toEqual([query('q1', 25), query('q2')]);
    expect((await store().totals()).queries).toBe(2);
  });

  it('writes an observation once', async () => {
    const observation = { query: 'q1', page: 'GET /?p=1', position: 3, entity: 0, at: AT };
    await store().commit({ entities: [entity(0)], observations: [observation] });
    await store().commit({
      observations: [
        { ...observation, at: '2027-01-01T00:00:00.000Z' },
        { ...observation, position: 1 },
      ],
    });
    expect((await all(store().observations())).map((each) => each.position)).toEqual([1, 3]);
    expect((await all(store().observations()))[1]).toEqual({ ...observation, entity: entity(0).id });
    expect((await store().totals()).observations).toBe(2);
  });

  it('streams many observations by query, page and position', async () => {
    const many = Array.from({ length: 1300 }, (_, index) => ({
      query: `q${String(index % 3)}`,
      page: 'p',
      position: index,
      entity: 0,
      at: AT,
    }));
    await store().commit({ entities: [entity(0)], observations: many });
    const seen = await all(store().observations());
    expect(seen.map((each) => each.query)).toEqual(seen.map((each) => each.query).sort());
    expect(new Set(seen.map((each) => each.position)).size).toBe(1300);
  });
}

function testOther(store: () => Store): void {
  it('gives back a page as it was written, the last one under its key', async () => {
    const page = storedPage('GET https://shop.example/?a=\0');
    await store().commit({ pages: [storedPage(page.key), { ...page, bytes: 7 }, storedPage('GET other')] });
    expect(await store().page(page.key)).toEqual({ ...page, bytes: 7 });
    expect(await store().page('GET https://shop.example/?a=')).toBeNull();
    expect((await store().totals()).pages).toBe(2);
  });

  it('adds to counters', async () => {
    await store().commit({ counters: { bytes: 10, 'skipped:robots': 1 } });
    await store().commit({ counters: { bytes: 2 ** 40 } });
    expect(await store().counters()).toEqual({ bytes: 2 ** 40 + 10, 'skipped:robots': 1 });
  });

  it('keeps small values by name', async () => {
    expect(await store().value('plan')).toBeNull();
    await store().commit({ values: { plan: '{"at":1}' } });
    await store().commit({ values: { plan: '{"at":2}' } });
    expect(await store().value('plan')).toBe('{"at":2}');
  });

  it('does all of a batch or nothing', async () => {
    const batch: Batch = {
      entities: [entity(0)],
      counters: { n: 1 },
      values: { v: '1' },
      queries: [query('q1')],
      pages: [storedPage('k')],
    };
    await expect(
      store().commit({
        ...batch,
        facts: [fact(0, 'a', 'b')],
        visibility: [{ entity: 9, attribute: 'a', value: 'b', visible: true }],
      }),
    ).rejects.toThrow();
    expect(await store().totals()).toEqual({ entities: 0, facts: 0, queries: 0, observations: 0, pages: 0 });
    expect(await store().counters()).toEqual({});
    await store().commit({ ...batch, facts: [fact(0, 'new', 'text')] });
    expect(await triples(store())).toEqual(['0 new=text']);
  });

  it('may be closed twice', async () => {
    await store().close();
    await store().close();
  });
}
