import type { Row } from '../db/Db'
import type { Input } from './Form'

/** The columns that values by wire name are kept in; a value that nobody gave is left to the table. */
export function columnsOf(inputs: Readonly<Record<string, Input>>, values: Row): Row {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    const column = inputs[name]?.column
    return column === undefined || value === undefined ? [] : [[column, value]]
  })
  return Object.fromEntries(pairs)
}
