import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema/resource'
import type { Translate } from '@/engine/data/labels'
import { plainText } from '@/engine/ui/text/plainText'

/** The title field, else the id. */
export function titleOf(
  { title, fields }: Resource,
  record: PortalRecord | undefined,
  id: string,
  t: Translate,
): string {
  const value = record?.[title]
  if (typeof value !== 'string') return plainText(id)
  return plainText('worded' in (fields[title] ?? {}) ? t(value, { _: value }) : value)
}
