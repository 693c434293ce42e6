import type { SheetAnswer, SheetOrder } from './serveSheets'
import { SheetError, type Sheet, type SheetFile, type SheetFormat } from './sheet'

export type OpenSheet = SheetFile & {
  /** Ends the worker at once; what it was asked never comes. */
  readonly stop: () => void
}

/** Writes a file in a worker, so that the page stays free for whoever works with it. */
export async function openSheet(format: SheetFormat, sheet: Sheet): Promise<OpenSheet> {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' })
  // one thing is asked at a time
  let settle = (_answer: SheetAnswer) => {}
  worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => settle(data))
  worker.addEventListener('error', () => settle({ problem: 'broken' }))
  const ask = (order: SheetOrder) =>
    new Promise<Blob | undefined>((resolve, reject) => {
      settle = (answer) => {
        if ('problem' in answer) reject(new SheetError(answer.problem))
        else resolve(answer.file)
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(order)
    })
  await ask({ open: format, sheet })
  return {
    add: async (rows) => void (await ask({ add: rows })),
    end: async (footer) => {
      const file = await ask({ end: footer })
      if (!file) throw new SheetError('broken')
      return file
    },
    stop: () => worker.terminate(),
  }
}
