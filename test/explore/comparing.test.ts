import { describe, expect, it } from 'vitest';
import { fingerprints, includedListing } from '../../src/explore/comparing.js';
import { entitySet } from '../../src/explore/entity-set.js';
import { listedPage } from './page-views.js';

describe('how much of a list lies in another', () => {
  const outer = { entities: entitySet([1, 2, 3]), fingerprints: fingerprints([listedPage([1, 8, 9])]) };
  const inner = (ids: readonly number[]): Parameters<typeof includedListing>[0] => ({
    entities: entitySet(ids),
    pages: [listedPage(ids)],
  });

  it('is counted by identity', () => {
    expect(includedListing(inner([1, 2, 3, 4]), outer)).toBe(0.75);
  });

  it('or by name and image, for entities with several addresses', () => {
    expect(includedListing(inner([8, 9]), outer)).toBe(1);
  });

  it('by what turned out to be one since the outer list was read, too', () => {
    const whole = { entities: entitySet([11, 12, 13]), fingerprints: fingerprints([]) };
    const representative = (entity: number): number => (entity > 10 ? entity - 10 : entity);
    expect(includedListing(inner([1, 2]), whole)).toBe(0);
    expect(includedListing(inner([1, 2]), whole, representative)).toBe(1);
    expect(includedListing(inner([1, 4]), whole, representative)).toBe(0.5);
  });

  it('is all for an empty list', () => {
    expect(includedListing({ entities: entitySet([]), pages: [] }, outer)).toBe(1);
  });

  it('names and images of all pages count', () => {
    expect(fingerprints([listedPage([1, 2]), listedPage([2, 3])])).toEqual(fingerprints([listedPage([3, 2, 1])]));
    expect(fingerprints([listedPage([1, 2])])).toHaveLength(2);
  });
});
