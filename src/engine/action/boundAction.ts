import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { GatewayError } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { holds, type Action } from '@/engine/schema/action'
import { entryOf, type Dict, type Tone } from '@/engine/schema/dict'
import { movedFields, signedFields } from '@/engine/schema/facts'

export type ActionInput = {
  readonly args: Readonly<Record<string, string>>
  readonly secondPwd?: string
}

export type Sending = { readonly idempotencyKey: string; readonly signal?: AbortSignal }

/** One action on one record. */
export type BoundAction = {
  /**
   * Reads the record and sends the action, unless a signed field has moved.
   *
   * @param shown the record that the operator saw
   * @throws {FactsMoved} nothing was done, as the record has changed
   * @throws {GatewayError} as the gateway's client does
   */
  readonly send: (input: ActionInput, sending: Sending, shown: PortalRecord) => Promise<void>
  /** Reads whether the action took effect: `done`, still `open`, or `moved` to where it is impossible. */
  readonly outcome: () => Promise<Outcome>
}

type Outcome = { readonly step: 'done' | 'open' | 'moved'; readonly now?: PortalRecord }

/** The record is no longer the one that was signed for. */
export class FactsMoved extends Error {
  override readonly name = 'FactsMoved'
  readonly now: PortalRecord
  /** The signed fields that moved; empty if the gateway refused over something that was not shown. */
  readonly fields: readonly string[]
  /** The gateway's refusal; undefined if nothing was sent. */
  readonly refusal: GatewayError | undefined

  constructor(now: PortalRecord, fields: readonly string[], refusal?: GatewayError) {
    super('The record is no longer the one that was signed for')
    this.now = now
    this.fields = fields
    this.refusal = refusal
  }
}

/** The name and the permission's verb of deleting a record. */
export const removal = 'remove'

const noOptions: Action = {}

/** The declaration of an action; a deletion has none. */
export function actionOf({ actions }: Resource, name: string): Action {
  return actions[name] ?? noOptions
}

/** Whether a name means deleting the record. */
export function isRemoval({ actions }: Resource, name: string): boolean {
  return name === removal && !Object.hasOwn(actions, removal)
}

export function bindAction(
  provider: PortalDataProvider,
  resource: Resource,
  action: string,
  id: string,
): BoundAction {
  const { name } = resource
  const { sets, when } = actionOf(resource, action)
  const isRemoved = isRemoval(resource, action)
  const signed = signedFields(resource, actionOf(resource, action))

  const read = async (signal?: AbortSignal) =>
    (await provider.getOne<PortalRecord>(name, { id, ...(signal && { signal }) })).data

  const transmit = async (input: ActionInput, sending: Sending, record?: PortalRecord) => {
    if (isRemoved) return void (await provider.delete(name, { id, meta: sending }))
    const facts = record && { record, fields: signed }
    return provider.act(name, { id, action, ...sending, ...input, signed: facts })
  }

  // The record can still move between this reading and the sending. A gateway that checks the signed values
  // refuses then; another one cannot be helped.
  const send: BoundAction['send'] = async (input, sending, shown) => {
    if (signed.length === 0) return transmit(input, sending)
    await provider.assertOnline()
    const record = await read(sending.signal)
    const moved = movedFields(resource, signed, shown, record)
    if (moved.length > 0) throw new FactsMoved(record, moved)
    try {
      return await transmit(input, sending, record)
    } catch (error) {
      if (!(error instanceof GatewayError) || error.kind !== 'conflict') throw error
      const now = await read(sending.signal).catch(() => {
        throw error
      })
      throw new FactsMoved(now, movedFields(resource, signed, shown, now), error)
    }
  }

  const outcome = async (): Promise<Outcome> => {
    try {
      const now = await read()
      if (sets && holds(sets, now)) return { step: 'done', now }
      return { step: holds(when, now) ? 'open' : 'moved', now }
    } catch (error) {
      const isGone = error instanceof GatewayError && error.kind === 'missing'
      if (isRemoved && isGone) return { step: 'done' }
      throw error
    }
  }

  return { send, outcome }
}

/**
 * Whether an action takes something away: it deletes the record, leaves it in a bad state, or ends a pending or good
 * state in a neutral one.
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
