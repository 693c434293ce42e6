/** A list as an operator left it and its address keeps it; what it does not say is left to the declaration. */
export type SavedView = {
  readonly columns?: readonly string[]
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  /** Rows. */
  readonly perPage?: number
  readonly filter?: Readonly<Record<string, unknown>>
}

/**
 * Reads the view of a list from its address, without other parts of the address.
 *
 * @param search the address's query, with or without `?`
 * @example savedViewOf('columns=id,status&sort=id&order=ASC')
 */
export function savedViewOf(search: string): SavedView {
  const params = new URLSearchParams(search)
  const [columns, field] = [params.get('columns'), params.get('sort')]
  const order = params.get('order') === 'ASC' ? 'ASC' : 'DESC'
  const perPage = Number.parseInt(params.get('perPage') ?? '', 10)
  const filter = readFilter(params.get('filter'))
  return {
    ...(columns && { columns: columns.split(',') }),
    ...(field && { sort: { field, order } }),
    ...(Number.isSafeInteger(perPage) && { perPage }),
    ...(filter && { filter }),
  }
}

function readFilter(text: string | null): SavedView['filter'] {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    // not written by a list
    return undefined
  }
}
