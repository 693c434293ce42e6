/** One page of rows that can be chosen from. */
export type RowsPage = {
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[]
  readonly total: number
}

export type RowsQuery = {
  readonly page: number
  readonly search: string
  readonly signal: AbortSignal
}

/** Rows of a page of such a list. */
export const rowsPerPage = 10
