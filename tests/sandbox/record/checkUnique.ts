import type { Queryable, Row } from '../db/Db'
import { idOf } from '../tables/idOf'
import type { Form } from './Form'
import { refuse } from './readers'

/**
 * What no two records may share is nobody else's.
 * @throws Refusal 500 `taken`
 */
export async function checkUnique(
  tx: Queryable,
  {
    table,
    unique = [],
    inputs,
    firstInputs,
  }: Pick<Form, 'table' | 'unique' | 'inputs' | 'firstInputs'>,
  record: Row,
  id = '0',
): Promise<void> {
  for (const names of unique) {
    const column = (name: string) => (inputs[name] ?? firstInputs?.[name])?.column
    const same = names.map((name, index) => `${column(name)} = $${index + 2}`)
    const values = names.map((name) => record[name] ?? '')
    if (values.includes('')) continue
    const others = await tx.query(
      `select 1 from ${table.from} where ${idOf(table).sql} <> $1 and ${same.join(' and ')}`,
      [id, ...values],
    )
    const name = names.at(-1) ?? ''
    if (others.length > 0) refuse('taken', { name, value: String(record[name]).slice(0, 100) })
  }
}
