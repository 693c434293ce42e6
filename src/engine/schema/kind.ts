import type { Field, FilterOp } from './field'
import type { Issue, Message } from './issue'
import type { Pasted, Wanted } from './pasted'
import type { RangeEnds } from './rangeEnds'

/** The facets of a kind of field: shared code asks them and never switches on the kind. */
export type Kind<F = Field, V = unknown> = {
  readonly name: F extends { readonly kind: infer K extends string } ? K : string
  /** From the wire to the record; `null` for a missing or unreadable value. */
  parse(wire: unknown, field: F): V | null
  /** The value as text, or as the message that names it. */
  format(value: V, field: F): string | Message
  /** Negative, 0 or positive; 0 means the same fact. */
  compare(a: V, b: V, field: F): number
  /** Why a typed text is refused; an empty text only concerns `required`. */
  validate(input: string, field: F): Issue | undefined
  /** The same, beside the form's other texts, by field name. */
  validateBeside?(
    input: string,
    field: F,
    others: Readonly<Record<string, unknown>>,
  ): Issue | undefined
  /** The input's text for a value; the value as text by default. */
  toInput?(value: V, field: F): string
  /** The input's text in a new record; empty by default. */
  starting?(field: F): string
  /**
   * The wire value of a text that `validate` accepts; the text itself by default. `came` is the value that the gateway
   * sent before, if any.
   */
  fromInput?(input: string, field: F, came?: unknown): unknown
  /** The gateway's dictionary with the field's codes. */
  dictionaryOf?(field: F): string
  /** The resource whose ids the values are. */
  refersTo?(field: F): string
  /** The path in the gateway's row to the name of the referenced record. */
  namedIn?(field: F): readonly [object: string, key: string] | undefined
  /** Paths that list the value of a record that came without it; the first that answers counts. */
  checkedAt?(field: F): readonly string[]
  /** Whether blanks around a typed text belong to it. */
  keepsBlanks?(field: F): boolean
  /** Whether the sent value replaces all of the old one: a value that did not come can't be edited. */
  readonly replacesAll?: true
  /** The part of a received value that may be sent back; all of it by default. */
  kept?(came: unknown, field: F): unknown
  /** The type of a sheet's column; text by default. */
  sheetHolds?(field: F): 'decimal' | 'integer' | 'text'
  /** The value in a sheet's cell; `format` by default. `named` is the name that came with the row. */
  toSheet?(value: V, field: F, look: LookUp, named: string | undefined): string
  /** The words that a workbook's cell may have: each message key with the input's text for it. */
  fromSheet?(field: F): readonly (readonly [key: string, input: string])[]
  /** Whether an empty input is a value to send. */
  readonly sendsEmpty?: true
  /** The gateway's text of a value, if `format` shows another. */
  original?(wire: unknown, value: V, field: F): string | undefined
  /** The value, if it follows from the record's other fields. */
  derive?(record: Readonly<Record<string, unknown>>, field: F): V | null
  /** Several values, so no entry of a list or cell of a table. */
  readonly isCompound?: true
  /** Whether the value comes with a record only, never with a list. */
  readonly isUnlisted?: true
  readonly filterOps: readonly FilterOp[]
  /** The texts by which a pasted text finds records with `find`; kinds without it are never searched. */
  finds?(pasted: Pasted, field: F): readonly Wanted[]
  /** How the ends of a `range` filter are read and sent; as times by default. */
  readonly rangeEnds?: RangeEnds
  /** Whether gateways of the family can sort by the field. */
  readonly sortable: boolean
  /** Never in a list, an export or the address bar. */
  readonly hidden?: true
  /** Whether values are amounts of money, which every decision restates. */
  readonly isAmount?: true
  /** Whether values are times in the gateway's zone; a list without a declared order opens with the newest. */
  readonly isTime?: true
  /** The PostgreSQL type by which the sandbox sorts and filters. */
  readonly sandboxColumn: 'text' | 'numeric' | 'timestamptz' | 'bigint'
  /** Texts that an input accepts; none if only the gateway knows. */
  samples(field: F): readonly string[]
}

export type LookUp = {
  readonly say: (text: string | Message) => string
  readonly label: (dictType: string, code: string) => string | undefined
  readonly reference: (resource: string, display: string, id: string) => string | undefined
}

/** Compares code units. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A non-empty text as is, a number as its digits, everything else `null`. */
export function toText(wire: unknown): string | null {
  if (typeof wire === 'number') return String(wire)
  return typeof wire === 'string' && wire !== '' ? wire : null
}

/** Reads an array, or one text with separators; undefined for anything else. */
export function entriesOf(
  wire: unknown,
  separator: string | RegExp,
): readonly unknown[] | undefined {
  return Array.isArray(wire) ? wire : toText(wire)?.split(separator)
}

/** For kinds whose value is a plain text. */
export const asText = {
  parse: toText,
  format: (value: string) => value,
  compare: compareTexts,
  sandboxColumn: 'text',
} as const

/** For kinds that no list filters or sorts by. */
export const notListed = {
  filterOps: [],
  sortable: false,
  sandboxColumn: 'text',
  samples: () => [],
} as const
