// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { readEnvelope } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import { createSession } from '@/engine/gateway/session'
import { readSessionInfo, readToken } from '@/engine/gateway/sessionInfo'
import { fakeCookies } from './fakeTransport'

const info = {
  user: { userId: '1', userName: 'admin', userType: '00', avatar: '' },
  roles: ['admin'],
  permissions: ['*:*:*'],
}

describe('§9 token cookie', () => {
  it('is a strict session cookie named Admin-Tokens', () => {
    const { cookies, stored, written } = fakeCookies()
    createSession(cookies, true).signIn('t1')
    expect([...stored]).toEqual([['Admin-Tokens', 't1']])
    expect(written).toEqual([{ path: '/', sameSite: 'strict', secure: true }])
  })

  it('is not Secure on http', () => {
    const { cookies, written } = fakeCookies()
    createSession(cookies, false).signIn('t1')
    expect(written).toMatchObject([{ secure: false }])
  })

  it('is found again at the next page load', () => {
    const { cookies } = fakeCookies()
    createSession(cookies, false).signIn('t1')
    expect(createSession(cookies, false).token()).toBe('t1')
  })

  it('B22: ends the session when deleted by hand', () => {
    const { cookies, stored } = fakeCookies()
    const session = createSession(cookies, false)
    session.signIn('t1')
    stored.clear()
    expect(session.token()).toBeUndefined()
    expect(session.isForeign()).toBe(false)
  })

  it('B25: leaves the newer login of another tab alone when it is cleared', () => {
    const { cookies, stored } = fakeCookies()
    const session = createSession(cookies, false)
    session.signIn('t1')
    stored.set('Admin-Tokens', 't2')
    session.clear()
    expect(stored.get('Admin-Tokens')).toBe('t2')
  })

  it('B25: shows another login as foreign and keeps this tab on its own token', () => {
    const { cookies, stored } = fakeCookies()
    const session = createSession(cookies, false)
    session.signIn('t1')
    stored.set('Admin-Tokens', 't2')
    expect(session.isForeign()).toBe(true)
    expect(session.token()).toBe('t1')
  })
})

describe('§3 session', () => {
  it('tells its subscribers of every change until they leave', () => {
    const session = createSession(fakeCookies().cookies, false)
    const heard = vi.fn<() => void>()
    const leave = session.subscribe(heard)
    session.signIn('t1')
    session.load(info)
    expect(session.info()).toBe(info)
    session.clear()
    expect(heard).toHaveBeenCalledTimes(3)
    expect([session.token(), session.info()]).toEqual([undefined, undefined])
    session.clear()
    leave()
    session.signIn('t2')
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('forgets the earlier user when another logs in', () => {
    const session = createSession(fakeCookies().cookies, false)
    session.signIn('t1')
    session.load(info)
    session.signIn('t2')
    expect(session.info()).toBeUndefined()
  })
})

function answer(body: unknown) {
  return readEnvelope(200, JSON.stringify(body))
}

describe('§7 token of POST /login', () => {
  it.each([
    { data: { token: 'abc' } },
    { token: 'abc' },
    { data: { access_token: 'abc' } },
    { data: 'abc' },
    { data: { token: null }, token: 'abc' },
  ])('is read from %j', (body) => {
    expect(readToken(answer(body))).toBe('abc')
  })

  it.each([{}, { data: null }, { data: { token: '' } }, { token: 5 }, { token: 'a\r\nX: y' }])(
    'A16 is missing from %j',
    (body) => {
      expect(() => readToken(answer(body))).toThrow(GatewayError)
    },
  )
})

describe('§6 getInfo', () => {
  const user = { userId: 1, userName: 'admin', userType: '00', avatar: '/a.png', password: 'x' }

  it.each([
    ['under data', { data: { user, roles: ['admin'], permissions: ['*:*:*'] } }],
    ['at top level', { user, roles: ['admin'], permissions: ['*:*:*'] }],
  ])('is read %s, and nothing but what §3 names', (_where, body) => {
    expect(readSessionInfo(answer(body))).toEqual({
      user: { userId: '1', userName: 'admin', userType: '00', avatar: '/a.png' },
      roles: ['admin'],
      permissions: ['*:*:*'],
    })
  })

  it.each([[null], [undefined], [[]], ['admin'], [[null, 3, '']]])(
    'B9: gives ROLE_DEFAULT for the roles %j',
    (roles) => {
      expect(readSessionInfo(answer({ data: { user, roles } })).roles).toEqual(['ROLE_DEFAULT'])
    },
  )

  it.each([
    [null, []],
    [{}, []],
    ['*:*:*', []],
    [[1, null, 'a:b:c'], ['a:b:c']],
  ])('B10: reads the permissions %j as %j', (permissions, held) => {
    expect(readSessionInfo(answer({ user, permissions })).permissions).toEqual(held)
  })

  it.each([
    [0, ''],
    [null, ''],
    ['0', '0'],
    [' 00', ' 00'],
    ['00', '00'],
  ])('B11: reads the user type %j as %j', (userType, read) => {
    expect(readSessionInfo(answer({ user: { userType } })).user.userType).toBe(read)
  })

  it('B11: gives an empty user where there is none', () => {
    expect(readSessionInfo(answer({ data: { roles: ['a'] } })).user.userName).toBe('')
  })

  it('keeps an id beyond 2^53 whole', () => {
    const long = readEnvelope(200, '{"user":{"userId":9007199254740993}}')
    expect(readSessionInfo(long).user.userId).toBe('9007199254740993')
  })

  it.each([{}, { data: null }, { data: [] }, { data: 'x' }, { user: 'admin' }])(
    'A16 is unreadable in %j',
    (body) => {
      expect(() => readSessionInfo(answer(body))).toThrow(GatewayError)
    },
  )
})
