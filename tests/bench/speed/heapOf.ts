import type { CDPSession } from '@playwright/test'

/** Bytes of a page's heap in use after a collection; the session has `Performance` enabled. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}
