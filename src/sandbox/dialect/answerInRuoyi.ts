import { noSuchPath } from './noSuchPath'

type Asked = { method: string; pathname: string }
type Envelope = { code: number; msg: string } & Readonly<Record<string, unknown>>

/** An envelope as the stock gateway writes it; a file stays unchanged. */
export async function answerInRuoyi(asked: Asked, response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return response
  const envelope: Envelope = await response.json()
  const { method, pathname } = asked
  if (envelope.code === 404) {
    // of a record that is not there, the stock gateway answers nothing, with success
    if (method !== 'GET' || !/\/\d+$/.test(pathname)) return noSuchPath(pathname)
    return asJson({ code: 200, msg: envelope.msg }, response)
  }
  if (envelope.code !== 200) return asJson(envelope, response)
  const status = method === 'POST' && !/^\/log(?:in|out)$/.test(pathname) ? 201 : 200
  return asJson(reshape(asked, envelope), response, status)
}

/** The stock gateway knows no versions of records. */
function asJson(body: object, response: Response, status = 200): Response {
  const headers = new Headers(response.headers)
  headers.delete('ETag')
  return new Response(JSON.stringify(body), { status, headers })
}

function reshape({ method, pathname }: Asked, envelope: Envelope): object {
  const { code, msg, data, rows } = envelope
  if (isSpread(method, pathname)) return { code, msg, ...splitUser(pathname, data) }
  if (method !== 'GET') return { code, msg }
  if (/\/configKey\//.test(pathname)) return { code, msg: data ?? '' }
  if (pathname === '/getRouters') return { ...envelope, data: [...asList(data), documentation] }
  if (!Array.isArray(rows)) return envelope
  if (rows.length === 0) return { code, msg }
  if (pathname === '/monitor/operlog/list') return { ...envelope, rows: rows.map(asLogged) }
  return hasIsoTimes(pathname) ? { ...envelope, rows: rows.map(withIsoTimes) } : envelope
}

/** Whether the values stand beside `code` and `msg` and not under `data`. */
function isSpread(method: string, pathname: string): boolean {
  const reads =
    /^\/getInfo$|^\/captchaImage$|Treeselect\/|\/deptTree\/|^\/system\/user\/(?:\d*|profile|authRole\/\d+)$/
  const writes = /^\/login$|^\/common\/upload$|^\/system\/user\/profile\/avatar$/
  return (method === 'GET' ? reads : writes).test(pathname)
}

/** Of a user, only the record itself stands under `data`. */
function splitUser(pathname: string, data: unknown): object {
  if (typeof data !== 'object' || data === null) return {}
  if (!/^\/system\/user\/(?:\d+|profile)$/.test(pathname) || !('user' in data)) return data
  const { user, ...beside } = data
  return { data: user, ...beside }
}

/** An external link in the wrapper that newer gateways send: without a name, without meta. */
const documentation = {
  path: '/',
  hidden: false,
  component: 'Layout',
  children: [
    {
      name: 'Https://docs.example.com',
      path: 'https://docs.example.com',
      hidden: false,
      component: 'Layout',
      meta: { title: 'Docs', icon: 'guide', noCache: false, link: 'https://docs.example.com' },
    },
  ],
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Entities without a format of their own write their times as the framework does. */
function hasIsoTimes(pathname: string): boolean {
  return /^\/(?:system\/(?:post|notice)|monitor\/jobLog)\/list$/.test(pathname)
}

/** A stock gateway's log names no record and no change. */
function asLogged({ businessId: _none, ...row }: LoggedRow): object {
  const { changes: _changes, ...answer } = JSON.parse(row.jsonResult) as { changes?: unknown }
  return { ...row, jsonResult: JSON.stringify(answer) }
}

type LoggedRow = { businessId?: unknown; jsonResult: string }

function withIsoTimes(row: object): object {
  const isoText = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)
      ? `${value.replace(' ', 'T')}.000+0800`
      : value
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, isoText(value)]))
}
