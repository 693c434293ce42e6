import { kinds, type KindName } from '@/engine/kinds'
import { literal, sourceText, type Entry, type Source } from './sourceText'

/** A column of a generated table (gateway contract §6, `/tool/gen`). */
export type GeneratedColumn = {
  readonly columnName: string
  readonly columnComment?: string | null
  /** As in the database: `decimal(20,6)`. */
  readonly columnType?: string | null
  readonly javaType?: string | null
  readonly javaField?: string | null
  readonly isPk?: boolean | null
  readonly isRequired?: boolean | null
  readonly isInsert?: boolean | null
  readonly isEdit?: boolean | null
  readonly isList?: boolean | null
  readonly isQuery?: boolean | null
  readonly queryType?: string | null
  readonly htmlType?: string | null
  readonly dictType?: string | null
}

export type GeneratedTable = {
  readonly tableName: string
  readonly tableComment?: string | null
  readonly moduleName?: string | null
  readonly businessName?: string | null
  readonly functionName?: string | null
  readonly tplCategory?: string | null
  /** Of a tree: the columns of a node's id, its parent's id and its name. */
  readonly treeCode?: string | null
  readonly treeParentCode?: string | null
  readonly treeName?: string | null
  readonly columns: readonly GeneratedColumn[]
}

export type Declaration = {
  readonly name: string
  readonly file: string
  /** The block under `resources` in each language's words. */
  readonly words: { readonly 'en-US': string; readonly 'zh-CN': string }
}

type Named = { readonly name: string; readonly column: GeneratedColumn; readonly kind: KindName }

/** Formatted like the project; a name that is no identifier goes to `wire`. */
export function declarationOf(table: GeneratedTable): Declaration {
  const { moduleName, businessName, tableName } = table
  const name = identifier(businessName || tableName)
  const page = `${word(moduleName, 'system')}/${word(businessName, name)}`
  const fields = nameFields(table)
  const spec: Source = {
    isOpen: true,
    object: [
      ['path', literal(`/${page}`)],
      ['component', literal(`${page}/index`)],
      ['permissions', literal(page.replace('/', ':'))],
      ['title', literal(titleOf(fields))],
      [
        'fields',
        {
          isOpen: true,
          object: fields.map((field) => [field.name, fieldSource(field, table, name)]),
        },
      ],
      ...listOf(fields, table),
      ...formsOf(fields),
      ['remove', 'true'],
    ],
  }
  const call = sourceText({ call: 'defineResource', args: [literal(name), spec] }, 0, 100)
  return {
    name,
    file: `import { defineResource, f } from '@/engine/declare'\n\nexport default ${call}\n`,
    words: {
      'en-US': wordsOf(
        name,
        { name: spaced(name), plural: `${capital(spaced(name))}s` },
        fields,
        isLatin,
      ),
      'zh-CN': wordsOf(name, namesIn(table, name), fields, () => true),
    },
  }
}

