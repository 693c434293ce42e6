import type { Dialect } from '@/engine/config'
import type { Resource } from '@/engine/schema/resource'
import { inputText, wireValue } from '@/engine/schema/input'
import { kindOf } from '@/engine/schema/field'
import { tagOf, type PortalRecord } from './records'

/** What an operator signs for: the record as it was last read, and the fields of it that were restated. */
export type Signed = { readonly record: PortalRecord; readonly fields: readonly string[] }

type Terms = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * How a call says what was signed for, so that the gateway refuses it when that is no longer so: `If-Match` with
 * the record's version, where the gateway gave one; else the restated fields as `expect`, where its dialect takes
 * them. A stock gateway gives no version and is sent nothing: the reading right before is all there is.
 */
export function termsOf(
  { fields }: Pick<Resource, 'fields'>,
  signed: Signed | undefined,
  { expects }: Pick<Dialect, 'expects'>,
): Terms {
  if (!signed || signed.fields.length === 0) return { headers: {}, body: {} }
  const tag = tagOf(signed.record)
  if (tag !== undefined) return { headers: { 'If-Match': tag }, body: {} }
  const expect = signed.fields.flatMap((name) => {
    const field = fields[name]
    if (!field || kindOf(field).derive || kindOf(field).hidden) return []
    const value = signed.record[name] ?? null
    return [[field.wire ?? name, value === null ? null : wireValue(field, inputText(field, value))]]
  })
  const isSaid = expects && expect.length > 0
  return { headers: {}, body: isSaid ? { expect: Object.fromEntries(expect) as object } : {} }
}
