import type { Call } from '../request/call'
import type { Db } from '../db/Db'
import { fieldText } from '../values/fieldText'
import { addRecord } from '../record/addRecord'
import { editRecord, updateRow } from '../record/editRecord'
import { code, id as readId } from '../record/readers'
import { readValues, sentInputs } from '../record/readValues'
import type { Route } from '../request/route'
import { removeRoute } from '../routes/record'
import { findRow } from '../tables/findRow'
import { selection } from '../tables/selection'
import type { Work, Writing } from '../writing'
import { guardAdminRole } from './administrators'
import { deptsOfRole, menusOfRole, readLinks, setLinks } from './links'
import { roleForm, roles } from './roles'

/** Gateway contract §6. A role that is changed acts at the next request of its users. */
export function roleRoutes({ db, writing }: { db: Db; writing: Writing }): Route[] {
  const { write } = writing
  const { path } = roles
  const put = { method: 'PUT', hasBody: true } as const
  return [
    {
      method: 'GET',
      path: `${path}/optionselect`,
      access: 'system:role:query',
      answer: async () => ({
        data: await db.query(
          `select ${selection(roles)} from sys_role where status = '0' order by role_sort, role_id`,
        ),
      }),
    },
    { method: 'POST', path, hasBody: true, ...write('system:role:add', add) },
    { ...put, path, ...write('system:role:edit', edit) },
    { ...put, path: `${path}/changeStatus`, ...write('system:role:edit', changeStatus) },
    {
      ...put,
      path: `${path}/dataScope`,
      ...write('system:role:edit', setDataScope, { title: 'system:role:dataScope' }),
    },
    removeRoute(writing, roleForm),
  ]
}

function add(call: Call): Work {
  const { body, viewer } = call.var
  const values = readValues(roleForm.inputs, body)
  const menuIds = readLinks(menusOfRole, body)
  return async (tx, nowMs) => {
    const id = await addRecord(tx, roleForm, viewer, values, nowMs)
    await setLinks(tx, menusOfRole, id, menuIds)
    return id
  }
}

function edit(call: Call): Work {
  const { body, viewer } = call.var
  const id = String(readId(body['roleId'], 'roleId'))
  guardAdminRole([id])
  const changes = readValues(sentInputs(roleForm.inputs, body), body)
  const menuIds = readLinks(menusOfRole, body)
  return async (tx, nowMs, note) => {
    const version = { id, updateTime: fieldText(body, 'updateTime'), changes }
    note(id, await editRecord(tx, roleForm, viewer, version, nowMs))
    await setLinks(tx, menusOfRole, id, menuIds)
    return id
  }
}

function changeStatus(call: Call): Work {
  const status = code(['0', '1'])(call.var.body['status'], 'status')
  return settingColumn(call, { status })
}

/** 1 all, 2 the departments that are named, 3 one's own, 4 one's own and below, 5 only one's own records. */
function setDataScope(call: Call): Work {
  const dataScope = code(['1', '2', '3', '4', '5'])(call.var.body['dataScope'], 'dataScope')
  const named = readLinks(deptsOfRole, call.var.body) ?? []
  const work = settingColumn(call, { data_scope: dataScope })
  return async (tx, nowMs, note) => {
    const id = await work(tx, nowMs, note)
    await setLinks(tx, deptsOfRole, id, dataScope === '2' ? named : [])
    return id
  }
}

function settingColumn(call: Call, row: Readonly<Record<string, unknown>>): Work {
  const { body, viewer } = call.var
  const id = String(readId(body['roleId'], 'roleId'))
  guardAdminRole([id])
  return async (tx, nowMs) => {
    await findRow(tx, roles, viewer, id)
    await updateRow(tx, roles, { id, row: { ...row, update_by: viewer.userName } }, nowMs)
    return id
  }
}
