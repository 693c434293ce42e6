import { useImperativeHandle, useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import { useController } from 'react-hook-form'
import type { FieldOf } from '@/engine/kinds'
import {
  rowIssues,
  typedRows,
  writeRows,
  type RowIssue,
  type TextRow,
} from '@/engine/kinds/table/rows'
import type { InputProps } from '../view/kindView'
import { useStoredText } from '../view/storedTexts'
import { inputProblem } from '../inputs/inputProblem'
import { Help } from '../inputs/Labelled'
import { RowLine } from './RowLine'
import { createRowKeys } from './rowKeys'

type RowsField = FieldOf<'rows'>

/** A small table to be filled in: rows are added and removed, a problem stands at its cell. */
export function RowsInput({ name, label, field }: InputProps<RowsField>) {
  const t = useTranslate()
  const stored = useStoredText(name)
  const { field: input, fieldState } = useController({
    name,
    defaultValue: '',
    rules: { validate: (value: string) => inputProblem({ field, label, t, stored }, value) },
  })
  const text = String(input.value ?? '')
  const rows = typedRows(text, field.columns)
  const [rowKeys] = useState(createRowKeys)
  const keys = rowKeys.of(rows.length)
  const issues = fieldState.error ? rowIssues(text, field) : []
  const message = issues.length > 0 ? t('kinds.rowsRefused') : fieldState.error?.message
  const change = (next: readonly TextRow[]) => input.onChange(writeRows(next))
  const table = useRef<HTMLFieldSetElement>(null)
  // where the form puts the focus when it refuses: the first refused cell, not the first of all
  useImperativeHandle(input.ref, () => ({
    focus: () => {
      const [refused] = rowIssues(text, field)
      const cell = refused && document.getElementById(cellId(name, refused))
      const first = table.current?.querySelector<HTMLElement>('input, button')
      ;(cell ?? first)?.focus()
    },
  }))
  return (
    <fieldset ref={table} className="wd-field wd-rows-input" aria-describedby={`wd-${name}-help`}>
      <legend className="wd-label">
        {label}
        {field.required && <span className="wd-required"> *</span>}
      </legend>
      {rows.map((row, index) => (
        <RowLine
          key={keys[index]}
          idOf={(column) => cellId(name, { row: index, column })}
          label={`${label} ${index + 1}`}
          index={index}
          row={row}
          columns={field.columns}
          issues={issues.filter((issue) => issue.row === index)}
          onChange={(next) => change(rows.with(index, next))}
          onRemove={() => {
            rowKeys.remove(index)
            change(rows.toSpliced(index, 1))
          }}
        />
      ))}
      <button
        type="button"
        className="wd-small-button"
        aria-label={t('kinds.addRowTo', { field: label })}
        onClick={() => change([...rows, emptyRow(field)])}
      >
        {t('kinds.addRow')}
      </button>
      <Help
        name={name}
        notice={message === undefined ? undefined : { text: message, isProblem: true }}
      />
    </fieldset>
  )
}

function cellId(name: string, { row, column }: Pick<RowIssue, 'row' | 'column'>): string {
  return `wd-${name}-${row}-${column}`
}

function emptyRow({ columns }: RowsField): TextRow {
  return Object.fromEntries(Object.keys(columns).map((column) => [column, '']))
}
