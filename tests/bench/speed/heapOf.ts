import type { CDPSession } from '@playwright/test'

/** The memory of a page after a garbage collection; the heap in bytes. */
export type Holding = { heap: number; nodes: number; listeners: number }

/** Bytes of a page's heap in use after a collection; the session has `Performance` enabled. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  return (await holdingOf(devtools)).heap
}

/** The same with the nodes and listeners that are alive, also those that stand on no page. */
export async function holdingOf(devtools: CDPSession): Promise<Holding> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return {
    heap: valueOf('JSHeapUsedSize'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  }
}
