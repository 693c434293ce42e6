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

/** Something done to one record: how it is sent, and how one sees what came of it. */
export type BoundAction = {
  /**
   * Reads the record anew and sends, unless what was signed for has moved.
   * @param shown the record as the operator saw it
   * @throws {FactsMoved} nothing was done: the record is another one now
   * @throws {GatewayError} as the gateway's client does
   */
  readonly send: (input: ActionInput, sending: Sending, shown: PortalRecord) => Promise<void>
  /** Reads the record anew: `done`, still `open`, or `moved` to where it is no longer possible. */
  readonly outcome: () => Promise<Outcome>
}

export type Sending = { readonly idempotencyKey: string; readonly signal?: AbortSignal }

type Outcome = { readonly step: 'done' | 'open' | 'moved'; readonly now?: PortalRecord }

/** The record is no longer what was signed for. */
export class FactsMoved extends Error {
  override readonly name = 'FactsMoved'
  readonly now: PortalRecord
  /** What moved; empty where the gateway refused over something that was not shown. */
  readonly fields: readonly string[]
  /** The gateway's refusal; undefined where nothing was sent. */
  readonly refusal: GatewayError | undefined

  constructor(now: PortalRecord, fields: readonly string[], refusal?: GatewayError) {
    super('The record is no longer what was signed for')
    this.now = now
    this.fields = fields
    this.refusal = refusal
  }
}

/** The name under which a record is deleted; its permission's verb, too. */
export const removal = 'remove'

const plain: Action = {}

/** What is declared of an action; a deletion has neither states nor arguments. */
export function actionOf({ actions }: Resource, name: string): Action {
  return actions[name] ?? plain
}

/** The deed of an action, or of a deletion, on one record. */
export function bindAction(
  provider: PortalDataProvider,
  resource: Resource,
  action: string,
  id: string,
): BoundAction {
  return isRemoval(resource, action)
    ? removalOf(provider, resource, id)
    : actOf(provider, resource, action, id)
}

/** Whether a name means the deletion of a record. */
export function isRemoval({ actions }: Resource, name: string): boolean {
  return name === removal && !Object.hasOwn(actions, removal)
}

/**
 * Whether an action takes something away: it deletes the record, leaves it in a bad state, or ends in a neutral one what
 * was pending or good.
 */
export function isAdverse(resource: Resource, name: string): boolean {
  const { sets = {}, when = {} } = actionOf(resource, name)
  const takesAway = ([field, code]: [string, unknown]) => {
    const [after] = tonesOf(resource, field, code)
    if (after !== 'neutral') return after === 'bad'
    return tonesOf(resource, field, when[field]).some(
      (tone) => tone === 'pending' || tone === 'good',
    )
  }
  return isRemoval(resource, name) || Object.entries(sets).some(takesAway)
}

function tonesOf({ fields }: Resource, field: string, codes: unknown): Tone[] {
  const declared = fields[field]
  if (!declared || !('dict' in declared)) return []
  return [codes]
    .flat()
    .map((code) => entryOf(declared.dict as Dict, String(code))?.[2] ?? 'neutral')
}

function actOf(
  provider: PortalDataProvider,
  resource: Resource,
  action: string,
  id: string,
): BoundAction {
  const read = readerOf(provider, resource, id)
  const signed = signedFields(resource, actionOf(resource, action))
  return {
    send: (input, sending, shown) =>
      overSame({ provider, resource, signed, shown, read, signal: sending.signal }, (record) =>
        provider.act(resource.name, {
          id,
          action,
          ...sending,
          ...input,
          signed: record && { record, fields: signed },
        }),
      ),
    outcome: async () => {
      const { sets, when } = actionOf(resource, action)
      const now = await read()
      if (sets && holds(sets, now)) return { step: 'done', now }
      return { step: holds(when, now) ? 'open' : 'moved', now }
    },
  }
}

function removalOf(provider: PortalDataProvider, resource: Resource, id: string): BoundAction {
  const { name } = resource
  const read = readerOf(provider, resource, id)
  const signed = signedFields(resource, plain)
  return {
    send: (_input, sending, shown) =>
      overSame({ provider, resource, signed, shown, read, signal: sending.signal }, async () => {
        await provider.delete(name, { id, meta: sending })
      }),
    outcome: () =>
      read().then(
        (now) => ({ step: 'open', now }),
        (error: unknown) => {
          if (error instanceof GatewayError && error.kind === 'missing') return { step: 'done' }
          throw error
        },
      ),
  }
}

type Reader = (signal?: AbortSignal) => Promise<PortalRecord>

function readerOf(provider: PortalDataProvider, { name }: Resource, id: string): Reader {
  return async (signal) =>
    (await provider.getOne<PortalRecord>(name, { id, ...(signal && { signal }) })).data
}

type Signing = {
  provider: PortalDataProvider
  resource: Resource
  signed: readonly string[]
  shown: PortalRecord
  read: Reader
  signal: AbortSignal | undefined
}

/**
 * Between this reading and the sending the record may move once more: a gateway that is told what was signed for
 * refuses that, any other is not to be helped.
 */
async function overSame(
  { provider, resource, signed, shown, read, signal }: Signing,
  send: (record: PortalRecord | undefined) => Promise<void>,
): Promise<void> {
  if (signed.length === 0) return send(undefined)
  await provider.assertOnline()
  const record = await read(signal)
  const moved = movedFields(resource, signed, shown, record)
  if (moved.length > 0) throw new FactsMoved(record, moved)
  try {
    await send(record)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'conflict') throw error
    // a record that cannot be read leaves the refusal as it came
    const now = await read(signal).catch(() => {
      throw error
    })
    throw new FactsMoved(now, movedFields(resource, signed, shown, now), error)
  }
}
