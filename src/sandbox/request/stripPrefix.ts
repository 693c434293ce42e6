/** Copies a request without the base path in its URL. */
export function stripPrefix({ url, method, headers, body }: Request, prefix: string): Request {
  const stripped = new URL(url)
  const at = stripped.pathname.indexOf(`${prefix}/`)
  if (at >= 0) stripped.pathname = stripped.pathname.slice(at + prefix.length)
  // field by field: jsdom's Request does not take another Request as its options
  const options = { method, headers, ...(body && { body, duplex: 'half' }) }
  return new Request(stripped, options)
}
