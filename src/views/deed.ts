import type { PortalDataProvider } from '@/providers/dataProvider'
import { GatewayError } from '@/providers/gateway'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { holds, type Action } from '@/schema/action'
import { entryOf, type Dict } from '@/schema/dict'

export type DeedInput = {
  readonly args: Readonly<Record<string, string>>
  readonly secondPwd?: string
}

/** Something done to one record: how it is sent, and how one sees what came of it. */
export type Deed = {
  readonly send: (input: DeedInput, idempotencyKey: string, signal?: AbortSignal) => Promise<void>
  /** Reads the record anew: `done`, still `open`, or `moved` to where it is no longer possible. */
  readonly outcome: () => Promise<'done' | 'open' | 'moved'>
}

/** The name under which a record is deleted; its permission's verb, too. */
export const removal = 'remove'

const plain: Action = {}

/** What is declared of an action; a deletion has neither states nor arguments. */
export function actionOf({ actions }: Resource, name: string): Action {
  return actions[name] ?? plain
}

/** The deed of an action, or of a deletion, on one record. */
export function deedOf(
  provider: PortalDataProvider,
  resource: Resource,
  action: string,
  id: string,
): Deed {
  return isRemoval(resource, action)
    ? removalOf(provider, resource, id)
    : actOf(provider, resource, action, id)
}

/** Whether a name means the deletion of a record. */
export function isRemoval({ actions }: Resource, name: string): boolean {
  return name === removal && !Object.hasOwn(actions, removal)
}

/** Whether an action takes something away: it deletes the record, or leaves it in a state that is a bad one. */
export function isAdverse(resource: Resource, name: string): boolean {
  const { sets = {} } = actionOf(resource, name)
  const isBad = ([field, code]: [string, unknown]) => {
    const declared = resource.fields[field]
    return (
      declared !== undefined &&
      'dict' in declared &&
      entryOf(declared.dict as Dict, String(code))?.[2] === 'bad'
    )
  }
  return isRemoval(resource, name) || Object.entries(sets).some(isBad)
}

function actOf(provider: PortalDataProvider, resource: Resource, action: string, id: string): Deed {
  return {
    send: (input, idempotencyKey, signal) =>
      provider.act(resource.name, {
        id,
        action,
        idempotencyKey,
        ...input,
        ...(signal && { signal }),
      }),
    outcome: async () => {
      const { sets, when } = actionOf(resource, action)
      const { data } = await provider.getOne<PortalRecord>(resource.name, { id })
      if (sets && holds(sets, data)) return 'done'
      return holds(when, data) ? 'open' : 'moved'
    },
  }
}

function removalOf(provider: PortalDataProvider, { name }: Resource, id: string): Deed {
  return {
    send: async (_input, idempotencyKey, signal) => {
      await provider.delete(name, { id, meta: { idempotencyKey, signal } })
    },
    outcome: () =>
      provider.getOne<PortalRecord>(name, { id }).then(
        () => 'open',
        (error: unknown) => {
          if (error instanceof GatewayError && error.kind === 'missing') return 'done'
          throw error
        },
      ),
  }
}
