import { describe, expect, test } from 'vitest';
import { pathParts } from '../../src/shortcuts/moves.js';
import { PagedAddresses } from '../../src/shortcuts/paged-addresses.js';
import { sourceRequest } from '../../src/shortcuts/sources.js';
import { HOST, onward } from './scripted-shop.js';

const partsOf = (address: string, page: number) =>
  pathParts({
    kind: 'actions',
    from: { kind: 'url', url: `${HOST}${address}` },
    steps: Array.from({ length: page }, (_, index) => onward(index + 1)),
  });

describe('first pages that no browser opened', () => {
  const paged = new PagedAddresses();
  paged.learn(partsOf('/things?colour=Red', 1));

  test('ask what their address says where lists with other arguments went on', () => {
    const first = { kind: 'url', url: `${HOST}/things?brand=Acme` } as const;
    const request = paged.firstRequest(partsOf('/things?brand=Acme', 1));
    expect(request === null ? null : sourceRequest(request, first)).toEqual(first);
  });

  test('ask nothing that is known of other lists', () => {
    expect(paged.firstRequest(partsOf('/journal', 1))).toBeNull();
    const first = new PagedAddresses();
    first.learn(partsOf('/things', 0));
    expect(first.firstRequest(partsOf('/things', 1))).toBeNull();
  });
});
