// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath, resolveAccess, safeRedirect } from '@/engine/session/access'

const at = (path: string, search = '') => ({ path, search })

describe('§2 access rules', () => {
  it.each(['/auth-redirect', '/bind', '/register'])('%s needs no token', (path) => {
    expect(resolveAccess(at(path), false)).toEqual({ kind: 'public' })
    expect(resolveAccess(at(path, '?a=1'), true)).toEqual({ kind: 'public' })
  })

  it('/login is reachable without a token', () => {
    expect(resolveAccess(at('/login', '?redirect=%2Fa'), false)).toEqual({ kind: 'login' })
  })

  it('B20: sends a logged-in user from /login to /', () => {
    expect(resolveAccess(at('/login', '?redirect=%2Fa'), true)).toEqual({ redirect: '/' })
    expect(resolveAccess(at('/login/'), true)).toEqual({ redirect: '/' })
  })

  it.each([
    ['/store/storeDraw', '?page=300&filter=%7B%22status%22%3A%221%22%7D'],
    ['/', ''],
    ['/404', ''],
    ['/no/such/page', ''],
    ['/loginx', ''],
    ['/bind/more', ''],
  ])('B21: sends %s%s without a token to login and back', (path, search) => {
    const access = resolveAccess(at(path, search), false)
    const target = 'redirect' in access ? access.redirect : ''
    expect(target.startsWith('/login?redirect=')).toBe(true)
    const wanted = new URLSearchParams(target.slice('/login'.length)).get('redirect')
    expect(wanted).toBe(path + search)
    expect(safeRedirect(wanted)).toBe(path + search)
  })

  it('opens everything else with a token', () => {
    expect(resolveAccess(at('/store/storeDraw'), true)).toEqual({ kind: 'portal' })
    expect(resolveAccess(at(''), true)).toEqual({ kind: 'portal' })
  })

  it('takes the empty path for /', () => {
    expect(resolveAccess(at(''), false)).toEqual({ redirect: loginPath('/') })
  })
})

describe('§2.10 redirect after login', () => {
  it.each([
    '//evil',
    '//evil.example',
    '/\\evil',
    '\\\\evil',
    'https:evil',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '%2f%2fevil',
    '/%2fevil',
    '/%5cevil',
    '/%09/evil',
    '/\t/evil',
    '/a\u0000',
    '/a%00',
    '/a\nb',
    '/a\u0085b',
    ' /a',
    '/login',
    '/login/',
    '/LOGIN',
    '/%6cogin',
    '/login?redirect=/login?redirect=/login',
    '/login#x',
    '/redirect//evil.example',
    '/redirect///evil.example',
    '/redirect/\\evil.example',
    '/redirect/\\/evil.example',
    '/redirect/%2fevil.example',
    '/redirect/%5cevil.example',
    '/redirect/%252fevil.example',
    '/redirect%2f%2fevil.example',
    '/%72edirect//evil.example',
    '/REDIRECT//evil.example',
    '/redirect/redirect//evil.example',
    '/redirect//redirect//evil.example',
    '/redirect/..//evil.example',
    '/redirect/%2e%2e//evil.example',
    '/redirect//evil.example?a=1#b',
    '/redirect/login',
    '/redirect/login/?redirect=/a',
    '/..//evil.example',
    '/./\\evil.example',
    '/%252f/evil.example',
    `/${'a'.repeat(10_000)}`,
    `/${'a'.repeat(512)}`,
    '/%',
    '',
    null,
    undefined,
  ])('B19: takes %j for /', (value) => {
    expect(safeRedirect(value)).toBe('/')
  })

  it.each([
    '/',
    '/store/storeDraw?page=300&perPage=50',
    '/login-log',
    '/no/such/page',
    '/a?next=https://x.example',
    '/a?next=//x.example',
    '/redirect',
    '/redirect/store/bill?page=2',
    '/redirects//of/ours',
    '/store/a..b',
    '/store/%2550',
    '/store/bill?filter=%7B%22note%22%3A%2250%2525%20%250A%22%7D',
    `/${'a'.repeat(511)}`,
  ])('keeps %s', (value) => {
    expect(safeRedirect(value)).toBe(value)
  })

  it('never leaves the portal for any address', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%09',
      '\t',
      ':',
      '//',
      'http',
      'a',
      '\u0000',
      '?',
      '#',
      '@',
      '%25',
      'login',
      '/redirect',
      '.',
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(value, (wanted) => {
        const target = safeRedirect(wanted)
        const url = new URL(target, 'https://portal.example')
        expect(url.origin).toBe('https://portal.example')
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(target.length).toBeLessThanOrEqual(512)
        expect(target).not.toMatch(/\p{Cc}/u)
        expect(['/', wanted]).toContain(target)
      }),
    )
  })
})
