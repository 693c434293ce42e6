import { field, isFields, type Fields } from '@/engine/gateway/envelope'
import { readJson } from '@/engine/gateway/json'
import type { PortalRecord } from '@/engine/data/wire/records'
import { kindOf } from '@/engine/schema/field'
import { isSameValue } from '@/engine/schema/input'
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

/**
 * What a write changed: as the gateway notes it, else from what it and the earlier writes of the record sent.
 *
 * @param earlier of the same record, the newest first
 */
export function changesIn(
  entry: PortalRecord,
  earlier: readonly PortalRecord[],
  { fields }: Resource,
): readonly Change[] {
  const noted = readFields(entry['jsonResult'])?.['changes']
  const pairOf = isFields(noted) ? pairNoted(noted) : pairSent(entry, earlier)
  return Object.entries(fields).flatMap(([name, field]) => {
    const pair = kindOf(field).hidden ? undefined : pairOf(field.wire ?? name)
    if (!pair) return []
    const [before, now] = pair.map((value) => kindOf(field).parse(value, field))
    return isSameValue(field, before, now) ? [] : [{ name, before, now }]
  })
}

type PairOf = (wire: string) => readonly [before: unknown, now: unknown] | undefined

function pairNoted(noted: Fields): PairOf {
  return (wire) => {
    const pair = noted[wire]
    return Array.isArray(pair) && pair.length === 2 ? [pair[0], pair[1]] : undefined
  }
}

const update = '2'

/** A stock gateway logs what was sent, and each of its edits sends the whole record. */
function pairSent(entry: PortalRecord, earlier: readonly PortalRecord[]): PairOf {
  const bodyOf = (one: PortalRecord) =>
    isDone(one) && toText(one['businessType']) === update ? readFields(one['operParam']) : undefined
  const sent = bodyOf(entry)
  const older = earlier.map(bodyOf).filter((body) => body !== undefined)
  return (wire) => {
    const before = older.find((body) => Object.hasOwn(body, wire))
    return sent && before && Object.hasOwn(sent, wire) ? [before[wire], sent[wire]] : undefined
  }
}

function isDone(entry: PortalRecord): boolean {
  return toText(entry['status']) === '0'
}

/** The reason that an action of the resource asked for. */
export function reasonIn(entry: PortalRecord, { actions }: Resource): string | undefined {
  const isAsked = Object.values(actions).some(({ args }) => args?.['reason'])
  return isAsked ? (toText(readFields(entry['operParam'])?.['reason']) ?? undefined) : undefined
}

/** Undefined where the request sent none under the name, or was cut short. */
export function nodesSent(
  { operParam }: Readonly<Record<string, unknown>>,
  name: string,
): readonly string[] | undefined {
  const sent = readFields(operParam)?.[name]
  return Array.isArray(sent) ? sent.map((id) => toText(id) ?? '') : undefined
}
