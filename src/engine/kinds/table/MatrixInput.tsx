import { memo, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import { useController, useFormContext } from 'react-hook-form'
import type { FieldOf } from '..'
import type { PlainField } from '@/engine/schema/field'
import { typedValue } from '@/engine/schema/input'
import { useLabels } from '@/engine/data/labels'
import { useSurface } from '@/engine/data/resource'
import { drawText } from '@/engine/ui/text/drawText'
import { plainText } from '@/engine/ui/text/plainText'
import { RequiredMark } from '../inputs/Labelled'
import { useViewOf, type InputProps, type KindControls } from '../view/kindView'
import { noNames } from '../view/names'
import { ViewedValue } from '../view/renderValue'
import { typedRows, writeRows, type TextRow } from './cells'
import { typedColumns } from './tables'
import './matrix.css'

type MatrixField = FieldOf<'matrix'>
type Controls = { controlsOf: (cell: PlainField) => KindControls }

/** Every cell is an input of its kind and a field of the same form. */
export function MatrixInput(props: InputProps<MatrixField> & Controls) {
  const { name, label, field, controlsOf } = props
  const labels = useLabels()
  const { rows, isReady, focusFirst } = useCells(name, field)
  const { field: input } = useController({ name, defaultValue: '' })
  useImperativeHandle(input.ref, () => ({ focus: focusFirst }))
  const typed = typedColumns(field)
  return (
    <fieldset className="wd-field wd-matrix">
      <legend className="wd-label">{label}</legend>
      <div className="wd-matrix-area">
        <table className="wd-matrix-table">
          <thead>
            <tr>
              {shownColumns(field).map(([column, cell]) => (
                <th key={column} scope="col">
                  {labels.field(column)}
                  {typed[column] && <RequiredMark field={cell} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody translate="no">
            {isReady &&
              rows.map((row, index) => (
                <Line
                  key={row[field.rows] ?? index}
                  row={row}
                  index={index}
                  name={name}
                  controlsOf={controlsOf}
                  field={field}
                />
              ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  )
}

type LineProps = Controls & { row: TextRow; index: number; name: string; field: MatrixField }

// the inputs keep their own state, so a row renders again only when its fixed texts change
const Line = memo(function Line({ row, index, name, field, controlsOf }: LineProps) {
  const { t, labels } = useSurface()
  const head = row[field.rows] ?? ''
  const typed = typedColumns(field)
  return (
    <tr>
      {shownColumns(field).map(([column, cell]) => {
        if (column === field.rows) {
          return (
            <th key={column} scope="row">
              <bdi>{drawText(head)}</bdi>
            </th>
          )
        }
        const { input: Input } = controlsOf(cell)
        return (
          <td key={column}>
            {typed[column] ? (
              <Input
                name={cellName(name, index, column)}
                label={`${labels.field(column)} ${t('kinds.ofNamedRow', { row: plainText(head) })}`}
                field={cell}
              />
            ) : (
              <ReadOnly text={row[column] ?? ''} cell={cell} />
            )}
          </td>
        )
      })}
    </tr>
  )
}, isSame)

function isSame(a: LineProps, b: LineProps): boolean {
  return a.index === b.index && a.field === b.field && fixedTexts(a) === fixedTexts(b)
}

function fixedTexts({ row, field }: LineProps): string {
  const typed = typedColumns(field)
  return JSON.stringify(Object.entries(row).filter(([column]) => !typed[column]))
}

function shownColumns(field: MatrixField): readonly (readonly [string, PlainField])[] {
  return Object.entries(field.columns).filter(([, cell]) => cell.kind !== 'id')
}

function ReadOnly({ text, cell }: { text: string; cell: PlainField }) {
  const t = useTranslate()
  const viewOf = useViewOf()
  const value = typedValue(cell, text)
  if (value === null) return null
  const context = { viewOf, t, names: noNames, isLinked: false }
  return <ViewedValue value={value} view={viewOf(cell)} field={cell} context={context} />
}

/** Syncs the cells, as fields of the form, with the grid's text. */
function useCells(name: string, field: MatrixField) {
  const { watch, getValues, setValue } = useFormContext<Record<string, string>>()
  const text = String(watch(name) ?? '')
  const written = useRef<string>(undefined)
  const [isReady, setReady] = useState(false)
  const rows = typedRows(text, field.columns)

  useLayoutEffect(() => {
    if (written.current === text) return
    written.current = text
    const columns = Object.keys(typedColumns(field))
    typedRows(text, field.columns).forEach((row, index) => {
      for (const column of columns) setValue(cellName(name, index, column), row[column] ?? '')
    })
    setReady(true)
  }, [text, name, field, setValue])

  useLayoutEffect(() => {
    const subscription = watch((_values, { name: changed = '' }) => {
      if (!changed.startsWith(`${name}-`)) return
      const columns = Object.keys(typedColumns(field))
      const next = typedRows(getValues(name) ?? '', field.columns).map((row, index): TextRow => {
        const cells = columns.map(
          (column) => [column, getValues(cellName(name, index, column)) ?? ''] as const,
        )
        return Object.fromEntries([...Object.entries(row), ...cells])
      })
      written.current = writeRows(next)
      setValue(name, written.current, { shouldDirty: true })
    })
    return () => subscription.unsubscribe()
  }, [name, field, watch, getValues, setValue])

  const focusFirst = useCallback(() => {
    const [column] = Object.keys(typedColumns(field))
    if (column) document.getElementById(`wd-${cellName(name, 0, column)}`)?.focus()
  }, [name, field])
  return { rows, isReady, focusFirst }
}

function cellName(name: string, row: number, column: string): string {
  return `${name}-${row}-${column}`
}
