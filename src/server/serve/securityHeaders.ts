type Headers = Readonly<Record<string, string>>

/** On every answer, as worker scripts need the embedder policy, too. */
export function commonHeaders(frameHosts: readonly string[] = []): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // a framed page would have to send this header itself, which few do
    'Cross-Origin-Embedder-Policy': frameHosts.length === 0 ? 'require-corp' : 'unsafe-none',
  }
}

/** For data: opened as a page, it may load and run nothing. */
export const dataHeaders: Headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** For files: a worker has the policy of its own file, not the page's, and reads untrusted content. */
export const fileHeaders: Headers = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
}

export const tlsHeaders: Headers = { 'Strict-Transport-Security': 'max-age=31536000' }

export type DocumentPolicy = {
  /** New for each answer; for style elements only. */
  nonce: string
  frameHosts?: readonly string[]
  /** Allows the inline module that Vite adds to the page. */
  dev?: boolean
}

export function documentHeaders(policy: DocumentPolicy): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    'Reporting-Endpoints': 'csp="/__csp"',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self)',
    'Cache-Control': 'no-store',
  }
}

function contentSecurityPolicy({ nonce, frameHosts = [], dev = false }: DocumentPolicy): string {
  return [
    "default-src 'none'",
    dev ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    ...(frameHosts.length === 0 ? [] : [`frame-src ${frameHosts.join(' ')}`]),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-to csp',
    'report-uri /__csp',
  ].join('; ')
}
