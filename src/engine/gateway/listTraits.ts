import type { RangeForm } from '@/engine/config'
import type { Session } from './session'
import { createSubscribers } from './subscribers'

/** What this session has learned about the gateway's lists. */
export type ListTraits = {
  /** The form of a date range; undefined if unknown. `key`: a path and its range. */
  rangeForm: (key: string) => RangeForm | undefined
  noteRangeForm: (key: string, form: RangeForm) => void
  /**
   * Determines an unknown form; concurrent callers wait for the same answer.
   *
   * @param ask returns undefined if the answers leave it open: the next caller asks again
   */
  settleRangeForm: (
    key: string,
    ask: () => Promise<RangeForm | undefined>,
  ) => Promise<RangeForm | undefined>
  /** Whether the gateway ignored a requested sort of this list. */
  ignoresOrder: (path: string, field: string) => boolean
  noteIgnoredOrder: (path: string, field: string) => void
  /** Notified of each ignored sort. */
  subscribe: (listener: () => void) => () => void
}

/** Starts empty with each session. */
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
    // a failure is repeated by the call that needs it
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
