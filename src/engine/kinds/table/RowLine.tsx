import { useTranslate } from 'ra-core'
import type { PlainField } from '@/engine/schema/field'
import type { PlainFieldMap, RowIssue, TextRow } from '@/engine/kinds/table/rows'
import { Icon } from '../../ui/icons'
import { useComposition } from '../../ui/useComposition'
import { useLabels } from '../../data/labels'
import { useViewOf } from '../view/kindView'
import { HiddenNote } from '../inputs/HiddenNote'

type Props = {
  idOf: (column: string) => string
  label: string
  /** From 0; people count from 1. */
  index: number
  row: TextRow
  columns: PlainFieldMap
  issues: readonly RowIssue[]
  onChange: (row: TextRow) => void
  onRemove: () => void
}

/** One row being filled in. */
export function RowLine(props: Props) {
  const t = useTranslate()
  const labels = useLabels()
  const { idOf, label, index, row, columns, issues, onChange, onRemove } = props
  const remove = t('kinds.removeRow', { row: index + 1 })
  return (
    <div className="wd-rows-line" role="group" aria-label={label}>
      {Object.entries(columns).map(([column, cell]) => (
        <Cell
          key={column}
          id={idOf(column)}
          cell={cell}
          label={labels.field(column)}
          row={index + 1}
          value={row[column] ?? ''}
          issue={issues.find((issue) => issue.column === column)}
          onChange={(value) => onChange({ ...row, [column]: value })}
        />
      ))}
      <button
        type="button"
        className="wd-copy"
        aria-label={remove}
        title={remove}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
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
