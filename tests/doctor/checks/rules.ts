import type { Resource } from '@/schema'
import { fieldOf } from '../fieldsOf'
import type { Complaint } from '../Finding'
import { nearest } from '../nearest'
import type { ResourceCheck } from '../World'
import { literal, withArticle } from '../wording'

type Rule = Readonly<Record<string, unknown>>

const known = ['balanced', 'anyOf']
const amounts = new Set(['money', 'decimal'])

/** A rule about what cannot be added up, or of a name that is a known one but for a letter or two. */
export const rules: ResourceCheck = (resource) =>
  ((resource.rules ?? []) as readonly Rule[]).flatMap((rule): readonly Complaint[] => {
    const { rule: name } = rule
    if (name === 'balanced') return balancedFaults(resource, rule)
    const near = known.includes(String(name)) ? undefined : nearest(String(name), known)
    if (!near) return []
    return [{ problem: `There is no rule ${literal(name)}.`, fix: `Write '${near}'.` }]
  })

function balancedFaults(resource: Resource, rule: Rule): readonly Complaint[] {
  const operands = ['before', 'change', 'after'].flatMap((part) => {
    const name = String(rule[part])
    const field = fieldOf(resource, name)
    return field ? [{ name, kind: field.kind, unit: field['unit'] }] : []
  })
  const odd = operands.filter(({ kind }) => !amounts.has(kind))
  if (odd.length > 0) {
    return odd.map(({ name, kind }) => ({
      field: name,
      problem: `A rule adds \`${name}\` up, which is ${withArticle(kind)}.`,
      fix: 'Name an amount, such as usdt().',
    }))
  }
  const [first, ...rest] = operands.filter(({ unit }) => unit)
  const stranger = rest.find(({ unit }) => unit !== first?.unit)
  if (!first || !stranger) return []
  return [
    {
      field: stranger.name,
      problem: `A rule adds \`${stranger.name}\` in ${String(stranger.unit)} to \`${first.name}\` in ${String(first.unit)}.`,
      fix: 'Name amounts of one unit.',
    },
  ]
}
