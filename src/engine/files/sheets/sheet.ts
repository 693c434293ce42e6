export type SheetFormat = 'xlsx' | 'csv'

export type SheetColumn = {
  readonly heading: string
  /** Whether its cells are amounts, counts, or anything else. */
  readonly holds: 'decimal' | 'integer' | 'text'
}

export type Sheet = { readonly name: string; readonly columns: readonly SheetColumn[] }

/** One text per column: of a number its plain digits; `null` for nothing. */
export type SheetRow = readonly (string | null)[]

/** What stands below the rows, after an empty line: a label and what it says. */
export type Footer = readonly (readonly [label: string, text: string])[]

/** A file that grows row by row; nothing of it can be had before its end. */
export type SheetFile = {
  /**
   * Waits until the rows are written.
   *
   * @throws {SheetError} when a cell does not fit
   */
  readonly add: (rows: readonly SheetRow[]) => Promise<void>
  readonly end: (footer: Footer) => Promise<Blob>
}

/** Rows below the heading that a workbook's sheet can take, the footer left room for. */
export const mostXlsxRows = 1_048_000

/** Characters that a cell of a workbook can take. */
export const longestXlsxText = 32_767

/** What a file cannot hold. */
export class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly reason: SheetProblem

  constructor(reason: SheetProblem) {
    super(reason)
    this.reason = reason
  }
}

export type SheetProblem = 'textTooLong' | 'tooManyRows' | 'broken'
