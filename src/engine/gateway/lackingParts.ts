import type { Dialect } from '@/engine/config'
import { tried } from '@/engine/values/tried'
import { isFields } from './envelope'
import { GatewayError, isNotThere } from './errors'
import { markOf, perToken, type Session } from './session'
import { createSubscribers } from './subscribers'

/** One entry of the browser's storage. */
export type PartsStorage = {
  readonly read: () => string | null
  readonly write: (text: string) => void
}

/**
 * The parts of the platform that a stock gateway lacks, as learnt in this session; none on the platform's own.
 *
 * @param storage remembers them across reloads and tabs; default none
 */
export function createLackingParts(
  dialect: Pick<Dialect, 'isStock'>,
  session: Session,
  storage?: PartsStorage,
) {
  const { subscribe, notify } = createSubscribers()
  const known = perToken(session, (token) => {
    const mark = token === undefined ? undefined : markOf(token)
    return {
      mark,
      lacking: new Set(readStored(storage, mark)),
      first: new Map<string, Promise<unknown>>(),
      found: new Set<string>(),
    }
  })

  const lacks = (part: string) => dialect.isStock && known().lacking.has(part)

  function note(part: string, isThere: boolean) {
    const { mark, lacking, found } = known()
    if (!dialect.isStock || lacking.has(part) || mark === undefined || found.has(part)) return
    if (isThere) return void found.add(part)
    for (const one of [...readStored(storage, mark), part]) lacking.add(one)
    // with a full storage, only this page knows
    tried(() => storage?.write(JSON.stringify({ mark, parts: [...lacking] })))
    notify()
  }

  async function noted<T>(part: string, call: () => Promise<T>): Promise<T> {
    try {
      const answer = await call()
      note(part, true)
      return answer
    } catch (error) {
      if (isNotThere(error)) note(part, false)
      throw error
    }
  }

  return {
    lacks,
    lacksAny: () => dialect.isStock && known().lacking.size > 0,
    /** Records whether a part exists; a part that existed once is never missing. */
    note,
    subscribe,
    /**
     * Calls a part. On a stock gateway other calls of the part wait for the first answer, and none is sent once the
     * part is known to be missing.
     *
     * @throws {GatewayError} as the call; `missing`, 404, instead of an unsent call
     */
    async ask<T>(part: string, call: () => Promise<T>): Promise<T> {
      if (!dialect.isStock) return call()
      const { first } = known()
      const before = lacks(part) ? undefined : first.get(part)
      if (before) await before.catch(() => undefined)
      if (lacks(part)) throw new GatewayError('missing', { code: 404 })
      const asked = noted(part, call)
      if (!before) first.set(part, asked)
      return asked
    },
  }
}

function readStored(storage: PartsStorage | undefined, mark: string | undefined) {
  const stored: unknown = tried(() => JSON.parse(storage?.read() ?? 'null'))
  if (!isFields(stored) || stored['mark'] !== mark || !Array.isArray(stored['parts'])) return []
  return stored['parts'].map(String)
}
