import { field, isFields, type Fields } from '@/engine/gateway/envelope'
import { readJson } from '@/engine/gateway/json'
import { toText } from '@/engine/schema/kind'

/**
 * Whether an entry of the operation log is about a record, as far as it says: in a field of its own, at the end of
 * the request's path, or in what was sent. Undefined where it names no record.
 *
 * @param idName what the gateway calls the id, such as `userId`
 */
export function isAboutRecord(entry: Fields, idName: string, id: string): boolean | undefined {
  const noted = toText(field(entry, 'businessId'))
  if (noted !== null) return noted === id
  const last = lastSegment(toText(field(entry, 'operUrl')) ?? '').split(',')
  if (last.includes(id)) return true
  if (last.every((one) => /^\d+$/.test(one))) return false
  return idsSent(field(entry, 'operParam'), idName)?.includes(id)
}

/** Whether a request went to a gateway path or below it; what stands before may be the way to the gateway. */
export function isAt(url: string, path: string): boolean {
  return `${url}/`.includes(`${path}/`)
}

function lastSegment(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    // malformed: as it stands
    return last
  }
}

/** `{"userId":3}`, whole or cut off; `userId=3&roleIds=1`; `{userIds=3,4}`. */
function idsSent(sent: unknown, idName: string): readonly string[] | undefined {
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent ?? '')
  const body = readBody(text)
  if (body) return idsIn(field(body, idName) ?? field(body, `${idName}s`))
  const named = new RegExp(`(?<!\\w)${idName}s?"?\\s*[=:]\\s*"?\\[?([\\w-]+(?:,\\s*\\d+)*)`)
  return named.exec(text)?.[1]?.split(/,\s*/)
}

function idsIn(value: unknown): readonly string[] | undefined {
  const ids = [value].flat().flatMap((one) => toText(one)?.split(',') ?? [])
  return ids.length > 0 ? ids : undefined
}

function readBody(text: string): Fields | undefined {
  try {
    const body = readJson(text)
    return isFields(body) ? body : undefined
  } catch {
    // a log keeps the beginning of a long text, or what is no JSON at all
    return undefined
  }
}
