import { field, isFields, type Fields } from '@/engine/gateway/envelope'
import { readJson } from '@/engine/gateway/json'
import type { PortalRecord } from '@/engine/data/wire/records'
import { kindOf } from '@/engine/schema/field'
import { toText } from '@/engine/schema/kind'
import type { Resource } from '@/engine/schema/resource'

/** Reads the entry's own field, the end of the path and what was sent; undefined where none names a record. */
export function isAboutRecord(entry: Fields, idName: string, id: string): boolean | undefined {
  const noted = toText(field(entry, 'businessId'))
  if (noted !== null) return noted === id
  const last = lastSegment(toText(field(entry, 'operUrl')) ?? '').split(',')
  if (last.includes(id)) return true
  if (last.every((one) => /^\d+$/.test(one))) return false
  return idsSent(field(entry, 'operParam'), idName)?.includes(id)
}

/** Whether a request went to a gateway path or below it; a prefix may precede the path. */
export function isAt(url: string, path: string): boolean {
  return `${url}/`.includes(`${path}/`)
}

function lastSegment(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** `{"userId":3}`, whole or cut off; `userId=3&roleIds=1`; `{userIds=3,4}`. */
function idsSent(sent: unknown, idName: string): readonly string[] | undefined {
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent ?? '')
  const body = readFields(text)
  if (body) return idsIn(field(body, idName) ?? field(body, `${idName}s`))
  const named = new RegExp(`(?<!\\w)${idName}s?"?\\s*[=:]\\s*"?\\[?([\\w-]+(?:,\\s*\\d+)*)`)
  return named.exec(text)?.[1]?.split(/,\s*/)
}

function idsIn(value: unknown): readonly string[] | undefined {
  const ids = [value].flat().flatMap((one) => toText(one)?.split(',') ?? [])
  return ids.length > 0 ? ids : undefined
}

/** Undefined for other texts and for a JSON text that was cut short. */
export function readFields(text: unknown): Fields | undefined {
  try {
    const value = readJson(toText(text) ?? '')
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

export type Change = { readonly name: string; readonly before: unknown; readonly now: unknown }

/** The changes beyond the request, by field of the record; a stock gateway logs none. */
export function changesIn(entry: PortalRecord, { fields }: Resource): readonly Change[] {
  const changes = readFields(entry['jsonResult'])?.['changes']
  if (!isFields(changes)) return []
  return Object.entries(fields).flatMap(([name, field]) => {
    const pair = changes[field.wire ?? name]
    if (!Array.isArray(pair) || pair.length !== 2) return []
    const [before, now]: readonly unknown[] = pair
    const { parse } = kindOf(field)
    return [{ name, before: parse(before, field), now: parse(now, field) }]
  })
}

/** Undefined where the request sent none under the name, or was cut short. */
export function nodesSent(
  { operParam }: Readonly<Record<string, unknown>>,
  name: string,
): readonly string[] | undefined {
  const sent = readFields(operParam)?.[name]
  return Array.isArray(sent) ? sent.map((id) => toText(id) ?? '') : undefined
}
