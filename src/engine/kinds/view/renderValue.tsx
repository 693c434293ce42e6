import { useCallback, type ReactNode } from 'react'
import { RecordContext, useTranslate } from 'ra-core'
import type { Resource } from '@/engine/schema/resource'
import { useFieldView, useViewOf, type CellTarget, type FieldView } from './kindView'
import type { Part } from './parts'

/**
 * `row`: in a list, where the app may draw the cell; `cell`: short; `whole`: in full, on a record's page; `dialog`: in
 * full without links, which would leave the dialog.
 */
export type Room = 'row' | 'cell' | 'whole' | 'dialog'

type Rendering = {
  readonly resource: Resource
  readonly name: string
  readonly room?: Room
  readonly cell?: Part['cell'] | undefined
  readonly at?: CellTarget | undefined
  /** Whether the value becomes the text of a link. */
  readonly isInLink?: boolean
  /** The referenced record's name, if it came with the row. */
  readonly named?: string | undefined
}

type Render = (value: unknown, rendering: Rendering) => ReactNode

/** A missing value is a dash. */
export function useRenderValue(): Render {
  const t = useTranslate()
  const viewOf = useViewOf()
  const viewFor = useFieldView()
  return useCallback(
    (value, { resource, name, room = 'cell', cell, at, isInLink = false, named }) => {
      const view = viewFor(resource, name)
      if (!view) return null
      const isMissing = value === null || value === undefined
      if (isMissing && !view.drawsMissing) return <span className="wd-muted">—</span>
      const isLinked = room !== 'dialog'
      const context = { viewOf, t, at, isLinked, isInLink, isInRow: room === 'row', named }
      if (!cell) return cellIn(room, view)(value, view.field, context)
      return <RecordContext value={at?.record}>{cell(value, view.field, context)}</RecordContext>
    },
    [t, viewOf, viewFor],
  )
}

/** A component, so that an error in a kind's cell stays in that cell. */
export function FieldValue({ value, ...rendering }: Rendering & { value: unknown }): ReactNode {
  return useRenderValue()(value, rendering)
}

function cellIn(room: Room, { cell, whole }: FieldView): FieldView['cell'] {
  return room === 'row' || room === 'cell' ? cell : (whole ?? cell)
}
