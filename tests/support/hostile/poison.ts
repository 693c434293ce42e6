/** Replaces the strings of an answer by hostile ones, and leaves what the portal needs to find its way. */

type Fields = Record<string, unknown>

export type Poison = {
  /** How many payloads each string field of a list's answer is to hold, over all its rows. */
  want: number
  /** How many, where a record is answered alone; as many, if not given. */
  wantAlone?: number
  /** How many pages a list says it has; one, if not given. */
  pages?: number
  /** Whether amounts, times and codes are hostile, too: in every answer, or in every second row. */
  everything: boolean
}

/** Chooses the next payload for each field. */
export type Supply = (field: string, count: number) => readonly string[]

const always = new Set(['token', 'uuid', 'img', 'captchaEnabled', 'userType', 'component', 'path'])
const plain =
  /^(?:-?\d+(?:\.\d+)?|\d{4}-\d{2}-\d{2}(?:[ T][\d:.Z+]+)?|[A-Z]|[\w-]+(?::[\w*-]+)+|\*:\*:\*)?$/
const naming = /^(?:dictType|dictValue|configKey|jobGroup|tableName|columnName|javaField|role)s?$/

/** As many rows as a list asks for: records are repeated under other ids. */
const wantedRows = 50

/** Rows whose fields hold one payload each: an address followed by another payload is not an address. */
const aloneRows = 5

export function poisonAnswer(path: string, body: unknown, supply: Supply, how: Poison): unknown {
  if (!isFields(body)) return body
  const { rows, data } = body
  const walk = (value: unknown, count: number) =>
    walkAny(value, path, supply, { ...how, want: count })
  if (Array.isArray(rows)) {
    const many = path.endsWith('/list') ? fillUp(rows) : rows
    const share = Math.max(
      1,
      Math.ceil((how.want - aloneRows) / Math.max(1, many.length - aloneRows)),
    )
    const poisoned = many.map((row, at) =>
      walkAny(row, path, supply, {
        want: at < aloneRows && many.length > aloneRows ? 1 : share,
        everything: how.everything || at % 2 === 1,
      }),
    )
    return {
      ...body,
      rows: poisoned,
      total: Math.max(Number(body['total'] ?? 0), many.length * (how.pages ?? 1)),
    }
  }
  const alone = how.wantAlone ?? how.want
  const others = Object.entries(body).filter(([key]) => !['data', 'code', 'msg'].includes(key))
  return {
    ...body,
    ...Object.fromEntries(others.map(([key, value]) => [key, walk(value, 1)])),
    ...('data' in body && { data: walk(data, alone) }),
  }
}

function walkAny(value: unknown, field: string, supply: Supply, how: Poison): unknown {
  if (Array.isArray(value)) {
    const want = Math.ceil(how.want / Math.max(1, value.length))
    return value.map((one) => walkAny(one, field, supply, { ...how, want }))
  }
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        isKept(key, one, how) ? one : walkAny(one, `${field} ${key}`, supply, how),
      ]),
    )
  if (typeof value !== 'string' || (value === '' && !how.everything)) return value
  return supply(field, how.want).join(' ')
}

function isKept(key: string, value: unknown, { everything }: Poison): boolean {
  if (always.has(key) || /^(?:id|ids)$|Ids?$/.test(key)) return true
  if (key === 'permissions' || key === 'roles') return true
  return !everything && (naming.test(key) || (typeof value === 'string' && plain.test(value)))
}

function fillUp(rows: readonly unknown[]): readonly unknown[] {
  if (rows.length === 0 || rows.length >= wantedRows) return rows
  return Array.from({ length: wantedRows }, (_, at) => {
    const row = rows[at % rows.length]
    return at < rows.length || !isFields(row) ? row : renamed(row, at)
  })
}

/** The same record under another id, which no record of the sandbox has. */
function renamed(row: Fields, at: number): Fields {
  const key = Object.keys(row).find((name) => /^id$|Id$/.test(name))
  return key === undefined ? row : { ...row, [key]: `${900_000_000 + at}` }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
