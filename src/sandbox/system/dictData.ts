import type { Language } from '@/engine/config'
import type { Queryable, Row } from '../db/Db'
import type { Form } from '../record/Form'
import { code, line, refuse } from '../record/readers'
import { plain } from '../tables/columns'
import { dayRange, equal, idOneOf, like, oneOf } from '../tables/filters'
import type { Table } from '../tables/Table'
import { dictTypeName } from './dictTypes'
import { keeping, keptColumns, remarkInput, sortInput, statusInput } from '../record/kept'

const listClasses = ['default', 'primary', 'success', 'info', 'warning', 'danger']

/** Gateway contract §5.1. An entry has a label in each language; each reader sees and writes its own. */
export const dictData: Table = inLanguage('en-US')

export const dictDataForm: Form = formIn('en-US')

/** The label in a language, or the other one where it has none. */
export function labelSql(language: Language): string {
  const [own, other] = labelColumns(language)
  return `coalesce(nullif(${own}, ''), ${other})`
}

function labelColumns(language: Language): readonly [own: string, other: string] {
  return language === 'zh-CN' ? ['dict_label', 'dict_label_en'] : ['dict_label_en', 'dict_label']
}

function inLanguage(language: Language): Table {
  const label = labelSql(language)
  return {
    path: '/system/dict/data',
    permissions: 'system:dict',
    from: 'sys_dict_data',
    idName: 'dictCode',
    orderSql: 'dict_sort',
    columns: {
      dictCode: plain('id'),
      dictSort: plain('dict_sort'),
      dictLabel: plain(label),
      dictValue: plain('dict_value'),
      dictType: plain('dict_type'),
      cssClass: plain('css_class'),
      listClass: plain('list_class'),
      isDefault: plain('is_default'),
      status: plain('status'),
      ...keptColumns,
    },
    filters: [
      idOneOf('dictCode', 'id'),
      equal('dictType', 'dict_type'),
      like('dictLabel', label),
      oneOf('status', 'status'),
      dayRange('create_time'),
    ],
    spoken: inLanguage,
  }
}

function formIn(language: Language): Form {
  const [own] = labelColumns(language)
  return {
    ...keeping,
    table: inLanguage(language),
    spoken: formIn,
    inputs: {
      dictType: { column: 'dict_type', read: dictTypeName, required: true },
      dictLabel: { column: own, read: line(100), required: true },
      dictValue: { column: 'dict_value', read: line(100), required: true },
      dictSort: sortInput('dict_sort'),
      cssClass: { column: 'css_class', read: line(100), empty: '' },
      listClass: { column: 'list_class', read: code(listClasses), empty: '' },
      isDefault: { column: 'is_default', read: code(['Y', 'N']), empty: 'N' },
      status: statusInput,
      remark: remarkInput,
    },
    unique: [['dictType', 'dictValue']],
    checkStored: refuseUnknownType,
  }
}

async function refuseUnknownType(tx: Queryable, record: Row): Promise<void> {
  const types = await tx.query('select 1 from sys_dict_type where dict_type = $1', [
    record['dictType'],
  ])
  if (types.length === 0) refuse('referenceMissing', { name: 'dictType' })
}
