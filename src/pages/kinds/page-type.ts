/**
 * Kind of page: a linear model over named features (Huang 2011 §4.1 names the kinds).
 */

import type { PageType } from '../../model/page.js';
import type { PageFeatures } from './page-features.js';
import { PAGE_TYPE_WEIGHTS } from './page-type-weights.js';

/** The kinds, in the order of the scores. */
export const PAGE_TYPES: readonly PageType[] = ['entity', 'list', 'other'];

/** Weights per type and feature; a feature that is missing weighs nothing. */
export type PageTypeWeights = Readonly<Record<PageType, Readonly<Record<string, number>>>>;

/** Score of each type, 0–1, summing to 1. */
export function scorePageTypes(
  features: PageFeatures,
  weights: PageTypeWeights = PAGE_TYPE_WEIGHTS,
): Readonly<Record<PageType, number>> {
  const [entity = 0, list = 0, other = 0] = PAGE_TYPES.map((type) => Math.exp(linear(features, weights[type])));
  const sum = entity + list + other;
  return { entity: entity / sum, list: list / sum, other: other / sum };
}

/** The type with the highest score. */
export function likeliestType(scores: Readonly<Record<PageType, number>>): PageType {
  return [...PAGE_TYPES].sort((a, b) => scores[b] - scores[a])[0] ?? 'other';
}

function linear(features: PageFeatures, weights: Readonly<Record<string, number>>): number {
  let sum = weights['bias'] ?? 0;
  for (const [name, value] of Object.entries(features)) sum += value * (weights[name] ?? 0);
  return sum;
}
