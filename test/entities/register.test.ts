import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createEntityNumbers } from '../../src/entities/entity-numbers.js';
import { createEntityRegister, type EntityRegister } from '../../src/entities/register.js';
import type { Card } from '../../src/model/page.js';
import { HOST, at, card, page, shown } from './cards.js';

function register(): EntityRegister {
  return createEntityRegister({ host: HOST, numbers: createEntityNumbers() });
}

const list = at('/list');
const names = ['Anvil', 'Bellows', 'Chisel', 'Drill'];
const picture = (name: string, colour: string): string => at(`/${name}-${colour}.png`);

describe('cards', () => {
  test('are new once, and known again under the same address', () => {
    const entities = register();
    const first = entities.see([card('/p/1', 'Anvil'), card('/p/2', 'Bellows')], list);
    const again = entities.see([card('/p/2', 'Bellows'), card('/p/3', 'Chisel')], at('/list?page=2'));
    expect(first.entities).toEqual([0, 1]);
    expect(again.entities).toEqual([1, 2]);
    expect(again.change.upserts.map(({ id }) => id)).toEqual([at('/p/3')]);
  });

  test('with one name under two addresses are two', () => {
    expect(
      register().see(
        [card('/card/1', 'Charizard', { image: at('/1.png') }), card('/card/2', 'Charizard', { image: at('/2.png') })],
        list,
      ).entities,
    ).toEqual([0, 1]);
  });

  test('without an address go by the identifier of the site', () => {
    const { change } = register().see([card(null, 'Anvil', { identifier: 'A 1' })], list);
    expect(change.upserts[0]).toMatchObject({ id: `urn:querent:${HOST}:A%201`, url: null, weak: false });
  });

  test('without anything go by a hash of what they show, marked as weak', () => {
    const [once, again] = [register(), register()].map(
      (entities) => entities.see([card(null, 'Anvil'), card(null, 'Drill')], list).change.upserts,
    );
    expect(once).toEqual(again);
    expect(once?.[0]).toMatchObject({ url: null, weak: true });
    expect(once?.[0]?.id).not.toBe(once?.[1]?.id);
  });

  test('that all link to one place have no address', () => {
    const { entities, change } = register().see([card('/basket', 'Anvil'), card('/basket', 'Drill')], list);
    expect(entities).toEqual([0, 1]);
    expect(change.upserts.every(({ url }) => url === null)).toBe(true);
  });
});

