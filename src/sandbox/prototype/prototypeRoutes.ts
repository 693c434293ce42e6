import { fieldText } from '../values/fieldText'
import { id as readId } from '../record/readers'
import { readValues, sentInputs } from '../record/readValues'
import { readIds } from '../record/removeRecords'
import { Refusal } from '../request/Refusal'
import { idParam, idsParam, type Permission, type Route } from '../request/route'
import { findRow } from '../tables/findRow'
import type { Prepare, Writing } from '../writing'
import { acting } from './acting'
import { checkOrder } from './checkOrder'
import { checkReferred } from './checkReferred'
import { checkRules, openFields } from './conditions'
import type { DeclaredAction } from './Declaration'
import { inputsOf, wireNameOf } from './inputsOf'
import type { Prototype } from './preparePrototypes'
import { changePrototype, insertPrototype, removePrototypes } from './prototypeRows'

/** The writing calls of a prototype: those that its declaration names. */
export function prototypeRoutes(writing: Writing, prototype: Prototype): Route[] {
  const { create, edit, remove, actions = {} } = prototype.declaration
  return [
    ...(create ? [addRoute(writing, prototype, create.secondFactor)] : []),
    ...(edit ? [editRoute(writing, prototype, edit.secondFactor)] : []),
    ...(remove ? [removeRoute(writing, prototype)] : []),
    ...Object.entries(actions).map(([name, action]) =>
      actionRoute(writing, prototype, name, action),
    ),
  ]
}

function addRoute(writing: Writing, prototype: Prototype, isSigned = false): Route {
  const { declaration, table, tableOf } = prototype
  const { fields, create } = declaration
  const add: Prepare = (call) => {
    const { body, viewer } = call.var
    const open = openFields(declaration, create?.fields, body)
    const values = readValues(inputsOf(fields, open), body)
    checkRules(declaration, values)
    checkOrder(fields, values)
    return async (tx, nowMs) => {
      await checkReferred({ tx, tableOf, viewer }, fields, values)
      return insertPrototype(tx, declaration, values, nowMs)
    }
  }
  const guard = isSigned ? writing.signed : writing.write
  const guarded = guard(`${table.permissions}:add`, add)
  return { method: 'POST', path: table.path, hasBody: true, ...guarded }
}

function editRoute(writing: Writing, prototype: Prototype, isSigned = false): Route {
  const { path, permissions } = prototype.table
  const guard = isSigned ? writing.signed : writing.write
  return { method: 'PUT', path, hasBody: true, ...guard(`${permissions}:edit`, editing(prototype)) }
}

/** A stale `updateTime` is refused; a request without one is not asked for it. */
function editing(prototype: Prototype): Prepare {
  const { declaration, table, tableOf } = prototype
  const { fields, edit } = declaration
  const idName = wireNameOf(fields, 'id')
  return (call) => {
    const { body, viewer } = call.var
    const id = String(readId(body[idName] ?? body['id'], idName))
    const open = openFields(declaration, edit?.fields, body)
    const values = readValues(sentInputs(inputsOf(fields, open), body), body)
    return async (tx, nowMs) => {
      const current = await findRow(tx, table, viewer, id)
      const over = fieldText(body, 'updateTime')
      if (over !== '' && over !== current['updateTime']) throw new Refusal(409, 'stale')
      await checkReferred({ tx, tableOf, viewer }, fields, values)
      checkRules(declaration, { ...current, ...values })
      checkOrder(declaration.fields, { ...current, ...values })
      await changePrototype(tx, prototype, { id, values }, nowMs)
      return id
    }
  }
}

function removeRoute({ write }: Writing, prototype: Prototype): Route {
  const { path, permissions } = prototype.table
  const remove: Prepare = (call) => {
    const ids = readIds(call.req.param('ids') ?? '')
    return async (tx) => {
      await removePrototypes(tx, prototype, call.var.viewer, ids)
      return ids.join(',')
    }
  }
  return {
    method: 'DELETE',
    path: `${path}/${idsParam}`,
    ...write(`${permissions}:remove`, remove),
  }
}

function actionRoute(
  writing: Writing,
  prototype: Prototype,
  name: string,
  action: DeclaredAction,
): Route {
  const { path: base, permissions } = prototype.table
  const { method = 'PUT', path = `${base}/${name}/{id}` } = action.call ?? {}
  const guard = action.secondFactor ? writing.signed : writing.write
  const permission = (action.permission ?? `${permissions}:${name}`) as Permission
  const guarded = guard(permission, acting(prototype, action))
  return { method, path: path.replace('{id}', idParam), hasBody: 'optional', ...guarded }
}
