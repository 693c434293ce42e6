import type { ReactNode } from 'react'
import type { FieldMap } from '@/schema/field'
import type { Place } from './kindView'
import { viewOf } from './kinds'
import type { Words } from './words'

/** In a row of a list, in full on a page of its own, or in a dialog that is not to be left. */
export type Room = 'cell' | 'whole' | 'dialog'

/** A value as its kind draws it; a dash where the gateway gave none. */
export function drawValue(
  field: FieldMap[string],
  value: unknown,
  words: Words,
  room: Room = 'cell',
  at?: Place,
): ReactNode {
  const view = viewOf(field)
  const isMissing = value === null || value === undefined
  if (isMissing && !view.drawsMissing) return <span className="wd-muted">—</span>
  const draw = (room !== 'cell' && view.whole) || view.cell
  return draw(value, field, { words, at, isLinked: room !== 'dialog' })
}
