import type { Queryable } from '../db/Db'
import type { Form } from '../record/Form'
import { code, line, refuse, text } from '../record/readers'
import { plain } from '../tables/columns'
import { dayRange, idOneOf, like, oneOf } from '../tables/filters'
import type { Table } from '../tables/Table'
import { keeping, keptColumns, remarkInput } from '../record/kept'

/** Gateway contract §5.1: settings of the whole gateway, by key. */
export const configs: Table = {
  path: '/system/config',
  permissions: 'system:config',
  from: 'sys_config',
  idName: 'configId',
  orderSql: 'id',
  columns: {
    configId: plain('id'),
    configName: plain('config_name'),
    configKey: plain('config_key'),
    configValue: plain('config_value'),
    configType: plain('config_type'),
    ...keptColumns,
  },
  filters: [
    idOneOf('configId', 'id'),
    like('configName', 'config_name'),
    like('configKey', 'config_key'),
    oneOf('configType', 'config_type'),
    dayRange('create_time'),
  ],
}

export const configForm: Form = {
  ...keeping,
  table: configs,
  inputs: {
    configName: { column: 'config_name', read: line(100), required: true },
    configKey: { column: 'config_key', read: line(100), required: true },
    configValue: { column: 'config_value', read: text(500), required: true },
    configType: { column: 'config_type', read: code(['Y', 'N']), empty: 'N' },
    remark: remarkInput,
  },
  unique: [['configKey']],
  beforeRemoval: refuseBuiltIn,
}

async function refuseBuiltIn(tx: Queryable, ids: readonly string[]): Promise<void> {
  const [builtIn] = await tx.query(
    "select config_key from sys_config where id = any($1::bigint[]) and config_type = 'Y'",
    [ids],
  )
  if (builtIn) refuse('builtIn', { value: String(builtIn['config_key']) })
}
