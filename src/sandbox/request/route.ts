import type { Call } from './call'

export type Permission = `${string}:${string}:${string}`

/** Who may call: nobody can forget it, because every route has to say it. */
export type Access = 'anonymous' | 'loggedIn' | Permission

/** What an answer adds to `code` and `msg`. */
export type Payload = { data?: unknown; msg?: string } | { rows: readonly unknown[]; total: number }

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: Access
  /** Whether the request carries a JSON object; `optional`: none reads as an empty one; `parts`: files. */
  hasBody?: true | 'optional' | 'parts'
  /** Whether a reading is noted, too, as taking a whole list away is. */
  isNoted?: true
  /** What the note of a refused write is called; default the permission. */
  title?: Permission
  /** A `Response` is a file and goes out as it is. */
  answer: (call: Call) => Promise<Payload | Response>
}

/** The part of a path that holds a record's id. */
export const idParam = ':id{[0-9]+}'

/** The part of a path that holds the ids of records, joined by commas. */
export const idsParam = ':ids{[0-9,]+}'
