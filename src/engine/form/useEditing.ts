import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { GatewayError } from '@/engine/data/gateway'
import { unreadOf, versionOf, type PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { formFieldsOf } from '@/engine/schema/surfaces'
import { isSameValue } from '@/engine/schema/input'
import { changedFields, type Values } from '../data/formValues'
import type { Scope } from '../data/scope'
import type { SavingInput, SavingResult, SavingWays } from './useSaving'
import { useResource } from '../data/resource'

/** The ways to save a form over a record. */
export function useEditing(id: string, scope: Scope = {}): SavingWays {
  const resource = useResource()
  return editingWays(useDataProvider<PortalDataProvider>(), resource, id, scope)
}

/**
 * Saves a form over a record: what the gateway holds is read first, and a record that someone else has changed
 * meanwhile is never written over.
 */
export function editingWays(
  provider: Pick<PortalDataProvider, 'getOne' | 'update' | 'assertOnline'>,
  resource: Resource,
  id: string,
  scope: Scope = {},
) {
  const read = async () => (await provider.getOne<PortalRecord>(resource.name, { id })).data

  const send = async (input: SavingInput): Promise<SavingResult> => {
    const { values, over, secondPwd, idempotencyKey, signal } = input
    if (changedFields(resource, values, over).length === 0) return { step: 'unchanged' }
    await provider.assertOnline()
    const now = await read()
    if (over && hasMoved(resource, over, now)) return afterMove(resource, input, now)
    const meta = { idempotencyKey, signal, ...(secondPwd !== undefined && { secondPwd }) }
    try {
      const data = { ...readable(resource, input, now), ...scope }
      await provider.update(resource.name, { id, data, previousData: now, meta })
      return { step: 'saved' }
    } catch (error) {
      if (!(error instanceof GatewayError) || error.kind !== 'conflict') throw error
      const theirs = await read()
      if (hasMoved(resource, now, theirs)) return { step: 'conflict', theirs }
      // refused for another reason than a change of the record
      return { step: 'refused', error }
    }
  }

  const check = async (input: SavingInput): Promise<SavingResult> => {
    const now = await read()
    if (input.over && hasMoved(resource, input.over, now)) return afterMove(resource, input, now)
    return { step: 'unknown' }
  }

  return { send, check, read } satisfies SavingWays
}

/** What of a form is sent: not what is untouched and could not be read now. */
function readable(resource: Resource, { values, over }: SavingInput, now: PortalRecord): Values {
  const unread = unreadOf(now)
  const changed = unread.length === 0 ? [] : changedFields(resource, values, over)
  const kept = Object.entries(values).filter(
    ([name]) => !unread.includes(name) || changed.includes(name),
  )
  return Object.fromEntries(kept)
}

// Whoever changed it, the values are there: there is nothing left to send.
function afterMove(resource: Resource, input: SavingInput, now: PortalRecord): SavingResult {
  const isThere = changedFields(resource, readable(resource, input, now), now).length === 0
  return isThere ? { step: 'saved' } : { step: 'conflict', theirs: now }
}

// Without an `updateTime` the fields of the form themselves tell.
function hasMoved(resource: Resource, before: PortalRecord, now: PortalRecord): boolean {
  const [a, b] = [versionOf(before), versionOf(now)]
  if (a !== undefined && b !== undefined) return a !== b
  const unread = new Set([...unreadOf(before), ...unreadOf(now)])
  const names = formFieldsOf(resource, resource.edit).filter((name) => !unread.has(name))
  return names.some((name) => {
    const field = resource.fields[name]
    return field !== undefined && !isSameValue(field, before[name], now[name])
  })
}
