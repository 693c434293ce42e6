import type { Call } from './call'

export type Permission = `${string}:${string}:${string}`

/** Who may call. Every route has to declare it. */
export type Access = 'anonymous' | 'loggedIn' | Permission

/** The answer beside `code` and `msg`. */
export type Payload = { data?: unknown; msg?: string } | { rows: readonly unknown[]; total: number }

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: Access
  /** Whether the request carries a JSON object; `optional`: none reads as an empty one; `parts`: files. */
  hasBody?: true | 'optional' | 'parts'
  /** Whether reading is logged too, as an export is. */
  isNoted?: true
  /** The title of a refused write in the operation log; default the permission. */
  title?: Permission
  /** A `Response` is a file and is sent unchanged. */
  answer: (call: Call) => Promise<Payload | Response>
}

/** The part of a path that holds a record's id. */
export const idParam = ':id{[0-9]+}'

/** The part of a path that holds the ids of records, joined by commas. */
export const idsParam = ':ids{[0-9,]+}'
