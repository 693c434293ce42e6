import type { RangeForm } from '@/engine/config'
import { perToken, type Session } from './session'
import { createSubscribers } from './subscribers'

export type ListTraits = ReturnType<typeof createListTraits>

type Learned = {
  readonly forms: Map<string, RangeForm>
  readonly asking: Map<string, Promise<RangeForm | undefined>>
  ignored: ReadonlySet<string>
  ignoredFilters: ReadonlySet<string>
}

/** Identifies a list's sort or filter by a field. */
export function traitKey(path: string, field: string): string {
  return `${path} ${field}`
}

/** What a session learns about the gateway's lists; each session starts anew. */
export function createListTraits(session: Pick<Session, 'token' | 'subscribe'>) {
  const { subscribe, notify } = createSubscribers()
  const learned = perToken(session, (): Learned => ({
    forms: new Map(),
    asking: new Map(),
    ignored: new Set(),
    ignoredFilters: new Set(),
  }))
  return {
    /** The form of a date range; undefined if unknown. `key`: a path and its range. */
    rangeForm: (key: string) => learned().forms.get(key),
    noteRangeForm: (key: string, form: RangeForm) => void learned().forms.set(key, form),
    /**
     * Determines an unknown form; concurrent callers wait for the same answer.
     *
     * @param ask returns undefined if the answers leave it open: the next caller asks again
     */
    async settleRangeForm(key: string, ask: () => Promise<RangeForm | undefined>) {
      const { forms, asking } = learned()
      const settle = async () => {
        // the call that needs the form repeats the failure
        const form = await ask().catch(() => undefined)
        asking.delete(key)
        if (form) forms.set(key, form)
        return form
      }
      const answer = forms.get(key) ?? asking.get(key) ?? settle()
      if (typeof answer !== 'string') asking.set(key, answer)
      return answer
    },
    /** Whether the gateway ignored a requested sort of this list. */
    ignoresOrder: (path: string, field: string) => learned().ignored.has(traitKey(path, field)),
    /** The keys of all ignored sorts; another set once one is added. */
    ignoredOrders: () => learned().ignored,
    noteIgnoredOrder(path: string, field: string) {
      const session = learned()
      session.ignored = new Set([...session.ignored, traitKey(path, field)])
      notify()
    },
    /** The keys of all filters that the gateway ignored; another set once one is added. */
    ignoredFilters: () => learned().ignoredFilters,
    noteIgnoredFilter(path: string, field: string) {
      const session = learned()
      session.ignoredFilters = new Set([...session.ignoredFilters, traitKey(path, field)])
      notify()
    },
    /** Called for each ignored sort or filter. */
    subscribe,
  }
}
