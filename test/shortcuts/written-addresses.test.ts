import { expect, test } from 'vitest';
import { splitAddress } from '../../src/shortcuts/address-steps.js';
import type { PathParts } from '../../src/shortcuts/moves.js';
import { sourcesOf, type Source } from '../../src/shortcuts/sources.js';
import { WrittenAddresses } from '../../src/shortcuts/written-addresses.js';
import { PROTOCOLS } from './protocols.js';
import { HOST, sightOf, viewOf, type Look } from './scripted-shop.js';

const LOOK: Look = { address: () => `${HOST}/things`, exchanges: PROTOCOLS['a batch of searches']! };

function sourceOf(brand: string): Source {
  const source = sourcesOf(sightOf({ brand: [brand] }, LOOK)).find(({ kind }) => kind === 'data');
  if (source === undefined) throw new Error(`Nothing was asked for ${brand}.`);
  return source;
}

function at(address: string, page = 0): PathParts {
  return { ...splitAddress(`${HOST}/things${address}`), page, pager: null };
}

const [ACME, DUNE] = [sourceOf('Acme'), sourceOf('Dune')];

function noted(...pages: readonly (readonly [PathParts, Source])[]): WrittenAddresses {
  const written = new WrittenAddresses();
  for (const [parts, source] of pages) written.note(parts, source, viewOf({}, LOOK));
  return written;
}

test('a first page is known by the address that was written for it, without its answer', () => {
  const written = noted([at('?b=1'), ACME], [at('?b=1'), ACME], [at('?b=2'), DUNE]);
  expect(written.firstOf(at('?b=1', 3), ACME.family)?.source).toEqual({ ...ACME, data: null });
  expect(written.firstOf(at('?b=1'), 'another family')).toBeNull();
});

test('an address that was written for two lists, has no arguments or belongs to a later page tells nothing', () => {
  const written = noted(
    [at('?b=1'), ACME],
    [at('?b=1'), DUNE],
    [at('?b=1'), ACME],
    [at(''), ACME],
    [at('?c=1', 1), ACME],
  );
  const found = ['?b=1', '', '?c=1'].map((address) => written.firstOf(at(address), ACME.family));
  expect(found).toEqual([null, null, null]);
});
