import { digitsOf, type Decimal } from '@/engine/values/decimal'
import { kindOf, kinds, type FieldOf, type KindName } from '@/engine/schema/kinds'
import type { FieldMap } from '@/engine/schema/field'
import type { SheetColumn } from '../sheets/sheet'
import type { Words } from '../../data/words'

/** What a cell must ask for that its record does not say. */
export type LookUp = {
  readonly say: Words['say']
  /** The label of a code in one of the gateway's dictionaries, where it has one. */
  readonly label: (dictType: string, code: string) => string | undefined
  /** What stands for a record of another resource, where it is known. */
  readonly reference: (resource: string, display: string, id: string) => string | undefined
}

/** How a kind stands in a sheet; a text in the reader's words, where nothing is said. */
export type SheetKind<F> = {
  readonly holds?: (field: F) => SheetColumn['holds']
  readonly text?: (value: unknown, field: F, look: LookUp, named: string | undefined) => string
}

const amount = {
  holds: () => 'decimal',
  text: (value) => digitsOf(value as Decimal),
} satisfies SheetKind<unknown>

const referring = {
  text: (value, { resource, display }, { reference }, named) =>
    reference(resource, display, String(value)) ?? named ?? String(value),
} satisfies SheetKind<{ readonly resource: string; readonly display: string }>

const sheetKinds: { readonly [K in KindName]?: SheetKind<FieldOf<K>> } = {
  money: amount,
  decimal: amount,
  integer: { holds: () => 'integer', text: (value) => String(value as number) },
  computed: {
    holds: ({ format }) => (format === 'joined' ? 'text' : 'decimal'),
    text: (value, { format }) =>
      format === 'joined' ? String(value) : String(value).replaceAll(',', ''),
  },
  list: { text: (value, field) => inputText(value, field) },
  rows: { text: (value, field) => inputText(value, field) },
  remoteCode: {
    text: (value, field, { say, label }) =>
      label(field.dictType, String(value)) ?? say(kinds.remoteCode.format(String(value), field)),
  },
  ref: referring,
  treeSelect: {
    text: (value, field, look, named) =>
      value === field.top
        ? look.say({ key: 'kinds.top' })
        : referring.text(value, field, look, named),
  },
}

/** What a column of this field holds. */
export function heldBy(field: FieldMap[string]): SheetColumn['holds'] {
  return sheetKindOf(field).holds?.(field) ?? 'text'
}

/** A field's value as its cell says it; `null` for nothing. `named` is what its row told of what it refers to. */
export function cellText(
  value: unknown,
  field: FieldMap[string],
  look: LookUp,
  named?: string,
): string | null {
  if (value === null || value === undefined) return null
  const text = sheetKindOf(field).text
  return text ? text(value, field, look, named) : look.say(kindOf(field).format(value, field))
}

function sheetKindOf(field: FieldMap[string]): SheetKind<FieldMap[string]> {
  // the table is looked up by the field's own kind, so its facets take exactly this field
  return (sheetKinds[field.kind] ?? {}) as SheetKind<FieldMap[string]>
}

/** As an input would hold it, and an import takes it. */
function inputText(value: unknown, field: FieldMap[string]): string {
  return kindOf(field).toInput?.(value, field) ?? String(value)
}
