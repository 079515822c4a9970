import { describe, expect, it } from 'vitest';

import { createPairing } from '../../src/report/score-pairing.js';
import type { TruthEntity } from '../../src/report/score-truth.js';
import { entity } from './run-folder.js';

const truth = (address: string, more: Partial<TruthEntity> = {}): TruthEntity => ({
  entity: address,
  id: null,
  name: null,
  aliases: [],
  values: new Map(),
  ...more,
});

const pair = (known: readonly TruthEntity[], ...found: Parameters<typeof entity>) =>
  createPairing(known)(entity(...found));

describe('an entity of the run is the one of the truth', () => {
  it.each([
    ['/p/1', 'http://shop.example/p/1'],
    ['/p/1/', 'http://shop.example/p/1?_from=list'],
    ['/p/1', 'http://127.0.0.1:8080/p/1/'],
    ['p/1', 'http://shop.example/p/1'],
    ['/p?id=1&x=2', 'http://shop.example/p?x=2&id=1'],
    ['http://shop.example/p/1', 'http://shop.example/p/1#reviews'],
    ['/p/caf%C3%A9', 'http://shop.example/p/café'],
    ['/p/100%', 'http://shop.example/p/100%'],
    ['/#/p/1', 'http://shop.example/#/p/1'],
  ])('that has its address: %s, %s', (known, url) => {
    expect(pair([truth('/other'), truth(known)], url)).toEqual({ index: 1, by: 'url' });
  });

  it.each([
    ['/p?id=1', 'http://shop.example/p?id=2'],
    ['/p/1', 'http://shop.example/p/2'],
    ['http://shop.example/p/1', 'http://other.example/p/1'],
  ])('but not one of another address: %s, %s', (known, url) => {
    expect(pair([truth(known)], url)).toBeNull();
  });

  it('that has its id', () => {
    expect(pair([truth('/x', { id: 'sku7' })], 'sku7')).toEqual({ index: 0, by: 'id' });
    expect(pair([truth('/x', { id: 'sku7' })], 'urn:querent:shop.example:sku7')).toEqual({ index: 0, by: 'id' });
    expect(pair([truth('/card/sku7')], 'urn:querent:shop.example:sku7')).toEqual({ index: 0, by: 'id' });
  });

  it('that has one of its aliases', () => {
    const found = ['http://shop.example/new', {}, { aliases: ['http://shop.example/old'] }] as const;
    expect(pair([truth('/old')], ...found)).toEqual({ index: 0, by: 'alias' });
    expect(pair([truth('/canonical', { aliases: ['/new'] })], ...found)).toEqual({ index: 0, by: 'url' });
  });

  it('that alone has its name, if it has no address', () => {
    const known = [truth('/1', { name: 'Lamp' }), truth('/2', { name: 'Chair' }), truth('/3', { name: 'chair' })];
    expect(pair(known, 'a1b2', {}, { name: ' LAMP' })).toEqual({ index: 0, by: 'name' });
    expect(pair(known, 'a1b2', {}, { name: 'Chair' })).toBeNull();
    expect(pair(known, 'http://shop.example/9', {}, { name: 'Lamp' })).toBeNull();
  });
});
