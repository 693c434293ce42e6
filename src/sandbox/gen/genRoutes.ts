import type { Call } from '../request/call'
import type { Db, Queryable } from '../db/Db'
import type { Generator } from '../platform'
import { refuse } from '../record/readers'
import { Refusal } from '../request/Refusal'
import { idParam, type Route } from '../request/route'
import { removeRoute } from '../routes/record'
import { queryOf } from '../routes/table'
import { findRow } from '../tables/findRow'
import { selection } from '../tables/selection'
import type { Work, Writing } from '../writing'
import { codeOf } from './codeOf'
import { offeredLister } from './listOffered'
import { editTable } from './editTable'
import { genColumnSelection, genTables } from './genTables'
import { importTable, synchronise } from './importTable'
import { zipOf } from './zip'

/** Gateway contract §6: the code generator, over the sandbox's own tables. */
export function genRoutes(db: Db, writing: Writing, generator: Generator): Route[] {
  const listOffered = offeredLister(generator)
  const { write } = writing
  const { path } = genTables
  return [
    {
      method: 'GET',
      path: `${path}/db/list`,
      access: 'tool:gen:list',
      answer: (call) => listOffered(db, call.var.viewer, queryOf(call)),
    },
    {
      method: 'GET',
      path: `${path}/column/:tableId{[0-9]{1,18}}`,
      access: 'tool:gen:list',
      answer: async (call) => {
        const rows = await columnsOfTable(db, call.req.param('tableId') ?? '')
        return { rows, total: rows.length }
      },
    },
    {
      method: 'GET',
      path: `${path}/${idParam}`,
      access: 'tool:gen:query',
      answer: async (call) => ({ data: await oneTable(db, call) }),
    },
    {
      method: 'POST',
      path: `${path}/importTable`,
      hasBody: 'optional',
      ...write('tool:gen:import', (call) => importing(call, generator), {
        title: 'tool:gen:importTable',
      }),
    },
    { method: 'PUT', path, hasBody: true, ...write('tool:gen:edit', editTable) },
    {
      method: 'GET',
      path: `${path}/synchDb/:tableName`,
      ...write('tool:gen:edit', synchronising, { title: 'tool:gen:synchDb' }),
    },
    {
      method: 'GET',
      path: `${path}/preview/${idParam}`,
      access: 'tool:gen:preview',
      answer: async (call) => ({ data: await codeOf(db, call.req.param('id')) }),
    },
    {
      method: 'GET',
      path: `${path}/batchGenCode`,
      access: 'tool:gen:code',
      answer: (call) => archive(db, (call.req.query('tables') ?? '').split(',')),
    },
    ...['download', 'genCode'].map((name): Route => ({
      method: 'GET',
      path: `${path}/${name}/:tableName`,
      access: 'tool:gen:code',
      answer: (call) => archive(db, [call.req.param('tableName') ?? '']),
    })),
    removeRoute(writing, { table: genTables, usedIn: [] }),
  ]
}

function columnsOfTable(db: Queryable, tableId: string) {
  return db.query(
    `select ${genColumnSelection} from gen_table_column where table_id = $1 order by sort, id`,
    [tableId],
  )
}

async function oneTable(db: Queryable, call: Call) {
  const id = call.req.param('id') ?? ''
  const table = await findRow(db, genTables, call.var.viewer, id)
  const rows = await columnsOfTable(db, id)
  const options: object = JSON.parse(String(table['options']))
  const tables = await db.query(`select ${selection(genTables)} from gen_table order by id`)
  return { info: { ...table, ...options, columns: rows }, rows, tables }
}

/** The names come in the query, joined by commas. */
function importing(call: Call, generator: Generator): Work {
  const names = (call.req.query('tables') ?? '').split(',').filter((name) => name !== '')
  if (names.length === 0) refuse('fieldEmpty', { name: 'tables' })
  return async (tx, nowMs) => {
    const ids: string[] = []
    for (const tableName of new Set(names))
      ids.push(await importTable(tx, { viewer: call.var.viewer, tableName, nowMs, generator }))
    return ids.join(',')
  }
}

function synchronising(call: Call): Work {
  const name = (call.req.param('tableName') ?? '').replaceAll('\0', '\uFFFD')
  return (tx) => synchronise(tx, name)
}

/** @throws Refusal 404 for a table that was not imported */
async function archive(db: Queryable, names: readonly string[]): Promise<Response> {
  const files: Record<string, string> = {}
  for (const name of names) {
    const [table] = await db.query('select id from gen_table where table_name = $1', [
      name.replaceAll('\0', '\uFFFD'),
    ])
    if (table === undefined) throw new Refusal(404, 'notFound')
    Object.assign(files, await codeOf(db, table['id']))
  }
  return new Response(zipOf(files), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment; filename="wattdesk.zip"',
    },
  })
}
