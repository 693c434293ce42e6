import { callWorker } from '../workerCalls'
import type { SheetAnswer, SheetOrder } from './serveSheets'
import { SheetError, type Sheet, type SheetFile, type SheetFormat } from './sheet'

/** A worker keeps the page responsive; the signal ends it. */
export async function openSheet(
  format: SheetFormat,
  sheet: Sheet,
  signal: AbortSignal,
): Promise<SheetFile> {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' })
  const call = callWorker<SheetOrder, SheetAnswer>(worker, { problem: 'broken' }, signal)
  const order = async (one: SheetOrder) => {
    const answer = await call(one)
    if ('problem' in answer) throw new SheetError(answer.problem)
    return answer.file
  }
  await order({ open: format, sheet })
  return {
    add: async (rows) => void (await order({ add: rows })),
    end: async (footer) => {
      const file = await order({ end: footer })
      if (!file) throw new SheetError('broken')
      return file
    },
  }
}
