import { act, fireEvent, waitFor } from '@testing-library/react'
import type { DeclaredField } from './declared'
import { all } from './portal'

type Row = Readonly<Record<string, string>>

/** Fills one control of a form as an operator leaves it; `''` empties it. */
export async function fill(name: string, field: DeclaredField, text: string): Promise<void> {
  if (field.kind === 'rows') return fillRows(name, field, text)
  const control = controlOf(name)
  if (!control) return
  if (field.kind === 'tree') return check(control, text)
  if (control.getAttribute('role') === 'combobox') return choose(control, text)
  if (field.kind === 'flag') {
    const isWanted = text === (field.on ?? 'Y')
    if (('checked' in control && control.checked) !== isWanted) fireEvent.click(control)
    return
  }
  const value = field.kind === 'time' ? text.replace(' ', 'T') : text
  fireEvent.change(control, { target: { value } })
}

/** The text in a control; undefined where the form has none of that name. */
export function valueAt(name: string): string | undefined {
  const control = controlOf(name)
  return control && 'value' in control ? String(control.value) : undefined
}

export function controlOf(name: string): HTMLElement | null {
  return document.getElementById(`wd-${name}`)
}

/** The message under a control, or under a cell of a table. */
export function messageAt(name: string, cell?: string): string {
  const id = cell === undefined ? `wd-${name}-help` : `wd-${name}-${cell}-help`
  return document.getElementById(id)?.textContent ?? ''
}

/** Submits the form and lets it do what it does by itself. */
export async function submit(): Promise<void> {
  const form = all('form').find((one) => one.querySelector('[type=submit]'))
  if (form) fireEvent.submit(form)
  await settle()
}

export async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

/** The first of what a combobox offers, unless it is to be empty. */
async function choose(control: HTMLElement, text: string): Promise<void> {
  if (text === '') {
    fireEvent.change(control, { target: { value: '' } })
    return
  }
  fireEvent.click(control)
  const option = await waitFor(() => {
    const [first] = all('[role=option], [role=treeitem][aria-selected]')
    if (!first) throw new Error('a combobox that offers records')
    return first
  })
  fireEvent.click(option)
}

/** Checks the first box of a tree, or none. */
async function check(tree: HTMLElement, text: string): Promise<void> {
  const first = await waitFor(() => {
    const [item] = all('[role=treeitem]', tree)
    if (!item) throw new Error('a tree of boxes')
    return item
  })
  if ((first.getAttribute('aria-checked') === 'true') !== (text !== '')) fireEvent.click(first)
}

async function fillRows(name: string, { columns = {} }: DeclaredField, text: string) {
  const rows: readonly Row[] = text === '' ? [] : JSON.parse(text)
  const table = all('.wd-rows-input').find((one) =>
    (one.getAttribute('aria-describedby') ?? '').includes(`wd-${name}-help`),
  )
  if (!table) return
  const add = () => all('button.wd-small-button', table).at(-1)
  for (const line of all('.wd-rows-line', table).slice(rows.length))
    fireEvent.click(all('button', line).at(-1) ?? line)
  while (all('.wd-rows-line', table).length < rows.length) {
    const before = all('.wd-rows-line', table).length
    fireEvent.click(add() ?? table)
    await settle()
    if (all('.wd-rows-line', table).length === before) return
  }
  for (const [index, row] of rows.entries())
    for (const column of Object.keys(columns)) {
      const cell = document.getElementById(`wd-${name}-${index}-${column}`)
      if (cell) fireEvent.change(cell, { target: { value: row[column] ?? '' } })
    }
}
