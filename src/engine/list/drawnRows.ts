import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PortalRecord } from '@/engine/data/wire/records'

const step = 100

/** More rows render when their end comes this close to the visible area. */
const margin = '1000px'

/**
 * Renders a long page in steps of a hundred rows as it is scrolled, and in whole for print. Rendered rows stay until
 * another record comes first.
 *
 * @returns the number of rendered rows, and the ref of a row with the height of the others
 */
export function useDrawnRows(first: string | undefined, count: number) {
  const [{ of, upTo }, setDrawn] = useState({ of: first, upTo: step })
  const known = of === first ? upTo : step
  const drawn = 'IntersectionObserver' in globalThis ? Math.min(known, count) : count
  const isWhole = drawn === count
  const draw = useCallback((more: number) => setDrawn({ of: first, upTo: more }), [first])

  useEffect(() => {
    if (isWhole) return
    const drawAll = () => flushSync(() => draw(count))
    window.addEventListener('beforeprint', drawAll)
    return () => window.removeEventListener('beforeprint', drawAll)
  }, [isWhole, count, draw])

  const others = useCallback(
    (row: HTMLTableRowElement | null) => {
      if (!row) return
      const last = row.previousElementSibling
      const height = last instanceof HTMLElement ? last.offsetHeight : 0
      row.style.height = `${(count - drawn) * height}px`
      const observer = new IntersectionObserver((seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) draw(drawn + step)
      }, options)
      observer.observe(row)
      return () => observer.disconnect()
    },
    [count, drawn, draw],
  )
  return { drawn, others }
}

// older browsers know no margin of a scrolled area: they render the next rows once their end is
// visible
const options: IntersectionObserverInit & { scrollMargin: string } = {
  rootMargin: margin,
  scrollMargin: margin,
}

/** Includes the empty id. */
export function sharedIds(data: readonly PortalRecord[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set([''])
  for (const { id } of data) (seen.has(id) ? shared : seen).add(id)
  return shared
}

/** A number follows an id that is not unique. */
export function rowKeys(data: readonly PortalRecord[]): readonly string[] {
  const counts = new Map<string, number>()
  return data.map(({ id }) => {
    const before = counts.get(id) ?? 0
    counts.set(id, before + 1)
    return before === 0 && id !== '' ? id : `${id}#${before}`
  })
}

/**
 * Assigns records to rendered rows, so that another page changes texts instead of building rows. A record that stays
 * keeps its row, and with it the focus; new records take over the rows of those that went.
 */
export function createRowSlots() {
  let next = 0
  let slots: ReadonlyMap<string, number> = new Map()
  return {
    of(keys: readonly string[]): readonly number[] {
      const staying = new Set(keys)
      const free = [...slots].filter(([key]) => !staying.has(key)).map(([, slot]) => slot)
      slots = new Map(keys.map((key) => [key, slots.get(key) ?? free.shift() ?? next++]))
      return [...slots.values()]
    },
  }
}
