/** How many rows one statement writes: while it runs on the embedded database, this thread does nothing else. */
const most = 500

/** Works on so many items at a time, one chunk after the other, and gives all results in their order. */
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
