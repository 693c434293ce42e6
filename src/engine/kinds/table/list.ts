import {
  field,
  kindOf,
  type Compound,
  type Field,
  type FieldOptions,
  type PlainField,
  type ValueOf,
} from '@/engine/schema/field'
import type { Issue } from '@/engine/schema/issue'
import { entriesOf, notListed, type Kind } from '@/engine/schema/kind'

type ListOptions = FieldOptions<never> & {
  /** The field of every entry. */
  readonly item: PlainField
  /** The wire form if the gateway sent no list before; one text with commas by default. */
  readonly wireAs?: 'comma' | 'array'
  /** The maximum number of entries in an input; 100 by default. */
  readonly maxItems?: number
}
export type ListField = Field<'list', ListOptions, readonly unknown[]>

/**
 * Several values of one plain kind; one per line in an input.
 *
 * @example ipWhitelist: f.list(f.text({ maxLength: 43 }))
 */
export function list<
  const I extends PlainField,
  const O extends Omit<ListOptions, 'item'> = object,
>(item: I, options?: O): Field<'list', O & { item: I }, readonly ValueOf<I>[]> & Compound {
  return field<'list', O, readonly ValueOf<I>[], { item: I }>(listKind, options, { item })
}

export const listKind: Kind<ListField, readonly unknown[]> = {
  ...notListed,
  name: 'list',
  isCompound: true,
  parse: (wire, { item }) => {
    const values = entriesOf(wire, /[,\n]/)?.map((entry) =>
      kindOf(item).parse(typeof entry === 'string' ? entry.trim() : entry, item),
    )
    return values?.filter((value) => value !== null) ?? null
  },
  format: (value, field) => texts(value, field).join(', '),
  compare: (a, b, field) => Number(texts(a, field).join('\n') !== texts(b, field).join('\n')),
  validate: (input, field) => {
    const { maxItems = 100 } = field
    if (linesOf(input).length > maxItems) {
      return { key: 'validation.maxItems', args: { max: maxItems } }
    }
    return listIssues(input, field)[0]?.issue
  },
  toInput: (value, field) => texts(value, field).join('\n'),
  fromInput: (input, { item, wireAs = 'comma' }, came) => {
    const kind = kindOf(item)
    const isText = typeof came === 'string' || (wireAs === 'comma' && !Array.isArray(came))
    if (isText) return linesOf(input).join(',')
    return linesOf(input).map((line) => kind.fromInput?.(line, item) ?? line)
  },
  toSheet: (value, field) => texts(value, field).join('\n'),
  samples: ({ item }) => [kindOf(item).samples(item).join('\n')].filter((text) => text !== ''),
}

/** Lines count from 1. */
export function listIssues(
  input: string,
  { item, wireAs = 'comma' }: Pick<ListOptions, 'item' | 'wireAs'>,
): readonly { readonly line: number; readonly issue: Issue }[] {
  const kind = kindOf(item)
  return input.split('\n').flatMap((text, index) => {
    const line = text.trim()
    if (line === '') return []
    // a comma inside an entry would come back as two
    const hasComma = wireAs === 'comma' && line.includes(',')
    const issue = hasComma ? { key: 'validation.onePerLine' } : kind.validate(line, item)
    return issue ? [{ line: index + 1, issue }] : []
  })
}

function linesOf(input: string): readonly string[] {
  return input
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function texts(values: readonly unknown[], { item }: ListField): readonly string[] {
  const { toInput } = kindOf(item)
  return values.map((value) => toInput?.(value, item) ?? String(value))
}
