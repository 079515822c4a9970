import { describe, expect, it } from 'vitest';

import {
  createFacetDependence,
  type FacetDependence,
  type FacetInRegion,
} from '../../../src/explore/planning/facet-dependence.js';

const facet = (identity: string, values: number): FacetInRegion => ({ identity, values });

/** Of 8 cities two lie in each of 4 states. */
function learnt(): FacetDependence {
  const dependence = createFacetDependence();
  dependence.learn(facet('city', 8), facet('state', 4), 1 / 4);
  dependence.learn(facet('state', 4), facet('city', 8), 1 / 4);
  return dependence;
}

describe('how two facets depend on each other', () => {
  it('is not known before a page told it: they are independent', () => {
    const dependence = createFacetDependence();
    expect(dependence.between(facet('city', 8), facet('state', 4))).toBe(1);
  });

  it('is the share of their conjunctions that there are', () => {
    expect(learnt().between(facet('city', 8), facet('state', 4))).toBe(1 / 4);
    expect(learnt().between(facet('state', 4), facet('city', 8))).toBe(1 / 4);
  });

  it('tells in a part that has fewer values how many of these go with each', () => {
    expect(learnt().between(facet('city', 4), facet('state', 2))).toBe(1 / 2);
    expect(learnt().between(facet('city', 2), facet('state', 1))).toBe(1);
  });

  it('is no closer than a few values can tell', () => {
    const dependence = createFacetDependence();
    dependence.learn(facet('street', 5000), facet('city', 1000), 1 / 1000);
    expect(dependence.between(facet('street', 5000), facet('city', 1000))).toBe(0.02);
  });
});
