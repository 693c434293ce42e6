import { money, plain, time } from '../tables/columns'
import { amountRange, dayRange, equal, idOneOf, like, oneOf, type Filter } from '../tables/filters'
import type { Column, Table } from '../tables/Table'
import { timeZone } from '../settings/settings'
import type { Declaration, DeclaredField } from './Declaration'
import { sandboxColumn } from './kinds'
import { permissionsOf, wireName } from './names'

type Entry = { wire: string; field: DeclaredField }

/**
 * A table for a declared resource that has none: its rows are JSON, its columns what the declaration
 * says.
 * @throws Error for names that cannot become SQL
 */
export function prototypeTable(declaration: Declaration): Table {
  const entries = Object.entries(declaration.fields).map(([name, field]): Entry => {
    return { wire: wireName(name, field), field }
  })
  const shown = entries.filter(({ field }) => field.kind !== 'secret')
  const owner = entries.find(({ field }) => field.kind === 'ref' && field.resource === 'store')
  const secrets = entries.filter(({ field }) => field.kind === 'secret')
  return {
    path: declaration.path,
    permissions: permissionsOf(declaration),
    from: `(select *, xmin from prototype where resource = '${resourceKey(declaration)}') as declared`,
    isVersioned: true,
    ...(owner && { ownerSql: typed(owner) }),
    columns: {
      id: plain('id'),
      ...Object.fromEntries(shown.map((entry) => [entry.wire, columnOf(entry)])),
      createTime: time('create_time'),
      updateTime: time('update_time'),
    },
    filters: [idOneOf('id', 'id'), ...shown.flatMap(filterOf)],
    ...(secrets.length > 0 && {
      secrets: Object.fromEntries(secrets.map(({ wire }) => [wire, `data ->> '${wire}'`])),
    }),
  }
}

/** @throws Error for a name that is no identifier */
export function resourceKey({ name }: Declaration): string {
  return wireName(name, { kind: 'text' })
}

/** The value by the type that orders it. */
function typed({ wire, field }: Entry): string {
  const type = sandboxColumn(field)
  const text = `(data ->> '${wire}')`
  if (wire === 'createTime') return 'create_time'
  if (type === 'timestamptz') return `(${text}::timestamp at time zone '${timeZone}')`
  return type === 'text' ? text : `${text}::${type}`
}

function columnOf(entry: Entry): Column {
  const { wire, field } = entry
  if (field.kind === 'id') return plain('id')
  if (field.kind === 'money')
    return money(typed(entry), field.unit ?? '', { total: field.total === 'sum' })
  return { sql: typed(entry), wire: `data -> '${wire}'`, isTotalled: false }
}

function amountNames(wire: string): readonly [begin: string, end: string] {
  const name = wire.charAt(0).toUpperCase() + wire.slice(1)
  return [`begin${name}`, `end${name}`]
}

/** The filters that a declaration asks for. */
function filterOf(entry: Entry): Filter[] {
  const { wire, field } = entry
  if (field.kind === 'id') return [idOneOf(wire, 'id')]
  if (field.kind === 'ref' || field.kind === 'treeSelect') return [idOneOf(wire, typed(entry))]
  const sql = `(data ->> '${wire}')`
  const offered: Readonly<Record<string, () => Filter>> = {
    eq: () => equal(wire, sql),
    like: () => like(wire, sql),
    in: () => oneOf(wire, sql),
    range: () =>
      field.kind === 'time'
        ? dayRange(typed(entry), field.range)
        : amountRange(typed(entry), field.range ?? amountNames(wire)),
  }
  const found = field.find === 'prefix' ? 'like' : field.find && 'eq'
  const wanted = field.filter ?? found ?? ''
  const make = Object.hasOwn(offered, wanted) ? offered[wanted] : undefined
  return make ? [make()] : []
}
