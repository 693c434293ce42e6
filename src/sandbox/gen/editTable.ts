import type { Call } from '../request/call'
import { updateRow } from '../record/editRecord'
import type { Input } from '../record/Form'
import { code, id as readId, line, matching, refuse, text, wholeNumber } from '../record/readers'
import { columnsOf } from '../record/columnsOf'
import { readValues, sentInputs } from '../record/readValues'
import { findRow } from '../tables/findRow'
import type { Work } from '../writing'
import { genColumnNames, genTables } from './genTables'
import { isRecord } from '../values/isRecord'

const name = matching(/^[A-Za-z]\w*$/, 'identifierInvalid', 100)

const tableInputs: Readonly<Record<string, Input>> = {
  tableComment: { column: 'table_comment', read: line(500), required: true },
  className: { column: 'class_name', read: name, required: true },
  tplCategory: { column: 'tpl_category', read: code(['crud', 'tree']), empty: 'crud' },
  packageName: {
    column: 'package_name',
    read: matching(/^[A-Za-z][\w.]*$/, 'identifierInvalid', 100),
    required: true,
  },
  moduleName: { column: 'module_name', read: name, required: true },
  businessName: { column: 'business_name', read: name, required: true },
  functionName: { column: 'function_name', read: line(50), required: true },
  functionAuthor: { column: 'function_author', read: line(50), required: true },
  remark: { column: 'remark', read: text(500), empty: '' },
}

const queryTypes = ['EQ', 'NE', 'GT', 'GTE', 'LT', 'LTE', 'LIKE', 'BETWEEN']
const javaTypes = ['Long', 'String', 'Integer', 'Double', 'BigDecimal', 'Date', 'Boolean']
const htmlTypes =
  'input textarea select radio checkbox datetime imageUpload fileUpload editor'.split(' ')
const zeroOrOne = code(['0', '1'])
const readers: Readonly<Record<string, Input['read']>> = {
  columnComment: line(500),
  javaType: code(javaTypes),
  javaField: name,
  queryType: code(queryTypes),
  htmlType: code(htmlTypes),
  dictType: line(100),
  sort: wholeNumber(0, 9999),
}

/** An empty value of a column stays as it was, but for its words and its dictionary. */
const columnInputs: Readonly<Record<string, Input>> = Object.fromEntries(
  Object.entries(genColumnNames).map(([wire, column]) => {
    const mayBeEmpty = wire === 'columnComment' || wire === 'dictType'
    const empty = mayBeEmpty ? '' : wire.startsWith('is') ? '0' : undefined
    return [wire, { column, read: readers[wire] ?? zeroOrOne, empty }]
  }),
)

const treeNames = ['treeCode', 'treeName', 'treeParentCode'] as const

/** Gateway contract §6: what the generator makes of a table; of a tree, which columns make it one. */
export function editTable(call: Call): Work {
  const { body, viewer } = call.var
  const params = isRecord(body['params']) ? body['params'] : {}
  const id = String(readId(body['tableId'], 'tableId'))
  const values = readValues(sentInputs(tableInputs, body), body)
  const columns = readColumns(body['columns'])
  const tree = treeNames.map((key) => [key, wordOf(params[key])] as const)
  const parent = params['parentMenuId'] ?? undefined
  if (parent !== undefined) readId(parent, 'parentMenuId')
  const options = {
    ...Object.fromEntries(tree.filter(([key]) => key in params)),
    ...(parent !== undefined && { parentMenuId: parent }),
  }
  if (values['tplCategory'] === 'tree' && tree.some(([, column]) => column === ''))
    refuse('fieldEmpty', { name: 'treeCode, treeName, treeParentCode' })
  return async (tx, nowMs) => {
    await findRow(tx, genTables, viewer, id)
    const row = { ...columnsOf(tableInputs, values), update_by: viewer.userName }
    const sent = 'params' in body ? { options: JSON.stringify(options) } : {}
    await updateRow(tx, genTables, { id, row: { ...row, ...sent } }, nowMs)
    for (const { columnId, changes } of columns) {
      const names = Object.keys(changes)
      if (names.length === 0) continue
      const sets = names.map((column, index) => `${column} = $${index + 3}`).join(', ')
      const changed = await tx.query(
        `update gen_table_column set ${sets} where id = $1 and table_id = $2 returning id`,
        [columnId, id, ...Object.values(changes)],
      )
      if (changed.length === 0) refuse('referenceMissing', { name: 'columnId' })
    }
    return id
  }
}

function readColumns(sent: unknown) {
  if (sent === undefined) return []
  if (!Array.isArray(sent) || sent.length > 500) return refuse('fieldInvalid', { name: 'columns' })
  return sent.map((item: unknown) => {
    const column = isRecord(item) ? item : {}
    const changes = readValues(sentInputs(columnInputs, column), column)
    const columnId = String(readId(column['columnId'], 'columnId'))
    return { columnId, changes: columnsOf(columnInputs, changes) }
  })
}

function wordOf(value: unknown): string {
  return typeof value === 'string' && /^\w{1,64}$/.test(value) ? value : ''
}
