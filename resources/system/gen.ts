import { defineResource, f } from '@/engine/declare'
import { htmlType, javaType, queryType, tableForm } from './dicts'

const mark = () => f.flag({ on: '1', off: '0' })
const names = ['tableName', 'tableComment', 'className', 'functionAuthor', 'remark'] as const
const place = ['tplCategory', 'packageName', 'moduleName', 'businessName', 'functionName'] as const
const tree = ['treeCode', 'treeParentCode', 'treeName'] as const
const ofTrees = { visibleWhen: { tplCategory: 'tree' } } as const

export default defineResource('gen', {
  path: '/tool/gen',
  component: 'tool/gen/index',
  permissions: 'tool:gen',
  title: 'tableName',
  fields: {
    id: f.id({ wire: 'tableId' }),
    tableName: f.text({ filter: 'like', required: true }),
    tableComment: f.text({ filter: 'like', required: true }),
    className: f.text({ required: true }),
    functionAuthor: f.text({ required: true }),
    remark: f.longText({ maxLength: 500 }),
    tplCategory: f.code(tableForm, { required: true }),
    packageName: f.text({ required: true }),
    moduleName: f.text({ required: true }),
    businessName: f.text({ required: true }),
    functionName: f.text({ required: true }),
    treeCode: f.text(ofTrees),
    treeParentCode: f.text(ofTrees),
    treeName: f.text(ofTrees),
    columns: f.matrix(
      {
        columnId: f.id(),
        columnName: f.text(),
        columnType: f.text({ readOnly: true }),
        columnComment: f.text({ maxLength: 500 }),
        javaType: f.code(javaType),
        javaField: f.text({ required: true }),
        isPk: f.flag({ on: '1', off: '0', readOnly: true }),
        isRequired: mark(),
        isInsert: mark(),
        isEdit: mark(),
        isList: mark(),
        isQuery: mark(),
        queryType: f.code(queryType),
        htmlType: f.code(htmlType),
        dictType: f.text(),
        sort: f.integer(),
      },
      { rows: 'columnName' },
    ),
    createTime: f.time({ filter: 'range' }),
    updateTime: f.time(),
  },
  list: { columns: ['tableName', 'tableComment', 'className', 'createTime', 'updateTime'] },
  sections: { names, place, tree, grid: ['columns'] },
  edit: { fields: [...names, ...place, ...tree, 'columns'] },
  remove: true,
  override: { section: { list: 'importTables' }, page: { show: 'genPreview', edit: 'genEdit' } },
})
