import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { movedFields, signedFields } from '@/engine/schema/facts'
import { actionOf } from './boundAction'
import { kindOf } from '@/engine/schema/field'
import { recordWith, startingValues, type Values } from '../data/formValues'
import type { Moved } from './useDecision'

/** What a decision restates of its record, as texts that a draft of it can keep. */
export function factsOf(resource: Resource, action: string, record: PortalRecord): Values {
  return startingValues(resource, keptFacts(resource, action), record)
}

/** What has moved since a draft of a decision kept its facts; undefined where nothing has, or none were kept. */
export function movedSince(
  resource: Resource,
  action: string,
  facts: Values | undefined,
  record: PortalRecord,
): Moved | undefined {
  if (!facts) return undefined
  const names = keptFacts(resource, action).filter((name) => Object.hasOwn(facts, name))
  const before = recordWith(resource, names, facts, undefined)
  const fields = movedFields(resource, names, before, record)
  return fields.length === 0 ? undefined : { before, now: record, fields, isUnanswered: false }
}

function keptFacts(resource: Resource, action: string): readonly string[] {
  return signedFields(resource, actionOf(resource, action)).filter((name) => {
    const field = resource.fields[name]
    return field !== undefined && !kindOf(field).hidden && !kindOf(field).derive
  })
}
