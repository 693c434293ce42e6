import { kindOf, type Field } from '@/engine/schema/field'
import type { Kind } from '@/engine/schema/kind'
import type { Resource } from '@/engine/schema/resource'

type Part = {
  readonly name: string
  readonly wire: string
  readonly field: Field
  readonly kind: Kind
}

/** How the rows of a resource are read: collected once, as every row asks the same. */
export type ReadPlan = {
  readonly parts: readonly Part[]
  readonly derived: readonly Part[]
  /** Fields that may show another text than the gateway sent. */
  readonly original: readonly Part[]
  readonly named: readonly {
    readonly name: string
    readonly object: string
    readonly key: string
  }[]
  /** What a form or an action may send back. */
  readonly sent: readonly Part[]
}

const plans = new WeakMap<Resource, ReadPlan>()

export function readPlanOf(resource: Resource): ReadPlan {
  const plan = plans.get(resource) ?? createPlan(resource)
  plans.set(resource, plan)
  return plan
}

function createPlan({ fields, edit, actions }: Resource): ReadPlan {
  const parts = Object.entries(fields).map(([name, field]): Part => {
    return { name, field, wire: field.wire ?? name, kind: kindOf(field) }
  })
  const inActions = Object.values(actions).map(({ sends = [], args = {} }) =>
    sends.concat(Object.keys(args)),
  )
  const names = new Set([edit?.fields ?? [], ...inActions].flat())
  const sent = parts.filter(({ name }) => names.has(name))
  const id = parts.filter(({ name }) => name === 'id' && sent.length > 0 && !names.has(name))
  return {
    parts,
    derived: parts.filter(({ kind }) => kind.derive),
    original: parts.filter(({ kind }) => kind.original),
    named: parts.flatMap(({ name, field, kind }) => {
      const [object, key] = kind.namedIn?.(field) ?? []
      return object === undefined || key === undefined ? [] : [{ name, object, key }]
    }),
    sent: [...id, ...sent].filter(({ kind }) => !kind.hidden),
  }
}
