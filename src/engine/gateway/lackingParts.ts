import type { Dialect } from '@/engine/config'
import { GatewayError } from './errors'
import { isNotThere } from './notThere'
import type { Session } from './session'
import { createSubscribers } from './subscribers'
import { markOf } from './tabNews'

/** Parts of the platform that a stock gateway may lack. */
export const gatewayParts = ['statistics', 'failedPayouts', 'channel'] as const
export type GatewayPart = (typeof gatewayParts)[number]

/** The parts found to be missing, for one session; never any on the platform's own gateway. */
export type LackingParts = {
  lacks: (part: GatewayPart) => boolean
  /** Records whether a part exists; a part that existed once is never missing. */
  note: (part: GatewayPart, isThere: boolean) => void
  /**
   * Calls a part. On a stock gateway all other calls of the part wait for the first answer, and none is sent
   * once the part is known to be missing.
   *
   * @throws {GatewayError} as the call; `missing`, 404, instead of a call that is not sent
   */
  ask: <T>(part: GatewayPart, call: () => Promise<T>) => Promise<T>
  subscribe: (listener: () => void) => () => void
}

export type PartsStorage = Pick<Storage, 'getItem' | 'setItem'>

const storageKey = 'wattdesk-lacking'

/** @param storage remembers it across reloads and tabs; without it, only this page knows */
export function createLackingParts(
  dialect: Pick<Dialect, 'isStock'>,
  session: Session,
  storage?: PartsStorage,
): LackingParts {
  const { subscribe, notify } = createSubscribers()
  let mark: string | undefined
  let lacking: ReadonlySet<GatewayPart> = new Set()
  const first = new Map<GatewayPart, Promise<unknown>>()
  const found = new Set<GatewayPart>()

  /** Empty after a new session starts. */
  function present(): ReadonlySet<GatewayPart> {
    const token = session.token()
    const current = token === undefined ? undefined : markOf(token)
    if (current === mark) return lacking
    mark = current
    lacking = new Set(mark === undefined ? [] : readKept(storage, mark))
    first.clear()
    found.clear()
    return lacking
  }

  session.subscribe(() => void present())

  const lacks = (part: GatewayPart) => dialect.isStock && present().has(part)

  function note(part: GatewayPart, isThere: boolean) {
    if (!dialect.isStock || lacks(part) || mark === undefined || found.has(part)) return
    if (isThere) return void found.add(part)
    lacking = new Set([...lacking, ...readKept(storage, mark), part])
    keep(storage, mark, lacking)
    notify()
  }

  async function noted<T>(part: GatewayPart, call: () => Promise<T>): Promise<T> {
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
    note,
    subscribe,
    async ask(part, call) {
      if (!dialect.isStock) return call()
      if (lacks(part)) throw notAsked()
      const before = first.get(part)
      if (before === undefined) {
        const asked = noted(part, call)
        first.set(part, asked)
        return asked
      }
      await before.catch(() => undefined)
      if (lacks(part)) throw notAsked()
      return noted(part, call)
    },
  }
}

function notAsked(): GatewayError {
  return new GatewayError('missing', { code: 404 })
}

function readKept(storage: PartsStorage | undefined, mark: string): readonly GatewayPart[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(storageKey) ?? 'null')
    const { mark: whose, parts } = (kept ?? {}) as Readonly<Record<string, unknown>>
    if (whose !== mark || !Array.isArray(parts)) return []
    return gatewayParts.filter((part) => parts.includes(part))
  } catch {
    // unreadable: ask again
    return []
  }
}

function keep(storage: PartsStorage | undefined, mark: string, lacking: Iterable<GatewayPart>) {
  try {
    storage?.setItem(storageKey, JSON.stringify({ mark, parts: [...lacking] }))
  } catch {
    // storage is full: this page still knows
  }
}
