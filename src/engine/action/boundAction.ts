import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { GatewayError } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { holds, type Action } from '@/engine/schema/action'
import { entryOf, type Dict, type Tone } from '@/engine/schema/dict'
import { changedFacts, signedFields } from '@/engine/schema/facts'

export type ActionInput = {
  readonly args: Readonly<Record<string, string>>
  readonly secondPwd?: string
}

export type Sending = { readonly idempotencyKey: string; readonly signal?: AbortSignal }

/** How a record has changed since the operator saw it. */
export type Change = {
  readonly before: Readonly<Record<string, unknown>>
  readonly now: PortalRecord
  /** The signed fields with another value; none if the gateway refused over something that was not shown. */
  readonly fields: readonly string[]
}

/**
 * `done`, or nothing was done: `changed`, as a signed value is another now; `impossible`, as the record's state no longer
 * permits the action; `refused` by the gateway, for another reason.
 */
type Sent =
  | { readonly step: 'done' }
  | { readonly step: 'changed'; readonly change: Change }
  | { readonly step: 'impossible'; readonly change: Change; readonly error?: GatewayError }
  | { readonly step: 'refused'; readonly change: Change; readonly error: GatewayError }

/** Also the permission's verb. */
export const removal = 'remove'

export function actionOf({ actions }: Resource, name: string): Action {
  return actions[name] ?? {}
}

export function isRemoval({ actions }: Resource, name: string): boolean {
  return name === removal && !Object.hasOwn(actions, removal)
}

export function bindAction(
  provider: PortalDataProvider,
  resource: Resource,
  action: string,
  id: string,
) {
  const { name } = resource
  const { sets, when } = actionOf(resource, action)
  const isRemoved = isRemoval(resource, action)
  const signed = signedFields(resource, actionOf(resource, action))

  const read = async (signal?: AbortSignal) =>
    (await provider.getOne<PortalRecord>(name, { id, ...(signal && { signal }) })).data

  const judge = (before: PortalRecord, now: PortalRecord, error?: GatewayError): Sent => {
    const change = { before, now, fields: changedFacts(resource, signed, before, now) }
    if (!holds(when, now)) return { step: 'impossible', change, ...(error && { error }) }
    if (change.fields.length === 0 && error) return { step: 'refused', change, error }
    return { step: 'changed', change }
  }

  const transmit = async (
    input: ActionInput,
    sending: Sending,
    record?: PortalRecord,
  ): Promise<Sent> => {
    const facts = record && { record, fields: signed }
    if (isRemoved) await provider.delete(name, { id, meta: sending })
    else await provider.act(name, { id, action, ...sending, ...input, signed: facts })
    return { step: 'done' }
  }

  /**
   * Reads the record and sends the action, unless a signed field has changed. The record can still change between the
   * two: a gateway that checks the signed values refuses then; another one cannot be helped.
   *
   * @param shown the record that the operator saw
   */
  const send = async (input: ActionInput, sending: Sending, shown: PortalRecord): Promise<Sent> => {
    if (signed.length === 0) return transmit(input, sending)
    await provider.assertOnline()
    const record = await read(sending.signal)
    if (changedFacts(resource, signed, shown, record).length > 0) return judge(shown, record)
    try {
      return await transmit(input, sending, record)
    } catch (refusal) {
      if (!(refusal instanceof GatewayError) || refusal.kind !== 'conflict') throw refusal
      const now = await read(sending.signal).catch(() => {
        throw refusal
      })
      return judge(shown, now, refusal)
    }
  }

  /** Reads whether an unanswered action took effect; `unknown` while it still may. */
  const outcome = async (shown: PortalRecord): Promise<Sent | { readonly step: 'unknown' }> => {
    try {
      const now = await read()
      if (sets && holds(sets, now)) return { step: 'done' }
      return holds(when, now) ? { step: 'unknown' } : judge(shown, now)
    } catch (error) {
      const isGone = error instanceof GatewayError && error.kind === 'missing'
      if (isRemoved && isGone) return { step: 'done' }
      throw error
    }
  }

  return { send, outcome }
}

/**
 * An action is adverse if it deletes the record, leaves it in a bad state, or ends a pending or good state in a neutral
 * one.
 */
export function isAdverse(resource: Resource, name: string): boolean {
  const { sets = {}, when = {} } = actionOf(resource, name)
  const takesAway = ([field, code]: [string, unknown]) => {
    const [after] = tonesOf(resource, field, code)
    if (after !== 'neutral') return after === 'bad'
    const before = tonesOf(resource, field, when[field])
    return before.includes('pending') || before.includes('good')
  }
  return isRemoval(resource, name) || Object.entries(sets).some(takesAway)
}

function tonesOf({ fields }: Resource, name: string, codes: unknown): Tone[] {
  const field = fields[name]
  if (!field || !('dict' in field)) return []
  const dict = field.dict as Dict
  return [codes].flat().map((code) => entryOf(dict, String(code))?.[2] ?? 'neutral')
}
