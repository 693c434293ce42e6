import { useImperativeHandle, useRef, useState } from 'react'
import { useSurface } from '@/engine/data/resource'
import { useTranslate } from 'ra-core'
import type { FieldOf } from '..'
import type { PlainField } from '@/engine/schema/field'
import { Button } from '@/engine/ui/Button'
import { IconButton } from '@/engine/ui/IconButton'
import { useComposition } from '@/engine/ui/useComposition'
import { useFieldControl } from '../inputs/fieldControl'
import { HiddenNote } from '../inputs/TextInput'
import { Help, RequiredMark } from '../inputs/Labelled'
import { useViewOf, type InputProps } from '../view/kindView'
import { rowIssues, typedRows, writeRows, type RowIssue, type TextRow } from './cells'

export function RowsInput(props: InputProps<FieldOf<'rows'>>) {
  const { name, label, field } = props
  const t = useTranslate()
  const { value: text, onChange, notice, attributes } = useFieldControl(props)
  const rows = typedRows(text, field.columns)
  const [rowKeys] = useState(createRowKeys)
  const keys = rowKeys.of(rows.length)
  const issues = notice ? rowIssues(text, field) : []
  const change = (next: readonly TextRow[]) => onChange(writeRows(next))
  const table = useRef<HTMLFieldSetElement>(null)
  // a refused form puts the focus in the first refused cell
  useImperativeHandle(attributes.ref, () => ({
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
        <RequiredMark field={field} />
      </legend>
      {rows.map((row, index) => (
        <RowLine
          key={keys[index]}
          name={name}
          label={label}
          index={index}
          row={row}
          field={field}
          issues={issues.filter((issue) => issue.row === index)}
          onChange={(next) => change(rows.with(index, next))}
          onRemove={() => {
            rowKeys.remove(index)
            change(rows.toSpliced(index, 1))
          }}
        />
      ))}
      <Button
        look="small"
        aria-label={t('kinds.addRowTo', { field: label })}
        onClick={() => {
          const cells = Object.keys(field.columns).map((column) => [column, ''] as const)
          change([...rows, Object.fromEntries(cells)])
        }}
      >
        {t('kinds.addRow')}
      </Button>
      <Help
        name={name}
        notice={issues.length > 0 ? { text: t('kinds.rowsRefused'), isProblem: true } : notice}
      />
    </fieldset>
  )
}

/** Keys stay with their rows while rows before them come and go. */
function createRowKeys() {
  let next = 0
  const keys: number[] = []
  return {
    of: (count: number): readonly number[] => {
      while (keys.length < count) keys.push(next++)
      keys.length = count
      return keys
    },
    remove: (index: number): void => {
      keys.splice(index, 1)
    },
  }
}

function cellId(name: string, { row, column }: Pick<RowIssue, 'row' | 'column'>): string {
  return `wd-${name}-${row}-${column}`
}

type LineProps = InputProps<FieldOf<'rows'>> & {
  /** From 0; operators see it from 1. */
  index: number
  row: TextRow
  issues: readonly RowIssue[]
  onChange: (row: TextRow) => void
  onRemove: () => void
}

function RowLine({ name, label, index, row, field, issues, onChange, onRemove }: LineProps) {
  const { t, labels } = useSurface()
  const remove = t('kinds.removeRow', { row: index + 1 })
  return (
    <div className="wd-rows-line" role="group" aria-label={`${label} ${index + 1}`}>
      {Object.entries(field.columns).map(([column, cell]) => (
        <Cell
          key={column}
          id={cellId(name, { row: index, column })}
          cell={cell}
          label={labels.field(column)}
          row={index + 1}
          value={row[column] ?? ''}
          issue={issues.find((issue) => issue.column === column)}
          onChange={(value) => onChange({ ...row, [column]: value })}
        />
      ))}
      <IconButton icon="close" label={remove} className="wd-copy" onClick={onRemove} />
    </div>
  )
}

type CellProps = {
  id: string
  cell: PlainField
  label: string
  row: number
  value: string
  issue: RowIssue | undefined
  onChange: (value: string) => void
}

function Cell({ id, cell, label, row, value, issue, onChange }: CellProps) {
  const t = useTranslate()
  const typing = useComposition(value, onChange)
  const note = useViewOf()(cell).note?.(cell)
  return (
    <span className="wd-rows-cell">
      <label htmlFor={id} className="wd-label">
        {label} {note && <span className="wd-note">{note}</span>}{' '}
        {cell.required && (
          <span className="wd-required" aria-hidden="true">
            *
          </span>
        )}{' '}
        <span className="wd-visually-hidden">{t('kinds.ofRow', { row })}</span>
      </label>
      <input
        {...typing}
        id={id}
        className="wd-input"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-required={cell.required === true}
        aria-invalid={issue !== undefined}
        aria-describedby={`${id}-help`}
      />
      <HiddenNote text={value} label={label} onChange={onChange} />
      <span className="wd-help" id={`${id}-help`}>
        {issue && t(issue.issue.key, { field: label, ...issue.issue.args })}
      </span>
    </span>
  )
}
