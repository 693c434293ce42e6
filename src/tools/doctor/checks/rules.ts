import type { Resource } from '@/engine/declare'
import { fieldOf } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import { nearest } from '../project/nearest'
import type { ResourceCheck } from '../project/Project'
import { literal, withArticle } from '../project/wording'

type Rule = Readonly<Record<string, unknown>>

/** A rule about amounts: which of its parts name them, and what it does with them, in words. */
type Arithmetic = {
  readonly parts: readonly string[]
  readonly takes: (name: string) => string
  readonly joins: (one: string, other: string) => string
}

const arithmetic: Readonly<Record<string, Arithmetic>> = {
  balanced: {
    parts: ['before', 'change', 'after'],
    takes: (name) => `adds ${name} up`,
    joins: (one, other) => `adds ${one} to ${other}`,
  },
  atMost: {
    parts: ['part', 'whole'],
    takes: (name) => `compares ${name}`,
    joins: (one, other) => `compares ${one} with ${other}`,
  },
}

const known = [...Object.keys(arithmetic), 'anyOf']
const amounts = new Set(['money', 'decimal'])

/** A rule about what cannot be added up, or of a name that is a known one but for a letter or two. */
export const rules: ResourceCheck = (resource) =>
  (resource.rules ?? []).flatMap((rule): readonly FieldFinding[] => {
    const name = String(rule['rule'])
    const found = arithmetic[name]
    if (found) return amountFindings(resource, rule, found)
    const near = known.includes(name) ? undefined : nearest(name, known)
    if (!near) return []
    return [{ problem: `There is no rule ${literal(name)}.`, fix: `Write '${near}'.` }]
  })

function amountFindings(
  resource: Resource,
  rule: Rule,
  { parts, takes, joins }: Arithmetic,
): readonly FieldFinding[] {
  const operands = parts.flatMap((part) => {
    const name = String(rule[part])
    const field = fieldOf(resource, name)
    return field ? [{ name, kind: field.kind, unit: field['unit'] }] : []
  })
  const odd = operands.filter(({ kind }) => !amounts.has(kind))
  if (odd.length > 0) {
    return odd.map(({ name, kind }) => ({
      field: name,
      problem: `A rule ${takes(`\`${name}\``)}, which is ${withArticle(kind)}.`,
      fix: 'Name an amount, such as usdt().',
    }))
  }
  const [first, ...rest] = operands.filter(({ unit }) => unit)
  const stranger = rest.find(({ unit }) => unit !== first?.unit)
  if (!first || !stranger) return []
  const inUnit = ({ name, unit }: typeof first) => `\`${name}\` in ${String(unit)}`
  return [
    {
      field: stranger.name,
      problem: `A rule ${joins(inUnit(stranger), inUnit(first))}.`,
      fix: 'Name amounts of one unit.',
    },
  ]
}
