import { answerCalls, type WorkerPort } from '../workerCalls'
import { createCsvFile } from './csvFile'
import {
  SheetError,
  type Footer,
  type Sheet,
  type SheetFile,
  type SheetFormat,
  type SheetProblem,
  type SheetRow,
} from './sheet'
import { createXlsxFile } from './xlsxFile'

export type SheetOrder =
  | { readonly open: SheetFormat; readonly sheet: Sheet }
  | { readonly add: readonly SheetRow[] }
  | { readonly end: Footer }

export type SheetAnswer = { readonly file?: Blob } | { readonly problem: SheetProblem }

export function serveSheets(port: WorkerPort<SheetOrder, SheetAnswer>): void {
  let file: SheetFile | undefined
  const obey = async (order: SheetOrder): Promise<SheetAnswer> => {
    if ('open' in order) {
      file = (order.open === 'csv' ? createCsvFile : createXlsxFile)(order.sheet)
    } else if ('add' in order) {
      await file?.add(order.add)
    } else {
      const whole = await file?.end(order.end)
      return whole ? { file: whole } : { problem: 'broken' }
    }
    return {}
  }
  answerCalls(port, (order) =>
    obey(order).catch((error: unknown) => ({
      problem: error instanceof SheetError ? error.reason : ('broken' as const),
    })),
  )
}
