// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { loginPath, resolveAccess, safeRedirect } from '@/engine/session/access'
import { always } from '@/tests/support/properties'

const signs = [
  '/',
  '\\',
  '%2f',
  '%5c',
  '%09',
  '\t',
  ':',
  '//',
  '\u0000',
  '?',
  '#',
  '@',
  '%25',
  '%',
  '.',
]
const words = ['http', 'a', 'login', 'javascript:', '%2', '\u2028', '中', '\ud800']
const pieces = fc.constantFrom(...signs, ...words)
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces).map((parts) => parts.join('')),
  fc.webUrl(),
)
const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => text !== 'login')
const page = fc.array(segment, { minLength: 1, maxLength: 6 }).map((parts) => `/${parts.join('/')}`)
const search = fc
  .dictionary(
    fc.string({ unit: 'grapheme-ascii' }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    {
      maxKeys: 3,
    },
  )
  .map((query) => new URLSearchParams(query).toString())
  .map((text) => (text === '' ? '' : `?${text}`))
const letterCase = fc.func(fc.boolean())

describe('any redirect', () => {
  always('stays in the portal and is short and plain', [anyText], (wanted) => {
    const target = safeRedirect(wanted)
    expect(new URL(target, 'https://portal.example').origin).toBe('https://portal.example')
    expect(target).toMatch(/^\/(?![/\\])/)
    expect(target.length).toBeLessThanOrEqual(512)
    expect(target).not.toMatch(/\p{Cc}/u)
    expect(['/', wanted]).toContain(target)
  })

  always('is judged once and for all', [anyText], (wanted) => {
    expect(safeRedirect(safeRedirect(wanted))).toBe(safeRedirect(wanted))
  })

  always(
    'that hides in an encoding leads nowhere',
    [fc.constantFrom('/', '\\', '\t', '\n', '\0'), anyText],
    (sign, rest) => {
      expect(safeRedirect(`/${encodeURIComponent(sign)}${rest}`)).toBe('/')
      expect(safeRedirect(`/${sign}${rest}`)).toBe('/')
    },
  )

  always(
    'leads to no login page, however it is written',
    [letterCase, search, fc.boolean()],
    (isUpper, query, closed) => {
      const name = [...'login'].map((one) => (isUpper(one) ? one.toUpperCase() : one)).join('')
      expect(safeRedirect(`/${name}${closed ? '/' : ''}${query}`)).toBe('/')
    },
  )

  always('brings back to any page of the portal', [page, search], (path, query) => {
    const { redirect = '' } = resolveAccess({ path, search: query }, false) as { redirect?: string }
    fc.pre((path + query).length <= 512 && !['/bind', '/register', '/auth-redirect'].includes(path))
    const wanted = new URLSearchParams(redirect.slice('/login'.length)).get('redirect')
    expect(redirect).toBe(loginPath(path + query))
    expect(wanted).toBe(path + query)
    fc.pre(!/%(?:0|1|7f|8|9)/i.test(query))
    expect(safeRedirect(wanted)).toBe(path + query)
  })
})

describe('any address', () => {
  const address = fc.oneof(
    fc.constantFrom('/login', '/login/', '/bind', '/register', '/auth-redirect', '/', ''),
    page,
    anyText,
  )

  always('opens the portal to nobody without a token', [address, search], (path, query) => {
    expect(resolveAccess({ path, search: query }, false)).not.toMatchObject({ kind: 'portal' })
  })

  always('asks nobody with a token to log in', [address, search], (path, query) => {
    const access = resolveAccess({ path, search: query }, true)
    expect(access).not.toMatchObject({ kind: 'login' })
    if ('redirect' in access) expect(access.redirect).toBe('/')
  })
})
