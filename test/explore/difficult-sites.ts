import type { SimulatedSiteOptions } from '../../src/simulate/index.js';

/** Sites on which a run with few pages must lose nothing once it may go on: what is so there, and how they are made. */
export const DIFFICULT_SITES: readonly (readonly [string, SimulatedSiteOptions])[] = [
  ['counts are told', {}],
  ['they are not', { counts: false }],
  ['they are wrong', { counts: 'wrong' }],
  ['cards stand among them that do not belong', { sponsored: 2 }],
  ['choices of different facets widen', { across: 'any' }],
];
