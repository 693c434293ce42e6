import type { Fetch } from './faultyGateway'

type Json = Record<string, unknown>

/** Which requests a changed gateway treats otherwise: `GET /system/post/7`. */
type Asked = RegExp

/**
 * A gateway whose JSON answers to some requests are others.
 *
 * @example changedAnswers(fetch, /^GET \/system\/post\/\d+$/, (body) => ({ ...body, data: null }))
 */
export function changedAnswers(fetch: Fetch, asked: Asked, change: (body: Json) => Json): Fetch {
  return async (request) => {
    const answer = await fetch(request)
    if (!asked.test(lineOf(request))) return answer
    const { status, headers } = answer
    return new Response(JSON.stringify(change((await answer.json()) as Json)), { status, headers })
  }
}

/** A gateway whose records, at `data`, are others. */
export function changedRecords(fetch: Fetch, path: string, change: (record: Json) => Json): Fetch {
  const asked = new RegExp(`^GET ${path}/\\d+$`)
  return changedAnswers(fetch, asked, (body) => ({ ...body, data: change(body['data'] as Json) }))
}

/** A gateway whose lists and records are others, row by row. */
export function changedRows(fetch: Fetch, path: string, change: (row: Json) => Json): Fetch {
  const asked = new RegExp(`^GET ${path}/list$`)
  const lists = changedAnswers(fetch, asked, (body) => {
    const key = Array.isArray(body['data']) ? 'data' : 'rows'
    const rows = body[key] as readonly Json[] | undefined
    return { ...body, ...(rows && { [key]: rows.map(change) }) }
  })
  return changedRecords(lists, path, change)
}

/** A gateway that refuses some requests in words. */
export function refusing(fetch: Fetch, asked: Asked, code = 500, msg = 'No'): Fetch {
  return async (request) =>
    asked.test(lineOf(request)) ? Response.json({ code, msg }) : fetch(request)
}

/** A gateway that receives something else than was sent. */
export function askedOtherwise(
  fetch: Fetch,
  asked: Asked,
  change: (query: URLSearchParams, request: Request) => void,
): Fetch {
  return async (request) => {
    if (!asked.test(lineOf(request))) return fetch(request)
    const url = new URL(request.url)
    change(url.searchParams, request)
    return fetch(new Request(url, request))
  }
}

/** A gateway that is sent another JSON body. */
export function sentOtherwise(fetch: Fetch, asked: Asked, change: (body: Json) => Json): Fetch {
  return async (request) => {
    if (!asked.test(lineOf(request))) return fetch(request)
    const body = JSON.stringify(change((await request.json()) as Json))
    const { url, method, headers } = request
    return fetch(new Request(url, { method, headers, body }))
  }
}

/** An object without some of its fields, for a gateway that leaves them out. */
export function without(...names: readonly string[]): (fields: Json) => Json {
  return (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

/** Method and path of a request. */
export function lineOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`
}
