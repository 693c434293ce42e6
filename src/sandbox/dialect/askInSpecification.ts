/** The request as the specification would have it. */
export async function askInSpecification(request: Request): Promise<Request> {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/\/refreshCache$/, '/clearCache')
  url.search = unwrapParams(url.searchParams).toString()
  const { method, headers } = request
  if (method === 'POST' && /^\/(?:login|register)$/.test(url.pathname)) {
    const body = JSON.stringify(readLogin(await request.json()))
    return new Request(url, { method, headers: jsonHeaders, body })
  }
  const body = request.body && { body: request.body, duplex: 'half' }
  // field by field: jsdom's Request does not take another Request as its options
  return new Request(url, { method, headers, ...body })
}

const jsonHeaders = { 'Content-Type': 'application/json' }

/** `params[beginTime]` is a time range; a `beginTime` beside it is not read, and no list knows a `businessId`. */
function unwrapParams(sent: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams()
  for (const [name, value] of sent) {
    const inner = /^params\[(\w+)\]$/.exec(name)?.[1]
    if (inner !== undefined) read.append(inner, value)
    else if (!/^(?:(?:begin|end)[A-Z]|businessId$)/.test(name)) read.append(name, value)
  }
  return read
}

/** The captcha's answer comes in `code`; there is no Google code. */
function readLogin(body: unknown): object {
  if (typeof body !== 'object' || body === null) return {}
  return { ...body, code: undefined, captchaCode: 'code' in body ? body.code : undefined }
}
