import { useEffect, useEffectEvent, useState } from 'react'
import { useListFilterContext } from 'ra-core'
import { config } from '@/engine/config'
import { filterOps } from '@/engine/schema/filterOps'
import { useResource } from '@/engine/data/resource'
import { reloadWanted } from '@/engine/ui/late/lateFiles'
import { useListener } from '@/engine/ui/useListener'
import { pickValues } from '@/engine/values/named'

type Values = Readonly<Record<string, unknown>>

type State = {
  /** The applied filters that the edits build on. */
  readonly key: string
  readonly edits: Values
  /** Edits that were read as another text. */
  readonly meant: Values
  /** The last filters that were asked for, until the address has them. */
  readonly sent: Values | undefined
  /** Counts typed changes since the last filters were asked for. */
  readonly typed: number
}

const untouched = { edits: {}, meant: {}, typed: 0 }

/**
 * The filters as they are chosen and typed. A choice asks for its rows at once, a typed text after
 * `config.filterPauseMs`. Another address replaces both.
 */
export function useFilterDraft() {
  const { fields } = useResource()
  const { filterValues: applied, setFilters } = useListFilterContext()
  const key = JSON.stringify(applied)
  const [state, setState] = useState<State>({ ...untouched, key, sent: undefined })
  const opOf = (name: string) => {
    const op = fields[name]?.filter
    return op && filterOps[op]
  }
  const isGiven = (name: string, value: unknown) => opOf(name)?.isGiven(value) === true
  const hasProblem = (name: string, value: unknown) => {
    const field = fields[name]
    return field !== undefined && opOf(name)?.problem(value, field) !== undefined
  }
  const isSame = (name: string, value: unknown) =>
    isGiven(name, value)
      ? JSON.stringify(value) === JSON.stringify(applied[name])
      : !isGiven(name, applied[name])

  let { edits, meant, sent, typed } = state
  if (state.key !== key) {
    const isOwn = sent !== undefined && JSON.stringify(sent) === key
    edits = isOwn ? pickValues(edits, (name, value: unknown) => !isSame(name, value)) : {}
    meant = isOwn ? meant : {}
    typed = isOwn ? typed : 0
    sent = undefined
    setState({ key, edits, meant, sent, typed })
  }
  const draft: Values = { ...(sent ?? applied), ...edits }

  const apply = (chosen: Values = {}) => {
    const values: Values = { ...draft, ...meant, ...chosen }
    const ready = Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      hasProblem(name, value) ? applied[name] : value,
    ])
    const next = pickValues<unknown>(Object.fromEntries(ready), isGiven)
    const after = { edits: { ...edits, ...values }, meant: {}, sent: next, typed: 0 }
    setState((last) => ({ ...last, ...after }))
    setFilters(next)
  }
  const settle = useEffectEvent(() => {
    const isNew = (name: string) => !isSame(name, draft[name]) && !hasProblem(name, draft[name])
    if (Object.keys(edits).some(isNew)) apply()
  })
  useEffect(() => {
    if (typed === 0) return
    const timer = setTimeout(settle, config.filterPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  useListener(window, reloadWanted, (event) => {
    if (Object.entries(edits).some(([name, value]) => !isSame(name, value))) event.preventDefault()
  })

  return {
    draft,
    /** The filters in the address, or on their way there. */
    shown: sent ?? applied,
    isGiven,
    hasProblem: (name: string) => hasProblem(name, draft[name]),
    apply: () => apply(),
    choose: (name: string, value: unknown) => apply({ [name]: value }),
    /** `read` is the text that the typed one stands for. */
    type: (name: string, value: unknown, read = value) =>
      setState((last) => ({
        ...last,
        edits: { ...last.edits, [name]: value },
        meant: { ...last.meant, [name]: read },
        typed: last.typed + 1,
      })),
    clear: () => {
      setState({ ...untouched, key, sent: {} })
      setFilters({})
    },
  }
}
