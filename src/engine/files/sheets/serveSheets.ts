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

/** What a worker is asked, one thing at a time. */
export type SheetOrder =
  | { readonly open: SheetFormat; readonly sheet: Sheet }
  | { readonly add: readonly SheetRow[] }
  | { readonly end: Footer }

/** What it answers to each: done, with the file at the end, or why not. */
export type SheetAnswer = { readonly file?: Blob } | { readonly problem: SheetProblem }

export type SheetPort = {
  addEventListener: (type: 'message', listen: (event: { data: SheetOrder }) => void) => void
  postMessage: (answer: SheetAnswer) => void
}

/** Writes one file by the orders that come through a port. */
export function serveSheets(port: SheetPort): void {
  let file: SheetFile | undefined
  const obey = async (order: SheetOrder): Promise<SheetAnswer> => {
    if ('open' in order) {
      file = (order.open === 'csv' ? createCsvFile : createXlsxFile)(order.sheet)
      return {}
    }
    if ('add' in order) {
      await file?.add(order.add)
      return {}
    }
    const whole = await file?.end(order.end)
    return whole ? { file: whole } : { problem: 'broken' }
  }
  port.addEventListener('message', ({ data }) => {
    obey(data)
      .catch((error: unknown): SheetAnswer => {
        return { problem: error instanceof SheetError ? error.reason : 'broken' }
      })
      .then((answer) => port.postMessage(answer))
  })
}
