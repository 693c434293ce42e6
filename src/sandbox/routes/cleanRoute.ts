import type { Route } from '../request/route'
import type { Table } from '../tables/Table'
import type { Prepare, Writing } from '../writing'

/** Empties a log. */
export function cleanRoute({ write }: Writing, { path, permissions, from }: Table): Route {
  const clean: Prepare = () => async (tx) => {
    await tx.query(`delete from ${from}`)
    return ''
  }
  const guarded = write(`${permissions}:remove`, clean, { title: `${permissions}:clean` })
  return { method: 'DELETE', path: `${path}/clean`, ...guarded }
}
