/**
 * Numbers of typed arrays by their place.
 */

/** The number at a place; 0 beyond the end. */
export function numberAt(numbers: ArrayLike<number>, at: number): number {
  return numbers[at] ?? 0;
}
