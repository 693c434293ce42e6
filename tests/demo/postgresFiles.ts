import type { PGliteOptions } from '@electric-sql/pglite'
import { bundle, cluster, program } from 'virtual:database'

/** A module of nothing: the clusters of the demo were made by `initdb` when it was built. */
const noInitdb = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)

/** PostgreSQL's program and the files that it reads. */
export async function loadPostgres(): Promise<PGliteOptions> {
  const [pgliteWasmModule, fsBundle, initdbWasmModule] = await Promise.all([
    WebAssembly.compileStreaming(unpack(program, 'application/wasm')),
    unpack(bundle).then((response) => response.blob()),
    WebAssembly.compile(noInitdb),
  ])
  return { pgliteWasmModule, fsBundle, initdbWasmModule }
}

/** A cluster with the records of the first day. */
export async function loadCluster(): Promise<Blob> {
  return (await unpack(cluster)).blob()
}

async function unpack(address: string, type = 'application/octet-stream'): Promise<Response> {
  const { ok, status, body } = await fetch(address)
  if (!ok || body === null) throw new Error(`${address}: ${status}`)
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'Content-Type': type },
  })
}
