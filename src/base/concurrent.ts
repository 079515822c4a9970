/**
 * Doing several things at once, but not too many.
 */

/** Results of `work` on every item, in the items' order, with at most `limit` running at once. After the first error nothing more is begun. */
export async function mapConcurrent<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  let nextIndex = 0;
  const worker = async (): Promise<void> => {
    for (let index = nextIndex++; index < items.length; index = nextIndex++) {
      try {
        results[index] = await work(items[index] as T, index);
      } catch (error) {
        nextIndex = items.length;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(limit, items.length)) }, worker));
  return results;
}
