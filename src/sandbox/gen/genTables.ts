import { plain } from '../tables/columns'
import { dayRange, idOneOf, like } from '../tables/filters'
import type { Table } from '../tables/Table'
import { keptColumns } from '../record/kept'

/** Gateway contract §6: the tables that the code generator has imported. */
export const genTables: Table = {
  path: '/tool/gen',
  permissions: 'tool:gen',
  from: 'gen_table',
  idName: 'tableId',
  columns: {
    tableId: plain('id'),
    tableName: plain('table_name'),
    tableComment: plain('table_comment'),
    className: plain('class_name'),
    tplCategory: plain('tpl_category'),
    packageName: plain('package_name'),
    moduleName: plain('module_name'),
    businessName: plain('business_name'),
    functionName: plain('function_name'),
    functionAuthor: plain('function_author'),
    options: { ...plain('options'), wire: 'options::text' },
    ...keptColumns,
  },
  filters: [
    idOneOf('tableId', 'id'),
    like('tableName', 'table_name'),
    like('tableComment', 'table_comment'),
    dayRange('create_time'),
  ],
}

/** By wire name, the columns that an edit can change: how each is read is in `columnInputs`. */
export const genColumnNames: Readonly<Record<string, string>> = {
  columnComment: 'column_comment',
  javaType: 'java_type',
  javaField: 'java_field',
  isRequired: 'is_required',
  isInsert: 'is_insert',
  isEdit: 'is_edit',
  isList: 'is_list',
  isQuery: 'is_query',
  queryType: 'query_type',
  htmlType: 'html_type',
  dictType: 'dict_type',
  sort: 'sort',
}

/** Selects the columns of an imported table under their wire names. */
export const genColumnSelection = Object.entries({
  columnId: 'id',
  tableId: 'table_id',
  columnName: 'column_name',
  columnType: 'column_type',
  isPk: 'is_pk',
  isIncrement: 'is_increment',
  ...genColumnNames,
})
  .map(([wire, column]) => `${column} as "${wire}"`)
  .join(', ')
