import type { Rows } from '@/engine/gateway/envelope'
import type { Trace } from '@/engine/gateway/trace'

type Asked = {
  /** From 1. */
  readonly page: number
  /** Rows. */
  readonly perPage: number
}

type Page = Pick<Rows, 'rows' | 'total'> & {
  /** Whether there may be more, where nobody counts them. */
  readonly hasNextPage: boolean
}

/** No more rows than were asked for, whatever came: of a gateway that sends every row each time, the page's own. */
export function onePage(found: Rows, { page, perPage }: Asked, trace?: Trace): Page {
  const { rows, total, isAtLeast = false } = found
  if (rows.length <= perPage) {
    return { rows, total, hasNextPage: isAtLeast && rows.length === perPage }
  }
  trace?.note(`${rows.length} rows where ${perPage} were asked for`)
  const isWhole = isAtLeast || rows.length === total
  const from = isWhole ? (page - 1) * perPage : 0
  return {
    rows: rows.slice(from, from + perPage),
    total: isWhole ? rows.length : total,
    hasNextPage: false,
  }
}
