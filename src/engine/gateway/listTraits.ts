import type { RangeForm } from '@/engine/config'
import { perToken, type Session } from './session'
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
  const { subscribe, notify } = createSubscribers()
  const learned = perToken(session, () => ({
    forms: new Map<string, RangeForm>(),
    asking: new Map<string, Promise<RangeForm | undefined>>(),
    ignored: new Set<string>(),
  }))
  return {
    rangeForm: (key) => learned().forms.get(key),
    noteRangeForm: (key, form) => void learned().forms.set(key, form),
    async settleRangeForm(key, ask) {
      const { forms, asking } = learned()
      const settle = async () => {
        // a failure is repeated by the call that needs it
        const form = await ask().catch(() => undefined)
        asking.delete(key)
        if (form) forms.set(key, form)
        return form
      }
      const answer = forms.get(key) ?? asking.get(key) ?? settle()
      if (typeof answer !== 'string') asking.set(key, answer)
      return answer
    },
    ignoresOrder: (path, field) => learned().ignored.has(`${path} ${field}`),
    noteIgnoredOrder(path, field) {
      learned().ignored.add(`${path} ${field}`)
      notify()
    },
    subscribe,
  }
}
