import type { Call } from '../request/call'
import type { Row } from '../db/Db'
import { id as readId } from '../record/readers'
import { readValues } from '../record/readValues'
import { readSigned, refuseMoved } from '../record/signed'
import { findRow } from '../tables/findRow'
import type { Prepare } from '../writing'
import { checkOrder } from './checkOrder'
import { checkReferred } from './checkReferred'
import { meets, wireValue } from './conditions'
import type { DeclaredAction, DeclaredFields } from './Declaration'
import { inputsOf, wireNameOf } from './inputsOf'
import type { Prototype } from './preparePrototypes'
import { changePrototype } from './prototypeRows'

/**
 * What a declared action does: refused with 409 outside of its states and where the record is not what it was
 * signed for, else it sets what it declares and keeps of its arguments those for which the record has a field.
 */
export function acting(prototype: Prototype, action: DeclaredAction): Prepare {
  const { declaration, table, tableOf } = prototype
  const { args = {}, when = {}, sets = {} } = action
  const inputs = inputsOf(args, Object.keys(args))
  return (call) => {
    const id = idOf(call, wireNameOf(declaration.fields, 'id'))
    const given = readValues(inputs, call.var.body)
    checkOrder(args, given)
    const own = Object.entries(given).filter(([name]) => Object.hasOwn(table.columns, name))
    const values = Object.fromEntries([...own, ...onWire(sets, declaration.fields)])
    const signed = readSigned(call, table)
    const where = { table, viewer: call.var.viewer, id }
    const stateMessage = (now: Row) =>
      meets(when, declaration.fields, now) ? undefined : ('wrongState' as const)
    return async (tx, nowMs) => {
      const current = await findRow(tx, table, call.var.viewer, id)
      await checkReferred({ tx, tableOf, viewer: call.var.viewer }, args, given)
      const isOpen = stateMessage(current) === undefined
      const isDone = isOpen && (await changePrototype(tx, prototype, { id, values, signed }, nowMs))
      if (!isDone) await refuseMoved(tx, where, signed, stateMessage)
      return id
    }
  }
}

function onWire(values: Readonly<Record<string, unknown>>, fields: DeclaredFields) {
  return Object.entries(values).map(([name, value]) => {
    return [wireNameOf(fields, name), wireValue(value, fields[name])] as const
  })
}

/** Where the path has no place for the id, the body names it. */
function idOf(call: Call, wire: string): string {
  const { body } = call.var
  return call.req.param('id') ?? String(readId(body[wire] ?? body['id'], wire))
}
