/**
 * Doing several things at once, but not too many.
 */

/** Results of `work` on every item, in the items' order, with at most `limit` running at once. The first error ends it. */
export async function mapConcurrent<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  let nextIndex = 0;
  const worker = async (): Promise<void> => {
    for (let index = nextIndex++; index < items.length; index = nextIndex++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(limit, items.length)) }, worker));
  return results;
}
