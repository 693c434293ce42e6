import type { ReactNode } from 'react'
import { useLabels } from '@/engine/data/labels'
import type { FieldOf } from '..'
import type { CellContext, KindCells, ViewsOf } from '../view/kindView'
import type { PlainFieldMap, Row } from './cells'
import { ViewedValue } from '../view/renderValue'

type ListField = FieldOf<'list'>

/** A list's cell shows this many entries and counts the rest. */
const shownEntries = 2

const anyRowsView: KindCells<{ readonly columns: PlainFieldMap }> = {
  cell: (value, _field, { t }) => t('kinds.rows', { smart_count: asRows(value).length }),
  whole: (value, { columns }, context) => (
    <RowsTable rows={asRows(value)} columns={columns} context={context} />
  ),
}

export const tableViews: ViewsOf<'list' | 'rows' | 'matrix'> = {
  list: {
    cell: (value, field, context) => chips(value, field, context, shownEntries),
    whole: (value, field, context) => chips(value, field, context),
  },
  rows: anyRowsView,
  matrix: anyRowsView,
}

function chips(
  value: unknown,
  { item }: ListField,
  context: CellContext,
  limit = Infinity,
): ReactNode {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  if (entries.length === 0) return <span className="wd-muted">—</span>
  const more = entries.length - limit
  return (
    <span className="wd-chips" role="list">
      {keyed(entries.slice(0, limit)).map(({ key, value: entry }) => (
        <span key={key} className="wd-chip" role="listitem">
          <ViewedValue value={entry} view={context.viewOf(item)} field={item} context={context} />
        </span>
      ))}
      {more > 0 && (
        <span className="wd-note" role="listitem">
          {context.t('kinds.more', { smart_count: more })}
        </span>
      )}
    </span>
  )
}

type TableProps = { rows: readonly Row[]; columns: PlainFieldMap; context: CellContext }

function RowsTable({ rows, columns: cells, context }: TableProps) {
  const labels = useLabels()
  if (rows.length === 0) return <span className="wd-muted">—</span>
  const columns = Object.entries(cells).map(([name, cell]) => {
    return { name, cell, view: context.viewOf(cell) }
  })
  return (
    <table className="wd-rows">
      <thead>
        <tr>
          {columns.map(({ name, cell, view }) => (
            <th key={name} scope="col" data-align={view.align}>
              {labels.field(name)}
              {view.note && <span className="wd-note"> {view.note(cell)}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no">
        {keyed(rows).map(({ key, value: row }) => (
          <tr key={key}>
            {columns.map(({ name, cell, view }) => (
              <td key={name} data-align={view.align}>
                {row[name] === null || row[name] === undefined ? (
                  <span className="wd-muted">—</span>
                ) : (
                  <ViewedValue value={row[name]} view={view} field={cell} context={context} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function asRows(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value : []
}

/** Numbers the second and later of equal values. */
function keyed<T>(values: readonly T[]): readonly { key: string; value: T }[] {
  const seen = new Map<string, number>()
  return values.map((value) => {
    const text = JSON.stringify(value)
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return { key: count === 1 ? text : `${text} ${count}`, value }
  })
}
