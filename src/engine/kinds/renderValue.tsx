import type { ReactNode } from 'react'
import type { Resource } from '@/engine/schema'
import type { Part } from './part'
import type { CellTarget } from './kindView'
import { viewFor, type FieldView } from './viewFor'
import type { Words } from '../data/words'

/**
 * In a row of a list, where its resource may have a part of its own; short; in full on the record's page; in
 * a dialog that is not to be left.
 */
export type Room = 'row' | 'cell' | 'whole' | 'dialog'

type RenderOptions = {
  readonly resource: Resource
  /** The field's. */
  readonly name: string
  readonly words: Words
  readonly room?: Room
  /** Drawn by the app itself, in a row. */
  readonly cell?: Part['cell'] | undefined
  /** What a page may offer beside the value; nothing, where it is only said again. */
  readonly at?: CellTarget | undefined
  /** Whether it becomes the text of a link. */
  readonly isInLink?: boolean
  /** What the gateway told of the record that the value refers to. */
  readonly named?: string | undefined
}

/** A field's value as it is drawn there; a dash where the gateway gave none. */
export function renderValue(value: unknown, drawing: RenderOptions): ReactNode {
  const { resource, name, words, room = 'cell', cell, at, isInLink = false, named } = drawing
  const view = viewFor(resource, name)
  if (!view) return null
  const isMissing = value === null || value === undefined
  if (isMissing && !view.drawsMissing) return <span className="wd-muted">—</span>
  const isLinked = room !== 'dialog'
  const context = { words, at, isLinked, isInLink, isInRow: room === 'row', named }
  return (cell ?? drawerIn(room, view))(value, view.field, context)
}

/** The same as a component of its own: a value that cannot be drawn fails there. */
export function DrawnValue({
  value,
  drawing,
}: {
  value: unknown
  drawing: RenderOptions
}): ReactNode {
  return renderValue(value, drawing)
}

function drawerIn(room: Room, { cell, whole }: FieldView): FieldView['cell'] {
  return room === 'row' || room === 'cell' ? cell : (whole ?? cell)
}
