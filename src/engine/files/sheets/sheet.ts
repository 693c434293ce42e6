export type SheetFormat = 'xlsx' | 'csv'

export type SheetColumn = {
  readonly heading: string
  readonly holds: 'decimal' | 'integer' | 'text'
}

export type Sheet = { readonly name: string; readonly columns: readonly SheetColumn[] }

/** One text per column; a number's plain digits; `null` for an empty cell. */
export type SheetRow = readonly (string | null)[]

/** The lines below the rows, after an empty one. */
export type Footer = readonly (readonly [label: string, text: string])[]

export type SheetFile = {
  /** @throws {SheetError} when a cell does not fit */
  readonly add: (rows: readonly SheetRow[]) => Promise<void>
  readonly end: (footer: Footer) => Promise<Blob>
}

/** Excel's limit, with room for the heading and the footer. */
export const mostXlsxRows = 1_048_000

export const longestXlsxText = 32_767

export class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly reason: SheetProblem

  constructor(reason: SheetProblem) {
    super(reason)
    this.reason = reason
  }
}

export type SheetProblem = 'textTooLong' | 'tooManyRows' | 'broken'
