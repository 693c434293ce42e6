import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/providers/dataProvider'
import { assertOnline } from '@/providers/connection'
import { GatewayError } from '@/providers/gateway'
import { versionOf, type PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { formFieldsOf } from '@/schema/formFields'
import { changedFields, isSameValue } from './formValues'
import type { Scope } from './scope'
import type { SavingInput, SavingResult, SavingWays } from './useSaving'

/**
 * Saves a form over a record: what the gateway holds is read first, and a record that someone else has changed
 * meanwhile is never written over.
 */
export function useEditing(resource: Resource, id: string, scope: Scope = {}): SavingWays {
  const provider = useDataProvider<PortalDataProvider>()
  const read = async () => (await provider.getOne<PortalRecord>(resource.name, { id })).data

  const send = async (input: SavingInput): Promise<SavingResult> => {
    const { values, over, secondPwd, idempotencyKey, signal } = input
    if (changedFields(resource, values, over).length === 0) return { step: 'unchanged' }
    assertOnline()
    const now = await read()
    if (over && hasMoved(resource, over, now)) return afterMove(resource, input, now)
    const meta = { idempotencyKey, signal, ...(secondPwd !== undefined && { secondPwd }) }
    try {
      const data = { ...values, ...scope }
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

  return { send, check }
}

// Whoever changed it, the values are there: there is nothing left to send.
function afterMove(resource: Resource, { values }: SavingInput, now: PortalRecord): SavingResult {
  const isThere = changedFields(resource, values, now).length === 0
  return isThere ? { step: 'saved' } : { step: 'conflict', theirs: now }
}

// Without an `updateTime` the fields of the form themselves tell.
function hasMoved(resource: Resource, before: PortalRecord, now: PortalRecord): boolean {
  const [a, b] = [versionOf(before), versionOf(now)]
  if (a !== undefined && b !== undefined) return a !== b
  return formFieldsOf(resource, resource.edit).some((name) => {
    const field = resource.fields[name]
    return field !== undefined && !isSameValue(field, before[name], now[name])
  })
}
