import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { movedFields, signedFields } from '@/engine/schema/facts'
import { kindOf } from '@/engine/schema/field'
import { recordWith, startingValues, type Values } from '../data/formValues'
import { actionOf } from './boundAction'
import type { Moved } from './useDecision'

/** The signed values of a record, as texts for a draft. */
export function factsOf(resource: Resource, action: string, record: PortalRecord): Values {
  return startingValues(resource, storedFacts(resource, action), record)
}

/** The change of the signed values since a draft was stored; undefined if there is none. */
export function movedSince(
  resource: Resource,
  action: string,
  facts: Values | undefined,
  record: PortalRecord,
): Moved | undefined {
  if (!facts) return undefined
  const names = storedFacts(resource, action).filter((name) => Object.hasOwn(facts, name))
  const before = recordWith(resource, names, facts, undefined)
  const fields = movedFields(resource, names, before, record)
  return fields.length === 0 ? undefined : { before, now: record, fields, isUnanswered: false }
}

function storedFacts(resource: Resource, action: string): readonly string[] {
  return signedFields(resource, actionOf(resource, action)).filter((name) => {
    const field = resource.fields[name]
    return field !== undefined && !kindOf(field).hidden && !kindOf(field).derive
  })
}
