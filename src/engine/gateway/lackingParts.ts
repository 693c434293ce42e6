import type { Dialect } from '@/engine/config'
import { GatewayError } from './errors'
import { isNotThere } from './notThere'
import type { Session } from './session'
import { createSubscribers } from './subscribers'
import { markOf } from './tabNews'

/** What a stock gateway may lack of this platform: each is asked about by calls of its own. */
export const gatewayParts = ['statistics', 'failedPayouts', 'channel'] as const
export type GatewayPart = (typeof gatewayParts)[number]

/** What the gateway was found to lack, as long as one session lasts; on the platform's own gateway never anything. */
export type LackingParts = {
  lacks: (part: GatewayPart) => boolean
  /** A call has shown whether it is there; what has been there once is not lacking. */
  note: (part: GatewayPart, isThere: boolean) => void
  /**
   * Makes a call of a part. On a stock gateway all others wait for the answer to the first, and none goes out once
   * the part is known to be lacking.
   *
   * @throws {GatewayError} what the call throws; `missing`, 404, in place of a call that is not made
   */
  ask: <T>(part: GatewayPart, call: () => Promise<T>) => Promise<T>
  subscribe: (listener: () => void) => () => void
}

/** The part of a `Storage` that is used. */
export type PartsStorage = Pick<Storage, 'getItem' | 'setItem'>

const storageKey = 'wattdesk-lacking'

/** @param storage where it is kept over a reload and for other tabs; without one it is known to this page alone */
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

  /** What one gateway session lacks says nothing about the next. */
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
    // what cannot be read is asked about again
    return []
  }
}

function keep(storage: PartsStorage | undefined, mark: string, lacking: Iterable<GatewayPart>) {
  try {
    storage?.setItem(storageKey, JSON.stringify({ mark, parts: [...lacking] }))
  } catch {
    // a full storage: this page knows it all the same
  }
}
