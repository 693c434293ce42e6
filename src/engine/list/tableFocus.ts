import type { KeyboardEvent } from 'react'

const controls = 'a, button, input'
const typedIn = 'input:not([type=checkbox]), select, textarea, [contenteditable]'

/** Up and down move between rows, left and right between the cells of a row; a tree folds its first cells itself. */
export function moveFocus(event: KeyboardEvent): void {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || target.matches(typedIn)) return
  const row = target.closest<HTMLTableRowElement>('tbody tr')
  const cell = target.closest('td')
  if (!row || !cell || hasModifier(event)) return
  const next =
    key.endsWith('Left') || key.endsWith('Right') ? beside(row, cell, key) : below(row, key)
  if (!next) return
  event.preventDefault()
  if (next instanceof HTMLTableCellElement) focusCell(next)
  else focusRow(next, target === cell ? cell.cellIndex : undefined)
}

export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/** Focuses the cell's link or button, if it has one. */
export function focusCell(cell: HTMLElement): void {
  const control = cell.querySelector<HTMLElement>(controls)
  if (!control) cell.tabIndex = -1
  ;(control ?? cell).focus()
}

function beside(row: HTMLElement, cell: Element, key: string): Element | null {
  const isRight = key === 'ArrowRight'
  if (!isRight && key !== 'ArrowLeft') return null
  const isTree = cell.querySelector('.wd-tree-lead') !== null
  if (isTree && (!isRight || row.ariaExpanded === 'false')) return null
  return isRight ? cell.nextElementSibling : cell.previousElementSibling
}

function below(row: Element, key: string): Element | null {
  if (key === 'ArrowDown') return row.nextElementSibling
  return key === 'ArrowUp' ? row.previousElementSibling : null
}

function focusRow(row: Element, column: number | undefined): void {
  const cell = column === undefined ? undefined : row.children[column]
  if (cell instanceof HTMLElement) focusCell(cell)
  else row.querySelector<HTMLElement>('a, button')?.focus()
  // the rows at the new scroll position are drawn before the next key, however fast it comes
  row.closest('.wd-table-area')?.dispatchEvent(new Event('scroll'))
}
