import { Blob, File } from 'node:buffer'
import { onTestFinished, vi } from 'vitest'
import { serveInspections } from '@/engine/files/imports/inspect'

type Listener = (event: { data: unknown }) => void

/** Node's own files, which can be read and sent as a browser's can: those of the emulated page cannot. */
const { constructor: NodeFormData } = await new Response(new URLSearchParams('a=b')).formData()

/** A worker in this thread: messages are copied, as to a real one. */
class NearWorker {
  readonly #inside: Listener[] = []
  readonly #outside: Listener[] = []

  constructor() {
    serveInspections({
      addEventListener: (_type, listen) => this.#inside.push(listen as Listener),
      postMessage: (data) => this.#tell(this.#outside, structuredClone(data)),
    })
  }

  addEventListener(type: string, listen: Listener) {
    if (type === 'message') this.#outside.push(listen)
  }

  postMessage({ file, expected }: { file: unknown; expected: unknown }) {
    this.#tell(this.#inside, { file, expected: structuredClone(expected) })
  }

  terminate() {
    this.#outside.length = 0
  }

  #tell(listeners: readonly Listener[], data: unknown) {
    setTimeout(() => listeners.forEach((listen) => listen({ data })))
  }
}

export type SavedFile = { readonly name: string; readonly bytes: () => Promise<Uint8Array> }

/** Files, workers and downloads for the rest of a test; the downloads in their order. */
export function withFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = []
  const blobs: Blob[] = []
  vi.stubGlobal('File', File)
  vi.stubGlobal('Blob', Blob)
  vi.stubGlobal('FormData', NodeFormData)
  vi.stubGlobal('Worker', NearWorker)
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as unknown as Blob) - 1}`
  URL.revokeObjectURL = () => {}
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.replace('blob:', ''))]
    saved.push({
      name: this.download,
      bytes: async () => new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer()),
    })
  })
  onTestFinished(() => {
    click.mockRestore()
    vi.unstubAllGlobals()
  })
  return saved
}
