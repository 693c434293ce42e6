import type { Resource } from '@/engine/declare'
import type { Action } from '@/engine/schema/action'
import type { TestSandbox } from '@/sandbox/forTests'
import { idOf } from '@/sandbox/tables/idOf'
import { codesOf, fieldOf, wireOf, type DeclaredField } from './declared'

/** A record's values in the fields of an action's `when`. */
export type State = Readonly<Record<string, unknown>>

/** Every state that the fields of its `when` can be in; one state of no fields for an action without. */
export function statesOf(resource: Resource, { when = {} }: Action): readonly State[] {
  return Object.keys(when).reduce<readonly State[]>(
    (states, name) =>
      states.flatMap((state) =>
        valuesOf(fieldOf(resource, name)).map((value) => Object.assign({ [name]: value }, state)),
      ),
    [{}],
  )
}

function valuesOf(field: DeclaredField): readonly unknown[] {
  return field.kind === 'flag' ? [true, false] : codesOf(field).map(([code]) => code)
}

export function isOpen({ when = {} }: Action, state: State): boolean {
  return Object.entries(when).every(([name, wanted]) =>
    [wanted].flat().some((one) => one === state[name]),
  )
}

/** A state, or what an action sets, as the wire has it. */
export function onWire(resource: Resource, state: State): State {
  const values = Object.entries(state).map(([name, value]) => {
    const { kind, on = 'Y', off = 'N' } = fieldOf(resource, name)
    return [wireOf(resource, name), kind === 'flag' ? (value === true ? on : off) : value]
  })
  return Object.fromEntries(values)
}

/** Brings a record of the sandbox into a state, past every rule. */
export async function put(
  { db, tables }: TestSandbox,
  resource: Resource,
  id: string,
  state: State,
) {
  const table = tables.find(({ path }) => path === resource.path)
  for (const [wire, value] of Object.entries(onWire(resource, state))) {
    if (table)
      await db.query(
        `update ${table.from} set ${table.columns[wire]?.sql ?? wire} = $1
         where ${idOf(table).sql} = $2`,
        [value, id],
      )
    else
      await db.query(
        `update prototype set data = data || jsonb_build_object($1::text, $2::text)
         where resource = $3 and id = $4`,
        [wire, value, resource.name, id],
      )
  }
}

export function inWords(state: State): string {
  const parts = Object.entries(state).map(([name, value]) => `${name} '${String(value)}'`)
  return parts.join(', ') || 'any state'
}
