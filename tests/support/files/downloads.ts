import { afterEach, beforeEach, vi } from 'vitest'
import { serveSheets, type SheetAnswer, type SheetOrder } from '@/engine/files/sheets/serveSheets'

/** A file that the browser was handed, under the name that it was handed it by. */
export type Download = { readonly name: string; readonly file: Blob }

const downloads: Download[] = []
const workers = { started: 0, ended: 0 }

/** The downloads so far. */
export function downloaded(): readonly Download[] {
  return downloads
}

/** How many workers were started and not ended. */
export function livingWorkers(): number {
  return workers.started - workers.ended
}

/** The bytes of a blob of the emulated page. */
export function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)))
    reader.addEventListener('error', () => reject(new Error('unreadable blob')))
    reader.readAsArrayBuffer(file)
  })
}

// The emulated page's blobs have no stream, which msw reads a file through.
Blob.prototype.stream ??= function stream(this: Blob) {
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(await bytesOf(this))
      controller.close()
    },
  })
}

type Listen = (event: { data: never }) => void

/** The worker that writes sheets, on the page's own thread: the emulated page has no other. */
class SheetWorker {
  private readonly listeners: Listen[] = []
  private serve: ((event: { data: SheetOrder }) => void) | undefined
  private isEnded = false

  constructor() {
    workers.started += 1
    serveSheets({
      addEventListener: (_type, listen) => {
        this.serve = listen
      },
      postMessage: (answer: SheetAnswer) => {
        if (!this.isEnded) for (const listen of this.listeners) listen({ data: answer as never })
      },
    })
  }

  addEventListener(type: string, listen: Listen): void {
    if (type === 'message') this.listeners.push(listen)
  }

  postMessage(order: SheetOrder): void {
    const data = structuredClone(order)
    queueMicrotask(() => this.serve?.({ data }))
  }

  terminate(): void {
    if (!this.isEnded) workers.ended += 1
    this.isEnded = true
  }
}

/** Lets every test of a file download and write sheets as in a browser. */
export function catchDownloads(): void {
  beforeEach(() => {
    downloads.length = 0
    workers.started = 0
    workers.ended = 0
    const files = new Map<string, Blob>()
    vi.stubGlobal('Worker', SheetWorker)
    URL.createObjectURL = (file) => {
      const url = `blob:portal/${files.size}`
      files.set(url, file as Blob)
      return url
    }
    URL.revokeObjectURL = (url) => void files.delete(url)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const file = files.get(this.href)
      if (file) downloads.push({ name: this.download, file })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
