import type { Resource } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import type { Filter, Query } from '@/sandbox/tables/filters'
import type { Table } from '@/sandbox/tables/Table'
import { fieldsOf, type AnyField } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'
import { literal } from '../project/wording'
import { isUnreturned } from './filters'

/** Fields that the gateway's table, known from its contract, does not have. */
export const gatewayTable: ResourceCheck = (resource, { tables = [] }) => {
  const table = tables.find(({ path }) => path === resource.path)
  if (!table) return []
  return [
    ...permissionFinding(resource, table),
    ...fieldsOf(resource).flatMap(([name, field]) => {
      const finding = fieldFinding(resource, table, name, field)
      return finding ? [{ field: name, ...finding }] : []
    }),
  ]
}

function permissionFinding(resource: Resource, { permissions }: Table): readonly FieldFinding[] {
  if (resource.permissions === permissions) return []
  return [
    {
      problem: `The gateway asks for '${permissions}' at '${resource.path}', not for ${literal(resource.permissions)}.`,
      fix: `Write permissions: '${permissions}'.`,
    },
  ]
}

function fieldFinding(
  resource: Resource,
  table: Table,
  name: string,
  field: AnyField,
): FieldFinding | undefined {
  const { kind, filter, find, wire = name, reveal, total } = field
  const isSecret = Object.hasOwn(table.secrets ?? {}, wire)
  if (isUnreturned(field)) return reveal && !isSecret ? noSecret(wire) : undefined
  if (isSecret) {
    return {
      problem: `The gateway keeps \`${wire}\` as a secret, so as \`f.${kind}\` it is always empty.`,
      fix: 'Make it f.secret({ reveal: true }).',
    }
  }
  if (!Object.hasOwn(table.columns, wire)) {
    if (!filter && !isRead(resource, name)) return undefined
    const what = filter ? `has a ${find ? 'find' : 'filter'}` : 'is shown'
    return {
      problem: `\`${name}\` ${what}, but the list of '${table.path}' never returns \`${wire}\`.`,
      fix: `Name what it returns in \`wire\`, or take \`${name}\` out.`,
    }
  }
  if (filter && kindOf(field).filterOps.includes(filter) && !answers(table, field, wire)) {
    return {
      problem: `\`${name}\` has a ${find ? 'find' : 'filter'}, but '${table.path}' is not narrowed by it.`,
      fix: `Take \`${find ? 'find' : 'filter'}\` out, or teach the gateway's table the filter.`,
    }
  }
  if (!total || kind !== 'money' || table.columns[wire]?.isTotalled) return undefined
  return {
    problem: `\`${name}\` has a total, but '${table.path}' sums no \`${wire}\`.`,
    fix: "Take `total` out, or let the gateway's table sum it.",
  }
}

function noSecret(wire: string): FieldFinding {
  return {
    problem: `\`reveal\` asks the gateway for the secret \`${wire}\`, which it does not have.`,
    fix: 'Take `reveal` out, or name the secret in `wire`.',
  }
}

/** Not only typed: in the list, or in no form. */
function isRead({ list, fields, create, edit }: Resource, name: string): boolean {
  const columns = list?.columns ?? Object.keys(fields)
  const isTyped = [...(create?.fields ?? []), ...(edit?.fields ?? [])].includes(name)
  return !isTyped || columns.includes(name)
}

/** Whether a filter of the table reads what the field's filter sends. */
function answers({ filters }: Table, { filter, range }: AnyField, wire: string): boolean {
  const ends = range ?? ['beginTime', 'endTime']
  const sent = filter === 'range' ? ends : [wire]
  return sent.every((name) => filters.some((read) => reads(read, name)))
}

function reads(filter: Filter, name: string): boolean {
  const value = /time|date/i.test(name) ? '2026-01-01' : '1'
  const query: Query = (asked) => (asked === name ? value : '')
  return filter(query, () => '$1') !== undefined
}
