import type { Resource } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import { rangeNames } from '@/engine/schema/filterOps'
import { fieldsOf, innerFields, type AnyField } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'

/** Something that has a name on the wire, and how to give it another. */
type Named = { readonly field: string; readonly wire: string; readonly fix?: string }

const inQuery = ['pageNum', 'pageSize', 'orderByColumn', 'isAsc']

/** Two things that are one on the wire, so that one of them is lost. */
export const wireNames: ResourceCheck = (resource) => [
  ...clashes(fieldsOf(resource).flatMap(named), 'on the wire'),
  ...fieldsOf(resource).flatMap(([, field]) =>
    clashes(innerFields(field).flatMap(named), 'in its rows'),
  ),
  ...clashes([...reserved('the paging', inQuery), ...filterNames(resource)], 'in the query'),
  ...formClashes(resource),
  ...Object.entries(resource.actions).flatMap(([action, { args = {} }]) =>
    clashes(
      [
        ...reserved('the record itself', ['id']),
        ...reserved('the second password', ['secondPwd']),
        ...Object.entries<AnyField>(args).flatMap(named),
      ],
      `in what \`${action}\` sends`,
    ),
  ),
]

function reserved(field: string, wires: readonly string[]): readonly Named[] {
  return wires.map((wire) => ({ field, wire }))
}

function named([name, field]: readonly [string, AnyField]): readonly Named[] {
  return kindOf(field).derive ? [] : [{ field: `\`${name}\``, wire: field.wire ?? name }]
}

/** A range has two names; the first one stands for both. */
function filterNames(resource: Resource): readonly Named[] {
  return fieldsOf(resource).flatMap(([name, field]) => {
    const { filter } = field
    if (filter === undefined || !kindOf(field).filterOps.includes(filter)) return []
    if (filter !== 'range') return named([name, field])
    const [begin] = rangeNames(name, field)
    const own = name.charAt(0).toUpperCase() + name.slice(1)
    const fix = `Name its ends: { range: ['begin${own}', 'end${own}'] }.`
    return [{ field: `\`${name}\``, wire: begin, fix }]
  })
}

function formClashes({ create, edit, fields }: Resource): readonly FieldFinding[] {
  const taken = [
    ...(create?.secondFactor ? [['create', 'secondPwd', create.fields] as const] : []),
    ...(edit?.secondFactor ? [['edit', 'secondPwd', edit.fields] as const] : []),
    ...(edit ? [['edit', 'updateTime', edit.fields] as const] : []),
  ]
  return taken.flatMap(([form, wire, names]) =>
    names
      .filter((name) => (fields[name]?.wire ?? name) === wire)
      .map((field) => ({
        field,
        problem: `\`${form}\` sends \`${wire}\` by itself, so the input of \`${field}\` is lost.`,
        fix: `Take \`${field}\` out of \`${form}.fields\`.`,
      })),
  )
}

function clashes(names: readonly Named[], where: string): readonly FieldFinding[] {
  return names.flatMap(({ field, wire, fix }, index) => {
    const other = names.slice(0, index).find((one) => one.wire === wire)
    if (!other) return []
    return [
      {
        field: field.replaceAll('`', ''),
        problem: `${field} is called \`${wire}\` ${where}, and so is ${other.field}.`,
        fix: fix ?? 'Give it another `wire` name, or leave one of the two out.',
      },
    ]
  })
}
