import type { Call } from '../request/call'
import { fieldText } from '../values/fieldText'
import { addRecord } from '../record/addRecord'
import { editRecord } from '../record/editRecord'
import type { Form } from '../record/Form'
import { id as readId } from '../record/readers'
import { readValues, sentInputs } from '../record/readValues'
import { readIds, removeRecords } from '../record/removeRecords'
import { idsParam, type Route } from '../request/route'
import { idOf } from '../tables/idOf'
import type { Work, Writing } from '../writing'

/** Adding, editing and deleting the records of a table. */
export function recordRoutes(writing: Writing, form: Form): Route[] {
  return [addRoute(writing, form), editRoute(writing, form), removeRoute(writing, form)]
}

function addRoute({ write }: Writing, form: Form): Route {
  const { path, permissions } = form.table
  const guarded = write(`${permissions}:add`, (call) => add(spoken(form, call), call))
  return { method: 'POST', path, hasBody: true, ...guarded }
}

function editRoute({ write }: Writing, form: Form): Route {
  const { path, permissions } = form.table
  const guarded = write(`${permissions}:edit`, (call) => edit(spoken(form, call), call))
  return { method: 'PUT', path, hasBody: true, ...guarded }
}

type Removal = Pick<Form, 'table' | 'usedIn' | 'beforeRemoval'>

export function removeRoute({ write }: Writing, form: Removal): Route {
  const { path, permissions } = form.table
  const guarded = write(`${permissions}:remove`, (call) => remove(form, call))
  return { method: 'DELETE', path: `${path}/${idsParam}`, ...guarded }
}

function spoken(form: Form, call: Call): Form {
  return form.spoken?.(call.var.language) ?? form
}

function add(form: Form, call: Call): Work {
  const { body, viewer } = call.var
  const values = readValues({ ...form.inputs, ...form.firstInputs }, body)
  form.check?.(values)
  return (tx, nowMs) => addRecord(tx, form, viewer, values, nowMs)
}

function edit(form: Form, call: Call): Work {
  const { body, viewer } = call.var
  const { name } = idOf(form.table)
  const id = String(readId(body[name] ?? body[form.idAlias ?? 'id'], name))
  const updateTime = fieldText(body, 'updateTime')
  const changes = readValues(sentInputs(form.inputs, body), body)
  return async (tx, nowMs, note) => {
    note(id, await editRecord(tx, form, viewer, { id, updateTime, changes }, nowMs))
    return id
  }
}

function remove(form: Removal, call: Call): Work {
  const ids = readIds(call.req.param('ids') ?? '')
  return async (tx) => {
    await removeRecords(tx, form, call.var.viewer, ids)
    return ids.join(',')
  }
}
