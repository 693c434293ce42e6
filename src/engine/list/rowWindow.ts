import { flushSync } from 'react-dom'
import {
  defaultRangeExtractor,
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualizerOptions,
} from '@tanstack/virtual-core'
import type { Drawn } from './drawnRows'

type Row = HTMLTableRowElement
type Scroller = Element | Window
type Scrolling<S extends Scroller> = Pick<
  VirtualizerOptions<S, Row>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>

const inArea: Scrolling<Element> = {
  observeElementRect,
  observeElementOffset,
  scrollToFn: elementScroll,
}

const inPage: Scrolling<Window> = {
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
}

/** Rows beyond the visible ones, above and below. */
const overscan = 10

type Followed = {
  body: HTMLTableSectionElement
  /** On a phone the page scrolls, and cards have no columns. */
  isPhone: boolean
  count: number
  draw: (drawn: Drawn) => void
}

/**
 * Draws the rows at the scroll position, the focused one and its neighbours.
 *
 * @returns the function to stop
 */
export function followScroll(followed: Followed): () => void {
  const area = followed.body.closest('.wd-table-area')
  if (followed.isPhone || area === null) return followIn(window, inPage, followed)
  const stops = [followIn(area, inArea, followed), holdColumns(followed.body)]
  return () => stops.forEach((stop) => stop())
}

function followIn<S extends Scroller>(
  scroller: S,
  scrolling: Scrolling<S>,
  { body, count, draw }: Followed,
): () => void {
  const rowHeight = meanHeight(body)
  const virtualizer: Virtualizer<S, Row> = new Virtualizer<S, Row>({
    ...scrolling,
    ...startOf(scroller, body),
    count,
    overscan,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    // a row that has just come has no layout yet: its observer measures it
    measureElement: (row, entry, instance) =>
      entry
        ? measureElement(row, entry, instance)
        : (instance.itemSizeCache.get(instance.indexFromElement(row)) ?? rowHeight),
    rangeExtractor: (range) => withFocused(defaultRangeExtractor(range), body, count),
    onChange: (instance) => {
      flushSync(() => draw(drawnOf(instance)))
      measureRows()
    },
  })
  const measureRows = () => rowsIn(body).forEach(virtualizer.measureElement)
  // the names that adapters of frameworks call
  /* oxlint-disable no-underscore-dangle */
  const stop = virtualizer._didMount()
  virtualizer._willUpdate()
  /* oxlint-enable no-underscore-dangle */
  measureRows()
  return stop
}

/** The scroll position, and where the rows begin in what is scrolled. */
function startOf(scroller: Scroller, body: Element) {
  const isArea = scroller instanceof Element
  const initialOffset = isArea ? scroller.scrollTop : scroller.scrollY
  const top = isArea ? scroller.getBoundingClientRect().top : 0
  return { initialOffset, scrollMargin: initialOffset + body.getBoundingClientRect().top - top }
}

function drawnOf<S extends Scroller>(virtualizer: Virtualizer<S, Row>): Drawn {
  let end = virtualizer.options.scrollMargin
  const rows = virtualizer.getVirtualItems().map((item) => {
    const gap = item.start - end
    end = item.end
    return gap > 0 ? { index: item.index, gap: `${gap}px` } : { index: item.index }
  })
  const rest = virtualizer.getTotalSize() + virtualizer.options.scrollMargin - end
  return rest > 0 ? { rows, rest: `${rest}px` } : { rows }
}

function rowsIn(body: Element): readonly Row[] {
  return [...body.querySelectorAll<Row>(':scope > [data-index]')]
}

function meanHeight(body: Element): number {
  const rows = rowsIn(body)
  const height = rows.reduce((sum, row) => sum + row.offsetHeight, 0)
  return Math.max(1, height / Math.max(1, rows.length))
}

/** The focus stays, and the arrow keys find the rows beside it. */
function withFocused(indexes: readonly number[], body: Element, count: number): number[] {
  const { activeElement } = document
  const row = body.contains(activeElement) ? activeElement?.closest<Row>('[data-index]') : undefined
  if (!row) return [...indexes]
  const focused = Number(row.dataset['index'])
  const beside = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  return [...new Set([...indexes, ...beside])].toSorted((one, other) => one - other)
}

/** Columns grow and never shrink, so that scrolling does not move them. */
function holdColumns(body: Element): () => void {
  const cells = [...(body.parentElement?.querySelectorAll<HTMLElement>('thead th') ?? [])]
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      if (target instanceof HTMLElement)
        target.style.minWidth = `${borderBoxSize[0]?.inlineSize ?? 0}px`
  })
  const release = () => {
    observer.disconnect()
    for (const cell of cells) cell.style.removeProperty('min-width')
  }
  const hold = () => {
    release()
    for (const cell of cells) observer.observe(cell)
  }
  hold()
  window.addEventListener('resize', hold)
  return () => {
    window.removeEventListener('resize', hold)
    release()
  }
}
