import { describe, expect, test } from 'vitest';
import { ChoiceBook } from '../../src/shortcuts/choice-book.js';
import { AS_SEEN, Family } from '../../src/shortcuts/family.js';
import { PAGER_RULE, pathParts } from '../../src/shortcuts/moves.js';
import { sourceRequest, sourcesOf } from '../../src/shortcuts/sources.js';
import {
  HOST,
  ITEMS,
  type Look,
  PAGE_SIZE,
  type Selection,
  jsonExchange,
  pathOf,
  shown,
  sightOf,
} from './scripted-shop.js';

const LOOK: Look = {
  address: () => HOST,
  exchanges: (selection) => [jsonExchange({ url: addressOf(selection) }, { items: shown(selection) })],
};

function addressOf({ brand = [], colour = [], page = 0 }: Selection): string {
  const pairs = [
    ...brand.map((value) => ['b', value]),
    ...colour.map((value) => ['c', value]),
    ['o', String(page * PAGE_SIZE)],
  ];
  return `${HOST}/api?${new URLSearchParams(pairs).toString()}`;
}

function taught(...selections: readonly Selection[]): Family {
  return taughtBy(LOOK, selections);
}

function taughtBy(look: Look, selections: readonly Selection[]): Family {
  let family: Family | null = null;
  for (const selection of selections) {
    const sight = sightOf(selection, look);
    const source = sourcesOf(sight).find(({ kind }) => kind === 'data')!;
    family ??= new Family(source, new ChoiceBook());
    family.learn(pathParts(sight.path), source, sight.view);
  }
  return family!;
}

function predicted(
  family: Family,
  selection: Selection,
): { url: string | undefined; rules: readonly string[] | undefined } {
  const prediction = family.predict(pathParts(pathOf(selection)));
  return {
    url: prediction === null ? undefined : sourceRequest(prediction.request, pathOf(selection)).url,
    rules: prediction?.rules,
  };
}

const BRANDS_SEEN = [{}, { brand: ['Acme'] }, { brand: ['Dune'] }];

describe('a family predicts', () => {
  test('what it saw, as it saw it', () => {
    expect(predicted(taught({}), {}).rules).toEqual([AS_SEEN]);
  });

  test('offsets from two later pages', () => {
    const family = taught({}, { page: 1 }, { page: 2 });
    expect(predicted(family, { page: 5 })).toEqual({ url: addressOf({ page: 5 }), rules: [PAGER_RULE] });
  });

  test('offsets where later pages also pack their filters into an argument', () => {
    const asked = ({ page = 0 }: Selection): string =>
      `${addressOf({ page })}${page === 0 ? '' : '&f=%7B%22x%22%3A%7B%7D%7D'}`;
    const look: Look = {
      address: () => HOST,
      exchanges: (selection) => [jsonExchange({ url: asked(selection) }, { items: shown(selection) })],
    };
    const family = taughtBy(look, [{}, { page: 1 }, { page: 2 }]);
    expect(new URL(predicted(family, { page: 5 }).url ?? HOST)).toEqual(new URL(asked({ page: 5 })));
  });

  test('offsets where each page also shows what is paid for', () => {
    const paid = (selection: Selection): readonly unknown[] => [...shown(selection), ...ITEMS.slice(-1)];
    const look: Look = {
      address: () => HOST,
      exchanges: (selection) => [jsonExchange({ url: addressOf(selection) }, { items: paid(selection) })],
    };
    const family = taughtBy(look, [{}, { page: 1 }, { page: 2 }]);
    expect(predicted(family, { page: 5 }).url).toBe(addressOf({ page: 5 }));
  });

  test('from the page that shares most, and says what was chosen there', () => {
    const family = taught(...BRANDS_SEEN, { colour: ['Red'] });
    const { rules } = predicted(family, { brand: ['Acme'] });
    expect(rules).toEqual([AS_SEEN]);
    const further = taught(...BRANDS_SEEN, { colour: ['Red'] }, { colour: ['Green'] });
    expect(predicted(further, { brand: ['Dune'], colour: ['Green'] }).rules?.[0]).toMatch(/^given check/u);
  });

  test('that a choice which was seen alone does the same beside others', () => {
    const family = taught(...BRANDS_SEEN, { colour: ['Red'] });
    const { url, rules } = predicted(family, { brand: ['Ember'], colour: ['Red'] });
    expect(new URL(url ?? HOST).searchParams.getAll('b')).toEqual(['Ember']);
    expect(new URL(url ?? HOST).searchParams.getAll('c')).toEqual(['Red']);
    expect(rules?.[1]).toMatch(/ as before$/u);
  });

  test('what one value of a group does from how others are asked, under a name of its own', () => {
    const family = taught(...BRANDS_SEEN, { colour: ['Red'] });
    const { url, rules } = predicted(family, { colour: ['Green'] });
    expect(new URL(url ?? HOST).searchParams.getAll('c')).toEqual(['Green']);
    expect(rules?.at(-1)).toMatch(/ as others$/u);
  });

  test('codes that say nothing of what was chosen, to be checked at each page', () => {
    const coded = ({ brand = [], category = 'things' }: Selection): string =>
      `${HOST}/api/${category}?s=${brand.length === 0 ? 'none' : Buffer.from(brand.join()).toString('hex')}`;
    const look: Look = {
      address: () => HOST,
      exchanges: (selection) => [jsonExchange({ url: coded(selection) }, { items: shown(selection) })],
    };
    const family = taughtBy(look, [{}, { brand: ['Acme'] }, { category: 'chairs' }]);
    const elsewhere = predicted(family, { brand: ['Acme'], category: 'chairs' });
    expect(elsewhere.url).toBe(coded({ brand: ['Acme'], category: 'chairs' }));
    expect(elsewhere.rules?.[0]).toBe(`at ${HOST}/chairs`);
  });

  test('each of two choices that were only seen together', () => {
    const family = taught({}, { brand: ['Acme'], colour: ['Red'] }, { brand: ['Dune'], colour: ['Green'] });
    expect(predicted(family, { colour: ['Dark Blue'] }).url).toBe(`${HOST}/api?o=0&c=Dark+Blue`);
  });

  test('anew once it sees what a page really asks of which it had only concluded it', () => {
    const paired = ({ brand = [] }: Selection): string =>
      `${HOST}/api?o=0${brand.map((value) => `&name=brand&value=${value}`).join('')}`;
    const look: Look = {
      address: () => HOST,
      exchanges: (selection) => [jsonExchange({ url: paired(selection) }, { items: shown(selection) })],
    };
    const family = taughtBy(look, [{ brand: ['Acme'] }, { brand: ['Dune'] }, {}]);
    expect(predicted(family, { brand: ['Ember'] }).url).toBe(paired({ brand: ['Ember'] }));
  });

  test('nothing about groups that it does not know', () => {
    expect(predicted(taught(...BRANDS_SEEN), { colour: ['Red'] }).url).toBeUndefined();
  });
});
