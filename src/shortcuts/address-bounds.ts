/**
 * Fields of records that may be a part of their addresses, but were the same in all examples so far: in a list of one
 * country `/hotel/gb/seaview` does not tell whether `gb` is the record's country or a part of every address.
 */

import { parseHttpUrl } from '../base/url.js';
import type { FieldReading } from './field-templates.js';

/** A field, and the only value for which addresses are known. */
export interface AddressBound {
  readonly field: string;
  readonly value: string;
}

/** What stands for a field in an address whose literal parts are looked at: no path has it as it is. */
const FIELD = '(*)';

/** The fields that all examples have with the same value, which is a whole part of the literal path of their addresses. */
export function addressBounds(
  reading: FieldReading,
  examples: readonly ReadonlyMap<string, string>[],
): readonly AddressBound[] {
  const [first, ...others] = examples;
  if (first === undefined) return [];
  const literal = new Set(reading.flatMap(({ parts }) => literalSteps(parts)));
  return [...first].flatMap(([field, value]) =>
    literal.has(value.toLowerCase()) && others.every((fields) => fields.get(field) === value) ? [{ field, value }] : [],
  );
}

function literalSteps(parts: FieldReading[number]['parts']): readonly string[] {
  const text = parts.map((part) => (typeof part === 'string' ? part : FIELD)).join('');
  const path = parseHttpUrl(text)?.pathname ?? '';
  return path
    .split('/')
    .filter((step) => !step.includes(FIELD) && /\p{L}/u.test(step))
    .map((step) => step.toLowerCase());
}

/** Whether a record lies outside of what is known of addresses. */
export function isOutside(bounds: readonly AddressBound[], fields: ReadonlyMap<string, string>): boolean {
  return bounds.some(({ field, value }) => (fields.get(field) ?? value) !== value);
}
