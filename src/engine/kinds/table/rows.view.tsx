import { kinds, type FieldOf } from '@/engine/kinds'
import type { PlainFieldMap, Row } from '@/engine/kinds/table/rows'
import type { CellContext, KindView } from '../view/kindView'
import { messageText, useLabels } from '../../data/labels'
import { keyed } from '../inputs/keyed'
import { NoFilter } from '../inputs/NoFilter'
import { RowsInput } from './RowsInput'

type RowsField = FieldOf<'rows'>

export const rowsView: KindView<RowsField> = {
  cell: (value, field, { t }) => (
    <span>{messageText(kinds.rows.format(asRows(value), field), t)}</span>
  ),
  whole: (value, { columns }, context) => (
    <RowsTable rows={asRows(value)} columns={columns} context={context} />
  ),
  input: RowsInput,
  filter: NoFilter,
}

type TableProps = { rows: readonly Row[]; columns: PlainFieldMap; context: CellContext }

/** Rows under the names of their columns. */
export function RowsTable({ rows, columns: cells, context }: TableProps) {
  if (rows.length === 0) return <span className="wd-muted">—</span>
  const columns = Object.entries(cells)
  return (
    <table className="wd-rows">
      <thead>
        <tr>
          {columns.map(([name, cell]) => (
            <th key={name} scope="col" data-align={context.viewOf(cell).align}>
              <ColumnName name={name} note={context.viewOf(cell).note?.(cell)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no">
        {keyed(rows).map(({ key, value: row }) => (
          <tr key={key}>
            {columns.map(([name, cell]) => (
              <td key={name} data-align={context.viewOf(cell).align}>
                {row[name] === null || row[name] === undefined ? (
                  <span className="wd-muted">—</span>
                ) : (
                  context.viewOf(cell).cell(row[name], cell, context)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ColumnName({ name, note }: { name: string; note: string | undefined }) {
  const labels = useLabels()
  return (
    <>
      {labels.field(name)}
      {note && <span className="wd-note"> {note}</span>}
    </>
  )
}

/** The rows of a record's value. */
export function asRows(value: unknown): readonly Row[] {
  return Array.isArray(value) ? (value as readonly Row[]) : []
}
