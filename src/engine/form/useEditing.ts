import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { GatewayError } from '@/engine/data/gateway'
import { unreadOf, versionOf, type PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { formFieldsOf } from '@/engine/schema/surfaces'
import { isSameValue } from '@/engine/schema/input'
import { changedFields, type Values } from '@/engine/data/formValues'
import { useResource } from '@/engine/data/resource'
import type { Scope } from '@/engine/data/scope'
import { pickValues } from '@/engine/values/named'
import type { Sending } from './submission'

export type SavingInput = {
  readonly values: Values
  readonly over: PortalRecord | undefined
  readonly secondPwd?: string | undefined
}

/** `unknown`: sent, but no answer came. `conflict`: someone else has changed the record meanwhile. */
export type SavingResult =
  | { readonly step: 'saved' | 'unchanged' | 'unknown' }
  | { readonly step: 'refused'; readonly error: GatewayError }
  | { readonly step: 'conflict'; readonly theirs: PortalRecord }

export type SavingWays = {
  readonly send: (input: SavingInput, sending: Sending) => Promise<SavingResult>
  /** Reads whether an unanswered form was saved; needs a record that can be read. */
  readonly check?: (input: SavingInput) => Promise<SavingResult>
  /** Needed where single fields can be unreadable. */
  readonly read?: () => Promise<PortalRecord>
}

export function useEditing(id: string, scope: Scope = {}): SavingWays {
  const resource = useResource()
  return editingWays(useDataProvider<PortalDataProvider>(), resource, id, scope)
}

/** Reads the record first and never overwrites someone else's change. */
export function editingWays(
  provider: Pick<PortalDataProvider, 'getOne' | 'update' | 'assertOnline'>,
  resource: Resource,
  id: string,
  scope: Scope = {},
) {
  const read = async () => (await provider.getOne<PortalRecord>(resource.name, { id })).data

  const send = async (input: SavingInput, sending: Sending): Promise<SavingResult> => {
    const { values, over, secondPwd } = input
    if (changedFields(resource, values, over).length === 0) return { step: 'unchanged' }
    await provider.assertOnline()
    const now = await read()
    if (over && hasChanged(resource, over, now)) return afterChange(resource, input, now)
    const meta = { ...sending, ...(secondPwd !== undefined && { secondPwd }) }
    const data = { ...readable(resource, input, now), ...scope }
    try {
      await provider.update(resource.name, { id, data, previousData: now, meta })
      return { step: 'saved' }
    } catch (error) {
      if (!(error instanceof GatewayError) || error.kind !== 'conflict') throw error
      const theirs = await read()
      // the gateway can have another reason than a change of the record
      return hasChanged(resource, now, theirs)
        ? { step: 'conflict', theirs }
        : { step: 'refused', error }
    }
  }

  const check = async (input: SavingInput): Promise<SavingResult> => {
    const now = await read()
    const isChangedMeanwhile = input.over && hasChanged(resource, input.over, now)
    return isChangedMeanwhile ? afterChange(resource, input, now) : { step: 'unknown' }
  }

  return { send, check, read } satisfies SavingWays
}

function readable(resource: Resource, { values, over }: SavingInput, now: PortalRecord): Values {
  const unread = unreadOf(now)
  const changed = changedFields(resource, values, over)
  return pickValues(values, (name) => !unread.includes(name) || changed.includes(name))
}

// With the values in place nothing is left to send, even if someone else wrote them.
function afterChange(resource: Resource, input: SavingInput, now: PortalRecord): SavingResult {
  const isThere = changedFields(resource, readable(resource, input, now), now).length === 0
  return isThere ? { step: 'saved' } : { step: 'conflict', theirs: now }
}

// Without an `updateTime`, the form's fields are compared.
function hasChanged(resource: Resource, before: PortalRecord, now: PortalRecord): boolean {
  const [a, b] = [versionOf(before), versionOf(now)]
  if (a !== undefined && b !== undefined) return a !== b
  const unread = new Set([...unreadOf(before), ...unreadOf(now)])
  return formFieldsOf(resource, resource.edit).some((name) => {
    const field = resource.fields[name]
    return field && !unread.has(name) && !isSameValue(field, before[name], now[name])
  })
}
