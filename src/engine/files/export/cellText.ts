import { kindOf, type Field } from '@/engine/schema/field'
import type { LookUp } from '@/engine/schema/kind'

/** A field's value as a cell of a sheet; `null` for nothing. `named` is the name that came with the row. */
export function cellText(
  value: unknown,
  field: Field,
  look: LookUp,
  named?: string,
): string | null {
  if (value === null || value === undefined) return null
  const kind = kindOf(field)
  return kind.toSheet?.(value, field, look, named) ?? look.say(kind.format(value, field))
}
