import { useEffect, useMemo, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PortalRecord } from '@/engine/data/wire/records'
import { lateCode } from '@/engine/ui/late/lateCode'
import { afterPaint } from '@/engine/ui/afterPaint'
import { useListener } from '@/engine/ui/useListener'
import { useMediaQuery } from '@/engine/ui/useMediaQuery'
import { config } from '@/engine/config'

/** Longer lists are drawn in part. */
const longest = 100

/** They cover most windows; the scroll position decides after the first frame. */
const firstRows = 30

export type DrawnRow = {
  readonly index: number
  /** A length in CSS: the height of the rows that are left out above. */
  readonly gap?: string
}

export type Drawn = {
  readonly rows: readonly DrawnRow[]
  /** The height of the rows that are left out below. */
  readonly rest?: string
}

type Options = {
  /** Another view begins at its top. */
  view: string
  isWhole: boolean
}

// lists of up to a hundred rows need none of it
const rowWindow = lateCode(() => import('./rowWindow'))

/**
 * The rows of a long list around the scroll position. Every row is drawn of a short list, and once a long one is printed
 * or searched by the browser.
 */
export function useDrawnRows(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  { view, isWhole }: Options,
): Drawn {
  const [state, setState] = useState<{ of: string; drawn: Drawn | 'all' }>()
  const known = state?.of === view ? state.drawn : undefined
  const isPart = count > longest && !isWhole && known !== 'all'
  const isPhone = useMediaQuery(`(max-width: ${config.mobileBelowPx - 0.05}px)`)

  useEffect(() => {
    if (!isPart) return
    let stop: (() => void) | undefined
    let isOver = false
    const draw = (drawn: Drawn | 'all') => setState({ of: view, drawn })
    const follow = async () => {
      const { followScroll } = await rowWindow.load()
      if (!isOver && body.current) stop = followScroll({ body: body.current, isPhone, count, draw })
    }
    // the rows are measured, which the next frame does anyway
    const cancel = afterPaint(() => void follow().catch(() => draw('all')))
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [isPart, isPhone, count, view, body])

  const drawAll = () => {
    if (isPart) flushSync(() => setState({ of: view, drawn: 'all' }))
  }
  useListener(window, 'beforeprint', drawAll)
  useListener(window, 'keydown', (event) => isSearch(event) && drawAll(), true)

  return useMemo(() => {
    if (!isPart) return wholeOf(count)
    if (!known) return partOf(count)
    return { ...known, rows: known.rows.filter(({ index }) => index < count) }
  }, [isPart, known, count])
}

/** Ctrl-F, Ctrl-G and F3; ⌘ on a Mac. */
function isSearch({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'F3' || ((ctrlKey || metaKey) && /^[fg]$/i.test(key))
}

function wholeOf(count: number): Drawn {
  return { rows: Array.from({ length: count }, (_, index) => ({ index })) }
}

function partOf(count: number): Drawn {
  const rest = `calc(${count - firstRows} * var(--wd-row-height))`
  return { rows: wholeOf(firstRows).rows, rest }
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
