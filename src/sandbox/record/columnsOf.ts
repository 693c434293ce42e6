import type { Row } from '../db/Db'
import type { Input } from './Form'

/** The columns for values by wire name; a missing value gets the table's default. */
export function columnsOf(inputs: Readonly<Record<string, Input>>, values: Row): Row {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    const column = inputs[name]?.column
    return column === undefined || value === undefined ? [] : [[column, value]]
  })
  return Object.fromEntries(pairs)
}