describe('what is learnt later', () => {
  test('makes one of what another list shows in another colour', () => {
    const entities = register();
    const cards = (colour: string) =>
      names.map((name, number) =>
        card(`/t/${name}-k${number}/A${number}-${colour}`, name, { image: picture(name, colour) }),
      );
    const first = entities.see(cards('red'), list, 'all');
    const second = entities.see(cards('blue'), at('/list/blue'), 'blue');
    expect(second.entities.map((entity) => entities.resolve(entity))).toEqual(first.entities);
  });

  test('leaves two of what one list has in two colours', () => {
    const entities = register();
    const cards = (colour: string) =>
      names.map((name, number) => card(`/t/${name}-k${number}/A${number}-${colour}`, name));
    const first = entities.see(cards('red'), list, 'all');
    const second = entities.see(cards('blue'), at('/list?page=2'), 'all');
    const blue = entities.see(cards('blue'), at('/list/blue'), 'blue');
    expect(new Set([...first.entities, ...second.entities].map((entity) => entities.resolve(entity))).size).toBe(8);
    expect(blue.entities).toEqual(second.entities);
  });

  test('merges entities that differed by an argument that only tracks', () => {
    const entities = register();
    const cards = (from: string) => names.map((name) => card(`/p/${name}?from=${from}`, name));
    const [first, second] = [entities.see(cards('tools'), list), entities.see(cards('sale'), list)];
    expect(second.entities.map((entity) => entities.resolve(entity))).toEqual(first.entities);
    expect(second.change.upserts[0]).toMatchObject({ entity: 0, id: at('/p/Anvil'), url: at('/p/Anvil') });
  });

  test('renames an entity to its canonical link', () => {
    const entities = register();
    entities.see([card('/tools/anvil-1', 'Anvil')], list);
    const change = entities.addPage(0, page('/tools/anvil-1', { name: 'Anvil' }, '/product/anvil-1'));
    expect(change.upserts).toEqual([
      { entity: 0, id: at('/product/anvil-1'), url: at('/product/anvil-1'), name: 'Anvil', weak: false },
    ]);
    expect(entities.addPage(0, page('/tools/anvil-1', { name: 'Anvil' }, '/product/anvil-1'))).toEqual({
      upserts: [],
      aliases: [],
      merges: [],
    });
  });

  test('merges entities with one canonical link', () => {
    const entities = register();
    entities.see([card('/tools/anvil-1', 'Anvil'), card('/p/1', 'Anvil')], list);
    entities.addPage(0, page('/tools/anvil-1', { name: 'Anvil' }, '/product/1'));
    expect(entities.addPage(1, page('/p/1', { name: 'Anvil' }, '/product/1')).merges).toEqual([{ into: 0, from: 1 }]);
  });

  test('leaves entities apart whose pages all call one address canonical', () => {
    const entities = register();
    entities.see(
      names.map((name) => card(`/p/${name}`, name)),
      list,
    );
    names.forEach((name, entity) => entities.addPage(entity, page(`/p/${name}`, { name }, '/p')));
    expect(new Set(names.map((_, entity) => entities.resolve(entity))).size).toBe(names.length);
  });

  test('merges entities with one article number and name, once it is seen that numbers differ', () => {
    const entities = register();
    entities.see([...names.map((name) => card(`/p/${name}`, name)), card('/i/77', 'Anvil')], list);
    const sku = (value: string) => ({ identifiers: [{ kind: 'sku', value }] });
    names.forEach((name, entity) => entities.addPage(entity, page(`/p/${name}`, { name, ...sku(`T-${name}`) })));
    expect(entities.addPage(4, page('/i/77', { name: 'Anvil', ...sku('T-Anvil') })).merges).toEqual([
      { into: 0, from: 4 },
    ]);
  });

  test('believes no number that every page has', () => {
    const entities = register();
    const twins = [0, 1, 2, 3, 4, 5].map((id) =>
      card(`/p/${id}`, id % 2 === 0 ? 'Anvil' : 'Drill', { image: at(`/${id}.png`) }),
    );
    entities.see(twins, list);
    const merges = twins.flatMap(
      ({ name }, entity) =>
        entities.addPage(entity, page(`/p/${entity}`, { name, identifiers: [{ kind: 'sku', value: 'SHOP' }] })).merges,
    );
    expect(merges).toEqual([]);
  });

  test('merges entities whose pages say the same of the same picture', () => {
    const entities = register();
    entities.see([card('/p/1', 'Anvil'), card('/i/1', 'Anvil')], list);
    const details = { name: 'Anvil', image: at('/a.png'), contentHash: 'abc', attributes: [shown('Weight', '4 kg')] };
    entities.addPage(0, page('/p/1', details));
    expect(entities.addPage(1, page('/i/1', details)).merges).toEqual([{ into: 0, from: 1 }]);
  });

  test('leaves entities apart that share a name and differ in what their pages say', () => {
    const entities = register();
    entities.see(
      [card('/p/1', 'Charizard', { image: at('/1.png') }), card('/p/2', 'Charizard', { image: at('/2.png') })],
      list,
    );
    const merges = [1, 2].flatMap(
      (id) =>
        entities.addPage(
          id - 1,
          page(`/p/${id}`, {
            name: 'Charizard',
            image: at('/back.png'),
            contentHash: 'abc',
            attributes: [shown('Set', String(id))],
          }),
        ).merges,
    );
    expect(merges).toEqual([]);
  });

  test('is not learnt from a page for another thing, such as a sign-in page', () => {
    const entities = register();
    entities.see([card('/p/1', 'Anvil'), card('/p/2', 'Bellows')], list);
    const login = { name: 'Sign in', image: at('/logo.png'), contentHash: 'abc' };
    const merges = [0, 1].flatMap((entity) => entities.addPage(entity, page('/login', login)).merges);
    expect(merges).toEqual([]);
  });
});

test('a run that goes on knows its entities again', () => {
  const entities = register();
  entities.restore({
    entity: 3,
    id: at('/p/1'),
    url: at('/p/1'),
    name: 'Anvil',
    weak: false,
    mergedInto: null,
    aliases: [at('/i/1')],
  });
  expect(entities.see([card('/i/1', 'Anvil'), card('/p/1', 'Anvil'), card('/p/2', 'Bellows')], list).entities).toEqual([
    3, 3, 4,
  ]);
});

test('all entities with an address have a page to read, the merged ones once', () => {
  const entities = register();
  entities.see([card('/p/2', 'Anvil'), card(null, 'Drill')], list);
  expect(entities.withPages()).toEqual([{ entity: 0, url: at('/p/2') }]);
});

test('which entities are one does not depend on the order of the lists', () => {
  const lists: readonly (readonly Card[])[] = ['tools', 'sale', 'new'].flatMap((from, number) =>
    [names.slice(0, 3), names.slice(1)].map((shownNames) =>
      shownNames.map((name) => card(`/${number === 0 ? 'x' : from}/${name}?from=${from}`, name)),
    ),
  );
  const partition = (order: readonly (readonly Card[])[]): string => {
    const entities = register();
    const seen = order.flatMap((cards) =>
      entities.see(cards, list).entities.map((entity, position) => ({ entity, name: cards[position]?.name ?? '' })),
    );
    return names
      .map(
        (name) => new Set(seen.filter((one) => one.name === name).map(({ entity }) => entities.resolve(entity))).size,
      )
      .join();
  };
  fc.assert(
    fc.property(fc.shuffledSubarray([...lists], { minLength: lists.length }), (order) => {
      expect(partition(order)).toBe('1,1,1,1');
    }),
    { numRuns: 30 },
  );
});
