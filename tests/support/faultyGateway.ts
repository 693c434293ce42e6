/** A gateway as the sandbox offers it: a request in, an answer out. */
export type Fetch = (request: Request) => Promise<Response>

type Fields = Readonly<Record<string, unknown>>

/**
 * A gateway that compares ids by their JSON type. It remembers in which type it served each id and refuses a body
 * that names one in another type, or a new one in a type that it never served under that name.
 *
 * @example renderApp({ through: strictIds })
 */
export function strictIds(fetch: Fetch): Fetch {
  const ofIds = new Map<string, Set<string>>()
  const ofNames = new Map<string, Set<string>>()
  const note = (name: string, id: unknown) => {
    const type = typeof id
    ofIds.set(String(id), (ofIds.get(String(id)) ?? new Set()).add(type))
    ofNames.set(name, (ofNames.get(name) ?? new Set()).add(type))
  }
  const isOther = (name: string, id: unknown) => {
    const known = ofIds.get(String(id)) ?? ofNames.get(name)
    return known !== undefined && !known.has(typeof id)
  }
  return async (request) => {
    const sent = await jsonOf(request.clone())
    const other = [...idsIn(sent)].find(([name, id]) => isOther(name, id))
    if (other && request.method !== 'GET') return refusal(other)
    const answer = await fetch(request)
    for (const [name, id] of idsIn(await jsonOf(answer.clone()))) note(name, id)
    return answer
  }
}

/**
 * A gateway whose single records lack a share of their fields; the id and `updateTime` always come.
 *
 * @param share of the fields, from 0 to 1; the same names are left out of every record
 * @param seed another one leaves out other names; default 0
 */
export function leavesOut(fetch: Fetch, share: number, seed = 0): Fetch {
  return changingRecords(fetch, (record, id) =>
    Object.fromEntries(
      Object.entries(record).filter(([name, value]) => !isPicked(name, value, { id, share, seed })),
    ),
  )
}

/**
 * A gateway that answers null for a share of the fields of single records; the id and `updateTime` always come.
 *
 * @param share of the fields, from 0 to 1; the same names are null in every record
 * @param seed another one picks other names; default 0
 */
export function answersNull(fetch: Fetch, share: number, seed = 0): Fetch {
  return changingRecords(fetch, (record, id) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        name,
        isPicked(name, value, { id, share, seed }) ? null : value,
      ]),
    ),
  )
}

type Change = (record: Fields, id: string) => Fields

/** The parts of an envelope that say how the call went. */
const envelope = new Set(['code', 'msg', 'data'])

function changingRecords(fetch: Fetch, change: Change): Fetch {
  return async (request) => {
    const id = /\/(\d+)$/.exec(new URL(request.url).pathname)?.[1]
    const answer = await fetch(request)
    if (request.method !== 'GET' || id === undefined) return answer
    const body = await jsonOf(answer.clone())
    if (!isFields(body) || !isFields(body['data']) || 'checkedKeys' in body['data']) return answer
    const { data } = body
    // data beside a record belongs to it
    const beside = Object.fromEntries(Object.entries(body).filter(([key]) => !envelope.has(key)))
    const said = Object.fromEntries(Object.entries(body).filter(([key]) => envelope.has(key)))
    const changed = { ...change(beside, id), ...said, data: changedRecord(data, id, change) }
    const { status, headers } = answer
    return new Response(JSON.stringify(changed), { status, headers })
  }
}

/** A record, or an object with the record in it and lists beside. */
function changedRecord(data: Fields, id: string, change: Change): Fields {
  const inner = Object.entries(data).find(([, part]) => isFields(part) && holds(part, id))
  if (!inner || holds(data, id)) return change(data, id)
  const [name, record] = inner
  return { ...change(data, id), [name]: change(record as Fields, id) }
}

function holds(record: Fields, id: string): boolean {
  return Object.entries(record).some(([name, value]) => isIdName(name) && String(value) === id)
}

type Pick = { readonly id: string; readonly share: number; readonly seed: number }

function isPicked(name: string, value: unknown, { id, share, seed }: Pick): boolean {
  if (name === 'updateTime' || (isIdName(name) && String(value) === id)) return false
  return (hashOf(`${seed} ${name}`) % 1_000) / 1_000 < share
}

function hashOf(text: string): number {
  return [...text].reduce((hash, char) => (hash * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7)
}

/** Every id of a JSON value with the name under which it stands: `deptId`, `postIds`, `checkedKeys`. */
function* idsIn(value: unknown, name = ''): Generator<readonly [name: string, id: unknown]> {
  if (Array.isArray(value)) for (const one of value) yield* idsIn(one, name)
  else if (isFields(value)) for (const [key, one] of Object.entries(value)) yield* idsIn(one, key)
  else if (isIdName(name) && /^(?:string|number)$/.test(typeof value) && value !== '')
    yield [name.replace(/s$/, ''), value]
}

function isIdName(name: string): boolean {
  return /^(?:id|ids|checkedKeys)$|I[dD]s?$/.test(name)
}

function refusal([name, id]: readonly [name: string, id: unknown]): Response {
  const msg = `${name} ${JSON.stringify(id)} came in another JSON type`
  return Response.json({ code: 500, msg })
}

async function jsonOf(message: Request | Response): Promise<unknown> {
  if (!/json/.test(message.headers.get('Content-Type') ?? '')) return undefined
  try {
    return await message.json()
  } catch {
    // no body, or none that is read here
    return undefined
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