function nameFields({ columns }: GeneratedTable): readonly Named[] {
  const key = columns.find(({ isPk }) => isPk) ?? columns[0]
  const taken = new Set(['id'])
  return columns.map((column) => {
    if (column === key) return { name: 'id', column, kind: 'id' }
    const wanted = identifier(wireOf(column))
    let name = wanted
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`
    taken.add(name)
    return { name, column, kind: kindFor(column) }
  })
}

const secretName = /(?:secret|secretKey|privateKey|apiKey|password|pwd|googleCode|token|mnemonic)$/i

function kindFor(column: GeneratedColumn): KindName {
  const { columnType, javaType, htmlType, dictType } = column
  if (secretName.test(wireOf(column))) return 'secret'
  if (dictType) return htmlType === 'checkbox' ? 'list' : 'remoteCode'
  if (htmlType === 'imageUpload') return 'image'
  if (htmlType === 'datetime' || javaType === 'Date' || /^(date|time)/i.test(columnType ?? ''))
    return 'time'
  if (javaType === 'BigDecimal' || javaType === 'Double') return 'decimal'
  // an id may be longer than a number can hold
  if (javaType === 'Integer' || (javaType === 'Long' && !/id$/i.test(wireOf(column))))
    return 'integer'
  const isLong = htmlType === 'textarea' || htmlType === 'editor' || /text/i.test(columnType ?? '')
  return isLong ? 'longText' : 'text'
}

function fieldSource(
  { name, column, kind }: Named,
  table: GeneratedTable,
  resource: string,
): Source {
  const wire = wireOf(column)
  const renamed: Entry[] = wire === name || wire === '' ? [] : [['wire', literal(wire)]]
  if (kind === 'id') return constructed('id', [], renamed)
  if (isParent(column, table)) {
    const shown = table.columns.find(({ columnName }) => columnName === table.treeName)
    const top: Entry = ['top', literal('0')]
    const args = [literal(resource), literal(shown ? identifier(wireOf(shown)) : 'id')]
    return constructed('treeSelect', args, [top, ...renamed])
  }
  const dictType = literal(column.dictType ?? '')
  if (kind === 'list')
    return constructed('list', [{ call: 'f.remoteCode', args: [dictType] }], renamed)
  const options = [
    ...filterOf(column, kind),
    ...requiredOf(column),
    ...sizeOf(column, kind),
    ...renamed,
  ]
  if (kind !== 'remoteCode') return constructed(kind, [], options)
  const args = options.length > 0 ? [dictType, 'undefined'] : [dictType]
  return constructed(kind, args, options)
}

function constructed(kind: string, args: readonly Source[], options: readonly Entry[]): Source {
  return { call: `f.${kind}`, args: options.length > 0 ? [...args, { object: options }] : args }
}

function filterOf(column: GeneratedColumn, kind: KindName): readonly Entry[] {
  if (!column.isQuery) return []
  const wanted = { LIKE: 'like', BETWEEN: 'range' }[column.queryType ?? ''] ?? 'eq'
  const offered: readonly string[] = kinds[kind].filterOps
  // a gateway that finds an equal amount knows no range of amounts
  const instead = kinds[kind].isTime ? offered[0] : offered.find((one) => one !== 'range')
  const op = offered.includes(wanted) ? wanted : instead
  if (op === undefined) return []
  if (op !== 'range') return [['filter', literal(op)]]
  // the generator's names for both ends
  const ends = ['begin', 'end'].map((end) => literal(`${end}${capital(wireOf(column))}`))
  return [
    ['filter', literal(op)],
    ['range', ends],
  ]
}

function requiredOf({ isRequired, isInsert }: GeneratedColumn): readonly Entry[] {
  return isRequired && isInsert ? [['required', 'true']] : []
}

/** The size in the database's type: `varchar(64)`, `decimal(20,6)`, `date`. */
function sizeOf({ columnType }: GeneratedColumn, kind: KindName): readonly Entry[] {
  const [, type = '', length, scale] =
    /^(\w+)(?:\((\d{1,5})(?:, ?(\d{1,2}))?\))?/.exec(columnType ?? '') ?? []
  if (kind === 'decimal') return [['scale', String(Number(scale ?? 6))]]
  if (kind === 'time' && type.toLowerCase() === 'date') return [['precision', literal('day')]]
  const isText = kind === 'text' || kind === 'longText'
  return isText && length !== undefined && Number(length) > 0
    ? [['maxLength', String(Number(length))]]
    : []
}

function listOf(fields: readonly Named[], table: GeneratedTable): readonly Entry[] {
  const open = fields.filter(({ kind }) => kind !== 'secret')
  const shown = open.filter(({ column }) => column.isList)
  const isAll = shown.length === 0 || shown.length === open.length
  const parent = fields.find(({ column }) => isParent(column, table))
  const entries: Entry[] = [
    ...(parent ? [['tree', literal(parent.name)] as const] : []),
    ...(isAll ? [] : [['columns', namesOf(shown)] as const]),
  ]
  return entries.length > 0 ? [['list', { object: entries }]] : []
}

function formsOf(fields: readonly Named[]): readonly Entry[] {
  const typed = fields.filter(({ kind }) => kind !== 'id')
  const created = typed.filter(({ column }) => column.isInsert)
  const edited = typed.filter(({ column }) => column.isEdit)
  const form = (named: readonly Named[]): Source => ({ object: [['fields', namesOf(named)]] })
  const isOne = created.length > 0 && created.map(keyOf).join() === edited.map(keyOf).join()
  if (isOne) return [['form', form(created)]]
  return [
    ...(created.length > 0 ? [['create', form(created)] as const] : []),
    ...(edited.length > 0 ? [['edit', form(edited)] as const] : []),
  ]
}

function isParent({ columnName }: GeneratedColumn, table: GeneratedTable): boolean {
  return table.tplCategory === 'tree' && columnName === table.treeParentCode
}

function titleOf(fields: readonly Named[]): string {
  const texts = fields.filter(({ kind }) => kind === 'text')
  const found = texts.find(({ column }) => column.isQuery && column.queryType === 'LIKE')
  return (found ?? texts.find(({ column }) => column.isList) ?? texts[0])?.name ?? 'id'
}

/** @param isUsable whether a column's comment is in the language */
function wordsOf(
  name: string,
  names: { readonly name: string; readonly plural: string },
  fields: readonly Named[],
  isUsable: (comment: GeneratedColumn['columnComment']) => boolean,
): string {
  const wordOf = ({ name: field, column: { columnComment } }: Named) =>
    wordsIn(isUsable(columnComment) ? columnComment : null, field)
  const words = fields.map((field): Entry => [field.name, literal(wordOf(field))])
  const source: Source = {
    isOpen: true,
    object: [
      ['name', literal(names.name)],
      ['plural', literal(names.plural)],
      ['fields', { isOpen: true, object: words }],
    ],
  }
  return `${name}: ${sourceText(source, 0, 100)},\n`
}

function namesIn({ functionName, tableComment }: GeneratedTable, name: string) {
  const word = wordsIn(functionName || tableComment, name)
  return { name: word, plural: word }
}

function namesOf(fields: readonly Named[]): Source {
  return fields.map(({ name }) => literal(name))
}

function keyOf({ name }: Named): string {
  return name
}

function wireOf({ javaField, columnName }: GeneratedColumn): string {
  return javaField?.trim() || camelCase(columnName)
}

function identifier(text: string): string {
  const name = camelCase(text)
  return /^[A-Za-z]/.test(name) ? name : `field${capital(name)}`
}

function camelCase(text: string): string {
  const [first = '', ...others] = text.split(/[^A-Za-z0-9]+/).filter((part) => part !== '')
  const begin = first === first.toUpperCase() ? first.toLowerCase() : lower(first)
  return [begin, ...others.map((part) => capital(part.toLowerCase()))].join('')
}

function word(text: string | null | undefined, otherwise: string): string {
  return (text ?? '').replaceAll(/[^\w-]/g, '') || otherwise
}

function spaced(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
}

function wordsIn(text: string | null | undefined, name: string): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim() || capital(spaced(name))
}

function isLatin(text: string | null | undefined): boolean {
  return /^[\x20-\x7E]+$/.test(text ?? '')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
