import type { Queryable, Row } from '../db/Db'
import { idOf } from '../tables/idOf'
import type { Form } from './Form'
import { refuse } from './readers'

type Unique = Pick<Form, 'table' | 'unique' | 'inputs' | 'firstInputs'>

/**
 * Checks that unique values belong to no other record.
 * @throws Refusal 500 `taken`
 */
export async function checkUnique(
  tx: Queryable,
  form: Unique,
  record: Row,
  id?: string,
): Promise<void> {
  const claim = await uniqueClaims(tx, form, [record])
  claim(record, id)
}

/**
 * Reads who has what any of the records would have, and gives the check of each, in the order in which they are
 * written: what one record has taken, those after it cannot have, and what it has given up they can.
 * The check throws Refusal 500 `taken`, and the record then takes nothing; `id` is that of an edited record.
 */
export async function uniqueClaims(
  tx: Queryable,
  form: Unique,
  records: readonly Row[],
): Promise<(record: Row, id?: string) => void> {
  const groups: Group[] = []
  for (const names of form.unique ?? []) {
    // oxlint-disable-next-line no-await-in-loop
    groups.push(await readGroup(tx, form, names, records))
  }
  return (record, id) => {
    // a new record is like no other
    const owner = id ?? Symbol('new')
    for (const { names, owners } of groups) {
      const key = keyOf(names, record)
      const isTaken = key !== '' && [...(owners.get(key) ?? [])].some((one) => one !== owner)
      const name = names.at(-1) ?? ''
      if (isTaken) refuse('taken', { name, value: String(record[name]).slice(0, 100) })
    }
    for (const group of groups) claim(group, record, owner)
  }
}

type Owner = string | symbol

type Group = {
  names: readonly string[]
  /** The ids of those who have it, by what it is. */
  owners: Map<string, Set<Owner>>
  /** The values of each record. */
  keys: Map<Owner, string>
}

function claim({ names, owners, keys }: Group, record: Row, owner: Owner): void {
  owners.get(keys.get(owner) ?? '')?.delete(owner)
  const key = keyOf(names, record)
  keys.set(owner, key)
  owners.set(key, (owners.get(key) ?? new Set()).add(owner))
}

/** A record's values under these names as one key; empty if one of them is, since empty values may repeat. */
function keyOf(names: readonly string[], record: Row): string {
  const values = names.map((name) => record[name] ?? '')
  return values.includes('') ? '' : JSON.stringify(values.map(String))
}

async function readGroup(
  tx: Queryable,
  { table, inputs, firstInputs }: Unique,
  names: readonly string[],
  records: readonly Row[],
): Promise<Group> {
  const group: Group = { names, owners: new Map(), keys: new Map() }
  const asked = records.filter((record) => keyOf(names, record) !== '')
  if (asked.length === 0) return group
  const columns = names.map((name) => String((inputs[name] ?? firstInputs?.[name])?.column))
  const same = columns.map((column, index) => `${column} = any($${index + 1})`)
  const texts = columns.map((column, index) => `${column}::text as "${names[index]}"`)
  const rows = await tx.query(
    `select ${idOf(table).sql}::text as "@id", ${texts.join(', ')}
     from ${table.from} where ${same.join(' and ')}`,
    names.map((name) => asked.map((record) => String(record[name]))),
  )
  for (const { '@id': id, ...row } of rows) claim(group, row, String(id))
  return group
}
