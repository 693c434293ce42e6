import type { Queryable } from '../db/Db'
import type { Form } from '../record/Form'
import { line, matching, refuse } from '../record/readers'
import { plain } from '../tables/columns'
import { dayRange, idOneOf, like, oneOf } from '../tables/filters'
import type { Table } from '../tables/Table'
import { keeping, keptColumns, remarkInput, statusInput } from '../record/kept'

/** Gateway contract §5.1: the types that dictionary entries belong to. */
export const dictTypes: Table = {
  path: '/system/dict/type',
  permissions: 'system:dict',
  from: 'sys_dict_type',
  idName: 'dictId',
  orderSql: 'id',
  columns: {
    dictId: plain('id'),
    dictName: plain('dict_name'),
    dictType: plain('dict_type'),
    status: plain('status'),
    ...keptColumns,
  },
  filters: [
    idOneOf('dictId', 'id'),
    like('dictName', 'dict_name'),
    like('dictType', 'dict_type'),
    oneOf('status', 'status'),
    dayRange('create_time'),
  ],
}

export const dictTypeName = matching(/^[a-z][a-z0-9_]*$/, 'dictTypeInvalid', 100)

/** A renamed type takes its entries along: the database sees to it. */
export const dictTypeForm: Form = {
  ...keeping,
  table: dictTypes,
  inputs: {
    dictName: { column: 'dict_name', read: line(100), required: true },
    dictType: { column: 'dict_type', read: dictTypeName, required: true },
    status: statusInput,
    remark: remarkInput,
  },
  unique: [['dictType']],
  beforeRemoval: refuseFilled,
}

async function refuseFilled(tx: Queryable, ids: readonly string[]): Promise<void> {
  const [filled] = await tx.query(
    `select dict_type from sys_dict_type where id = any($1::bigint[])
     and exists (select 1 from sys_dict_data d where d.dict_type = sys_dict_type.dict_type)`,
    [ids],
  )
  if (filled) refuse('dictTypeInUse', { value: String(filled['dict_type']) })
}
