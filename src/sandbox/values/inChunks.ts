/** Rows per statement: while one runs, the embedded database blocks this thread. */
const most = 500

/** Processes items in chunks, one after the other, and returns all results in order. */
export async function inChunks<T, R>(
  items: readonly T[],
  work: (chunk: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += most) {
    // oxlint-disable-next-line no-await-in-loop
    results.push(...(await work(items.slice(from, from + most))))
  }
  return results
}
