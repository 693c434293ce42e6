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

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

/** Bytes of bytecode, machine code and what the engine notes to compile a function. */
export async function codeOf(devtools: CDPSession): Promise<number> {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const code = types[0].indexOf('code')
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] === code) bytes += nodes[at + size]!
  return bytes
}
