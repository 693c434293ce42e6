import type { RangeForm } from '@/engine/config'
import type { Session } from './session'
import { createSubscribers } from './subscribers'

/** What this session has learned of how a gateway serves its lists. */
export type ListTraits = {
  /** How the ends of a date range are sent; undefined where that is not known. `key`: a path and its range. */
  rangeForm: (key: string) => RangeForm | undefined
  noteRangeForm: (key: string, form: RangeForm) => void
  /**
   * Asks for the form of a range that is not known; callers that come meanwhile wait for the same answer.
   *
   * @param ask gives undefined where the gateway's answers leave it open: the next caller asks again
   */
  settleRangeForm: (
    key: string,
    ask: () => Promise<RangeForm | undefined>,
  ) => Promise<RangeForm | undefined>
  /** Whether the list of a path came in another order than that of a field. */
  ignoresOrder: (path: string, field: string) => boolean
  noteIgnoredOrder: (path: string, field: string) => void
  /** Notified of each order that is ignored. */
  subscribe: (listener: () => void) => () => void
}

/** Remembers nothing of an earlier session. */
export function createListTraits(session: Pick<Session, 'token' | 'subscribe'>): ListTraits {
  const forms = new Map<string, RangeForm>()
  const asking = new Map<string, Promise<RangeForm | undefined>>()
  const ignored = new Set<string>()
  const { subscribe, notify } = createSubscribers()
  let token = session.token()
  session.subscribe(() => {
    if (token === session.token()) return
    token = session.token()
    forms.clear()
    asking.clear()
    ignored.clear()
  })

  async function settle(key: string, ask: () => Promise<RangeForm | undefined>) {
    const of = token
    // what failed is asked for again by the call that needs it
    const form = await ask().catch(() => undefined)
    if (of !== token) return undefined
    asking.delete(key)
    if (form) forms.set(key, form)
    return form
  }

  return {
    rangeForm: (key) => forms.get(key),
    noteRangeForm: (key, form) => void forms.set(key, form),
    async settleRangeForm(key, ask) {
      const known = forms.get(key)
      if (known) return known
      const answer = asking.get(key) ?? settle(key, ask)
      asking.set(key, answer)
      return answer
    },
    ignoresOrder: (path, field) => ignored.has(keyOf(path, field)),
    noteIgnoredOrder(path, field) {
      ignored.add(keyOf(path, field))
      notify()
    },
    subscribe,
  }
}

function keyOf(path: string, field: string): string {
  return `${path} ${field}`
}
