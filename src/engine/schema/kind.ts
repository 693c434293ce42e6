import type { Field, FilterOp } from './field'
import type { Issue, Message } from './issue'

/** The facets in which a kind of field answers for itself; shared code asks and never switches. */
export type Kind<F = Field, V = unknown> = {
  readonly name: F extends { readonly kind: infer K extends string } ? K : string
  /** From the wire to the record; `null` for what is missing or unreadable. */
  parse(wire: unknown, field: F): V | null
  /** The value as text, or as the message that names it. */
  format(value: V, field: F): string | Message
  /** Order of two values: negative, 0, positive; 0 means the same fact. */
  compare(a: V, b: V, field: F): number
  /**
   * Order of two values where every database agrees on it; undefined where it is a matter of collation. Without
   * it, the order of rows proves nothing.
   */
  sureOrder?(a: V, b: V): number | undefined
  /** Why a typed text is refused; an empty text is the business of `required`, not of the kind. */
  validate(input: string, field: F): Issue | undefined
  /** Why a typed text is refused beside the other texts of its form, by field name. */
  validateBeside?(
    input: string,
    field: F,
    others: Readonly<Record<string, unknown>>,
  ): Issue | undefined
  /** What an input starts with for a value; by default the value as text. */
  toInput?(value: V, field: F): string
  /** What an input starts with where there is no record yet; empty by default. */
  starting?(field: F): string
  /**
   * What travels for a typed text; by default the text itself. Never called with what `validate` refuses. `came` is
   * what the gateway sent in its place, undefined where it sent nothing.
   */
  fromInput?(input: string, field: F, came?: unknown): unknown
  /** The gateway's dictionary that its codes are of. */
  dictionaryOf?(field: F): string
  /** The resource whose ids its values are. */
  refersTo?(field: F): string
  /** The path, within the gateway's row, to the name of the record that its value refers to. */
  namedIn?(field: F): readonly [object: string, key: string] | undefined
  /** Paths at which a gateway lists its value, where a record does not; the first that answers counts. */
  checkedAt?(field: F): readonly string[]
  /** Blanks around a typed text are part of it. */
  keepsBlanks?(field: F): boolean
  /** What is sent replaces all of it: one that did not come cannot be edited. */
  readonly replacesAll?: true
  /** What of a value that came may be kept for sending it back; by default all of it. */
  kept?(came: unknown, field: F): unknown
  /** What a column of a sheet holds; text by default. */
  sheetHolds?(field: F): 'decimal' | 'integer' | 'text'
  /** A cell of a sheet; `format` by default. `named` is the name that came with the row. */
  toSheet?(value: V, field: F, look: LookUp, named: string | undefined): string
  /** The words that a cell of a workbook may hold: the key of each, and the text of an input for it. */
  fromSheet?(field: F): readonly (readonly [key: string, input: string])[]
  /** An empty input is a value of its own: it travels. */
  readonly sendsEmpty?: true
  /** The gateway's own text of a value, where `format` would show another. */
  original?(wire: unknown, value: V, field: F): string | undefined
  /** The value, where the wire has none and the record's other fields make it. */
  derive?(record: Readonly<Record<string, unknown>>, field: F): V | null
  /** Its value is no single one: it cannot stand in a list or a table. */
  readonly isCompound?: true
  /** A list never returns it: it comes with the record alone. */
  readonly isUnlisted?: true
  /** The filters this kind can offer. */
  readonly filterOps: readonly FilterOp[]
  /** Whether a gateway of the family can order by it. */
  readonly sortable: boolean
  /** Never in a list, an export or the address bar. */
  readonly hidden?: true
  /** Its values are amounts of money: an operator who decides over a record signs for them. */
  readonly isAmount?: true
  /** Its values are times of the gateway's zone. */
  readonly isZoned?: true
  /** A list that declares no order opens by its first field that has one. */
  readonly opensBy?: 'ASC' | 'DESC'
  /** The type of PostgreSQL by which the sandbox orders and filters its values. */
  readonly sandboxColumn: 'text' | 'numeric' | 'timestamptz' | 'bigint'
  /** Texts that an input of the field takes; none where only the gateway knows. */
  samples(field: F): readonly string[]
}

/** What a cell of a sheet looks up elsewhere. */
export type LookUp = {
  readonly say: (text: string | Message) => string
  /** The label of a code in one of the gateway's dictionaries, where it has one. */
  readonly label: (dictType: string, code: string) => string | undefined
  /** The name of a record of another resource, where it is known. */
  readonly reference: (resource: string, display: string, id: string) => string | undefined
}

/** Order of texts by their code units. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Order of two texts on which collations agree: whole numbers of one length, or words of ASCII letters in one case;
 * undefined for any other two.
 */
export function sureTextOrder(a: string, b: string): number | undefined {
  const isNumber = /^\d+$/.test(a) && /^\d+$/.test(b) && a.length === b.length
  const isWord = [/^[a-z]+$/, /^[A-Z]+$/].some((letters) => letters.test(a) && letters.test(b))
  return isNumber || isWord ? compareTexts(a, b) : undefined
}

/** A non-empty text as it is, a number as its digits, everything else `null`. */
export function toText(wire: unknown): string | null {
  if (typeof wire === 'number') return String(wire)
  return typeof wire === 'string' && wire !== '' ? wire : null
}

/** The entries of a list on the wire, an array or one text with separators; undefined for anything else. */
export function entriesOf(
  wire: unknown,
  separator: string | RegExp,
): readonly unknown[] | undefined {
  return Array.isArray(wire) ? wire : toText(wire)?.split(separator)
}

/** The facets of a kind whose value is a plain text. */
export const asText = {
  parse: toText,
  format: (value: string) => value,
  compare: compareTexts,
  sandboxColumn: 'text',
} as const

/** The facets of a kind that no list filters or sorts by. */
export const notListed = {
  filterOps: [],
  sortable: false,
  sandboxColumn: 'text',
  samples: () => [],
} as const
