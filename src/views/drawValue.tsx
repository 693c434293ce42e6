import type { ReactNode } from 'react'
import type { FieldMap } from '@/schema/field'
import { viewOf } from './kinds'
import type { Words } from './words'

/** In a row of a list, or in full on a page of its own. */
export type Room = 'cell' | 'whole'

/** A value as its kind draws it; a dash where the gateway gave none. */
export function drawValue(
  field: FieldMap[string],
  value: unknown,
  words: Words,
  room: Room = 'cell',
): ReactNode {
  if (value === null || value === undefined) return <span className="wd-muted">—</span>
  const view = viewOf(field)
  const draw = (room === 'whole' && view.whole) || view.cell
  return draw(value, field, { words })
}
