import { useEffect, useState } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { FieldView } from '@/engine/kinds/view/kindView'
import { afterPaint } from '@/engine/ui/afterPaint'

type Column = { readonly name: string; readonly view: FieldView }

const none: ReadonlySet<unknown> = new Set()

/** How long the page may be busy at a time. */
const longestMs = 8

/** The values that their kinds suspect. They are checked after the frame, a few at a time. */
export function useSuspects(
  columns: readonly Column[],
  data: readonly PortalRecord[],
): ReadonlySet<unknown> {
  const [suspects, setSuspects] = useState(none)
  useEffect(() => {
    const checks = checksOf(columns, data)
    if (checks.length === 0) return
    const found = new Set<unknown>()
    const go = () => {
      const endMs = performance.now() + longestMs
      while (checks.length > 0 && performance.now() < endMs) {
        const { value, view } = checks.pop() ?? {}
        if (view?.isSuspect?.(value, view.field)) found.add(value)
      }
      if (checks.length > 0) cancel = afterPaint(go)
      else setSuspects((before) => (isSame(before, found) ? before : found))
    }
    let cancel = afterPaint(go)
    return () => cancel()
  }, [columns, data])
  return suspects
}

function checksOf(columns: readonly Column[], data: readonly PortalRecord[]) {
  const slow = columns.filter(({ view }) => view.isSuspect)
  return slow.flatMap(({ name, view }) => {
    const values = new Set(data.map((record) => record[name] ?? undefined))
    values.delete(undefined)
    return [...values].map((value) => ({ value, view }))
  })
}

function isSame(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean {
  return one.size === other.size && [...one].every((value) => other.has(value))
}
