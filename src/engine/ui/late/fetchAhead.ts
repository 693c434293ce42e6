let running = 0

/** Whether code is on its way that nobody waits for. */
export function isFetchingAhead(): boolean {
  return running > 0
}

/** Fetches code ahead of need; a failure is left to the load that matters. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  running += 1
  await load().catch(() => undefined)
  running -= 1
}
