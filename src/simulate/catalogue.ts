/**
 * Made-up entities with attributes, drawn from a seed.
 */

import { createRandom, type Random } from '../base/random.js';

/** One attribute of a simulated catalogue. */
export interface AttributeSpec {
  readonly name: string;
  readonly values: readonly string[];
  /** Values per entity; 1 = single-valued. @default 1 */
  readonly perEntity?: number;
  /** The attribute exists only for entities that have this value. */
  readonly only?: { readonly attribute: string; readonly value: string };
  /** Share of entities that have it, 0–1. @default 1 */
  readonly share?: number;
}

/** A simulated entity; its dense number is its position in the catalogue. */
export interface SimulatedEntity {
  readonly name: string;
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** Zipf exponent of value frequencies: higher makes the first values more frequent. */
const ZIPF_EXPONENT = 0.8;

/** `size` entities; the same seed gives the same catalogue. */
export function simulateCatalogue(
  attributes: readonly AttributeSpec[],
  size: number,
  seed: number,
): readonly SimulatedEntity[] {
  const random = createRandom(seed);
  const weights = new Map(attributes.map((attribute) => [attribute.name, zipfWeights(attribute.values.length)]));
  return Array.from({ length: size }, (_, index) => {
    const values = new Map<string, readonly string[]>();
    for (const attribute of attributes) {
      const { only } = attribute;
      if (only !== undefined && !(values.get(only.attribute)?.includes(only.value) ?? false)) continue;
      if (random() >= (attribute.share ?? 1)) continue;
      values.set(attribute.name, drawValues(attribute, weights.get(attribute.name) ?? [], random));
    }
    return { name: `Item ${index + 1}`, values };
  });
}

function zipfWeights(count: number): readonly number[] {
  return Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** ZIPF_EXPONENT);
}

function drawValues(attribute: AttributeSpec, weights: readonly number[], random: Random): readonly string[] {
  const drawn = new Set<string>();
  for (let draw = 0; draw < (attribute.perEntity ?? 1); draw += 1) {
    drawn.add(attribute.values[pick(weights, random)] ?? '');
  }
  return [...drawn];
}

function pick(weights: readonly number[], random: Random): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let at = 0; at < weights.length; at += 1) {
    left -= weights[at] ?? 0;
    if (left < 0) return at;
  }
  return weights.length - 1;
}
