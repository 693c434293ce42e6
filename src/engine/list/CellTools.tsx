import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { ValueTools } from '@/engine/kinds/view/kindView'
import { isMissing, toolsOf } from '@/engine/kinds/view/renderValue'
import { lazyView } from '@/engine/ui/late/lazyView'
import { useCopy } from '@/engine/ui/text/CopyButton'
import { useListener } from '@/engine/ui/useListener'
import { mediaQuery } from '@/engine/ui/useMediaQuery'
import { CellToolbar } from './CellToolbar'
import { cellContext } from './RecordRow'
import { hasEntries } from './RowActions'
import type { Column, RowLayout } from './rowLayout'
import { focusCell, hasModifier, moveFocus } from './tableFocus'
import './cellTools.css'

const WholeText = lazyView(async () => (await import('@/engine/ui/text/WholeText')).WholeText)

/** The cell at which the toolbar stands; `right` and `middle` are its edge and middle in pixels. */
type Target = {
  readonly cell: HTMLTableCellElement
  readonly record: PortalRecord
  readonly column: Column
  readonly right: number
  readonly middle: number
}

type Props = {
  layout: RowLayout
  data: readonly PortalRecord[]
  recordAt: (element: Element) => PortalRecord | undefined
  children: ReactNode
}

/** One toolbar for all cells: it appears at the cell under the pointer or with the focus, or that was touched. */
export function CellTools({ layout, data, recordAt, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<Target>()
  const [whole, setWhole] = useState<string>()
  const { copy, byHand } = useCopy(() => target && focusCell(target.cell))
  const isCurrent = target && data.includes(target.record)
  const tools = isCurrent ? toolsAt(layout, target) : undefined

  const cellAt = (element: EventTarget) => {
    const cell = element instanceof Element ? element.closest('td') : null
    const record = cell && recordAt(cell)
    const column = cell && columnOf(layout, cell)
    return record && column ? { cell, record, column } : undefined
  }
  const show = (element: EventTarget) => {
    const at = cellAt(element)
    if (at && at.cell === target?.cell && at.record === target.record) return
    const hasTools = at && toolsAt(layout, at) !== undefined
    setTarget(hasTools && box.current ? { ...at, ...placeIn(box.current, at.cell) } : undefined)
  }
  const enter = (element: EventTarget) => {
    flushSync(() => show(element))
    bar.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }
  const isInBar = (element: EventTarget | null) =>
    element instanceof Node && bar.current?.contains(element) === true
  // an open code, text or dialog stays until it is closed
  const isHeld = () =>
    whole !== undefined || Boolean(bar.current?.querySelector('.wd-cell-qr, textarea'))

  useListener(document, 'pointerover', ({ target: over, pointerType }) => {
    if (!(over instanceof Element) || pointerType === 'touch' || isInBar(over) || isHeld()) return
    if (box.current?.contains(over)) show(over)
    else if (!isInBar(document.activeElement)) setTarget(undefined)
  })
  const focus = ({ target: focused }: FocusEvent) => {
    if (!isInBar(focused) && !isHeld()) show(focused)
  }
  const blur = ({ relatedTarget }: FocusEvent) => {
    const isWithin = relatedTarget instanceof Node && box.current?.contains(relatedTarget)
    if (!isWithin && whole === undefined && bar.current?.matches(':hover') !== true)
      setTarget(undefined)
  }
  // where nothing hovers, a touch of such a cell opens its tools, of another one the record
  const touch = (event: MouseEvent) => {
    if (isInBar(event.target) || !mediaQuery('(hover: none)')?.matches) return
    const at = cellAt(event.target)
    const isControl = event.target instanceof Element && event.target.closest('a, button, input')
    if (!at || isControl || !toolsAt(layout, at)) return
    event.stopPropagation()
    enter(at.cell)
  }
  const press = (event: KeyboardEvent) => {
    const { key, target: pressed } = event
    const at = isInBar(pressed) ? target : cellAt(pressed)
    const isCell = at?.cell === pressed
    if (key === 'Escape' && isInBar(pressed) && at) focusCell(at.cell)
    else if (key === 'c' && at && !hasModifier(event)) copyCell(at)
    else if (at && (key === 'ContextMenu' || (key === 'Enter' && isCell)) && toolsAt(layout, at)) {
      event.preventDefault()
      enter(at.cell)
    } else moveFocus(event)
  }
  const copyCell = (at: Pick<Target, 'cell' | 'record' | 'column'>) => {
    if (isMissing(at.record[at.column.name], at.column.view)) return
    copy(toolsAt(layout, at)?.copy ?? at.cell.textContent)
  }

  return (
    // the events are those of the table's controls and cells
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className="wd-table-box"
      onFocus={focus}
      onBlur={blur}
      onClickCapture={touch}
      onKeyDown={press}
    >
      {children}
      {target && tools && (
        <CellToolbar
          key={`${target.record.id} ${target.column.name}`}
          ref={bar}
          label={`${target.column.label} ${target.cell.textContent}`}
          tools={tools}
          right={target.right}
          middle={target.middle}
          onShowAll={() => setWhole(tools.copy)}
        />
      )}
      {byHand()}
      {whole !== undefined && <WholeText text={whole} onClose={() => setWhole(undefined)} />}
    </div>
  )
}

type At = Pick<Target, 'record' | 'column'>

function toolsAt(layout: RowLayout, { record, column }: At): ValueTools | undefined {
  const { name, view, own } = column
  const value = record[name]
  if (own || isMissing(value, view)) return undefined
  return toolsOf(view, value, view.field, cellContext(record, layout, name))
}

/** Boxes and links stand before the columns, actions after them. */
function columnOf({ columns, entries }: RowLayout, cell: HTMLTableCellElement): Column | undefined {
  const all = cell.parentElement?.childElementCount ?? 0
  const before = all - columns.length - (hasEntries(entries) ? 1 : 0)
  return columns[cell.cellIndex - before]
}

function placeIn(box: Element, cell: Element): Pick<Target, 'right' | 'middle'> {
  const outer = box.getBoundingClientRect()
  const { left, right, top, height } = cell.getBoundingClientRect()
  // the actions, which stay in sight, may lie over the cell's end
  const actions = cell.parentElement?.querySelector('.wd-actions')?.getBoundingClientRect()
  const isOver = actions?.top === top && actions.left > left
  const end = isOver ? Math.min(right, actions.left) : right
  return { right: end - outer.left, middle: top - outer.top + height / 2 }
}
