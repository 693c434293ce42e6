// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { dialects } from '@/engine/config'
import { fakeGateway, ok, refusal, type Reply } from './fakeTransport'

const credentials = {
  username: '  admin ',
  password: ' Sandbox_2026 ',
  googleCode: '',
  captchaCode: ' x7k2 ',
  uuid: 'u1',
}
const png = 'iVBORw0KGgoAAAANSUhEUg=='

describe('§5 login input', () => {
  it('sends the trimmed account, the password as typed and the default Google code', async () => {
    const { calls, sent } = fakeGateway(() => ok({ token: 't1' }))
    await calls.login(credentials)
    expect(sent).toMatchObject([{ method: 'POST', url: '/prod-api/login' }])
    expect(sent[0]?.body).toEqual({
      username: 'admin',
      password: ' Sandbox_2026 ',
      code: '000000',
      captchaCode: 'x7k2',
      uuid: 'u1',
    })
    expect(sent[0]?.headers).not.toHaveProperty('Authorization')
  })

  it('sends the Google code that was entered', async () => {
    const { calls, sent } = fakeGateway(() => ok({ token: 't1' }))
    await calls.login({ ...credentials, googleCode: '123456' })
    expect(sent[0]?.body).toMatchObject({ code: '123456' })
  })

  it('puts the captcha into code and sends no Google code in dialect ruoyi', async () => {
    const { calls, sent } = fakeGateway(() => ({ json: { code: 200, token: 't1' } }), {
      dialect: dialects.ruoyi,
    })
    await calls.login({ ...credentials, googleCode: '123456' })
    expect(sent[0]?.body).toEqual({
      username: 'admin',
      password: ' Sandbox_2026 ',
      code: 'x7k2',
      uuid: 'u1',
    })
  })

  it('B14: sends neither captcha nor uuid where the gateway asks for none', async () => {
    const { calls, sent } = fakeGateway(() => ok({ token: 't1' }))
    await calls.login({ ...credentials, captchaCode: '', uuid: '' })
    expect(Object.keys(sent[0]?.body ?? {})).toEqual(['username', 'password', 'code'])
  })

  it('B18: sends any password byte for byte', async () => {
    const { calls, sent } = fakeGateway(() => ok({ token: 't1' }))
    const password = `${'pä🔑"\\'.repeat(40)}\u0000`
    await calls.login({ ...credentials, password })
    expect(sent[0]?.body).toMatchObject({ password })
  })

  it('starts the session', async () => {
    const { calls, session, stored } = fakeGateway(() => ok({ token: 't1' }))
    await calls.login(credentials)
    expect(session.token()).toBe('t1')
    expect(stored.get('Admin-Tokens')).toBe('t1')
  })

  it('passes on the gateway’s words and starts no session when refused', async () => {
    const { calls, session } = fakeGateway(() => refusal(500, 'Captcha expired'))
    await expect(calls.login(credentials)).rejects.toMatchObject({
      kind: 'refused',
      message: 'Captcha expired',
    })
    expect(session.token()).toBeUndefined()
  })

  it('fails when the browser drops the cookie', async () => {
    const { calls, stored } = fakeGateway(() => ok({ token: 't'.repeat(5_000) }))
    vi.spyOn(stored, 'set').mockReturnValue(stored)
    await expect(calls.login(credentials)).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

describe('§7 captchaImage', () => {
  const captchaOf = (reply: Reply) => fakeGateway(() => reply).calls.captcha()

  it.each([
    ['under data', ok({ captchaEnabled: true, uuid: 'u', img: png })],
    ['at top level', { json: { code: 200, captchaOnOff: true, uuid: 'u', img: png } }],
    ['without a flag', { json: { uuid: 'u', img: png } }],
  ])('reads a picture %s', async (_where, reply) => {
    expect(await captchaOf(reply)).toEqual({
      enabled: true,
      uuid: 'u',
      image: `data:image/png;base64,${png}`,
    })
  })

  it.each([
    ['png', png, 'image/png'],
    ['jpeg', '/9j/4AAQSkZJRg==', 'image/jpeg'],
    ['gif', 'R0lGODlhAQABAAAA', 'image/gif'],
    ['gif with a wrong prefix', `data:image/svg+xml;base64,R0lGODdhAQAB`, 'image/gif'],
    ['wrapped base64', 'R0lGODdh\r\nAQABAAAA', 'image/gif'],
  ])('knows a %s by its first bytes', async (_name, img, type) => {
    const { image } = await captchaOf(ok({ uuid: 'u', img }))
    expect(image).toMatch(new RegExp(`^data:${type};base64,[A-Za-z0-9+/]+=*$`))
  })

  it.each([
    ['SVG with a script', btoa('<svg><script>alert(1)</script></svg>')],
    ['bad base64', 'iVBORw0KGgo" onerror="x'],
    ['5 MB', `iVBORw0KGgo${'A'.repeat(5_000_000)}`],
    ['nothing', undefined],
    ['no text', { a: 1 }],
  ])('B13: shows no picture for %s', async (_name, img) => {
    expect(await captchaOf(ok({ uuid: 'u', img }))).toEqual({ enabled: true, uuid: 'u' })
  })

  it.each([{ captchaEnabled: false }, { captchaOnOff: false }])(
    'B14: is off for %j',
    async (data) => {
      expect(await captchaOf(ok(data))).toEqual({ enabled: false, uuid: '' })
    },
  )

  it('B13: rejects when the gateway does', async () => {
    await expect(captchaOf({ status: 500 })).rejects.toMatchObject({ kind: 'server' })
  })
})

describe('§7 getInfo and getRouters', () => {
  it('loads the session', async () => {
    const { calls, session } = fakeGateway(() => ok({ user: { userId: 1 }, roles: [] }), {
      token: 't1',
    })
    const info = await calls.getInfo()
    expect(session.info()).toBe(info)
    expect(info.roles).toEqual(['ROLE_DEFAULT'])
  })

  it('returns the tree as it came', async () => {
    const { calls } = fakeGateway(() => ok([{ path: '/a' }, null]), { token: 't1' })
    expect(await calls.getRouters()).toEqual([{ path: '/a' }, null])
  })

  it.each([[null], [{}], ['x'], [4], [undefined]])('C2 rejects the tree %j', async (data) => {
    const { calls } = fakeGateway(() => ok(data), { token: 't1' })
    await expect(calls.getRouters()).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

describe('§4 logout', () => {
  it.each([
    ['B5:', refusal(401)],
    ['B6:', { status: 500 }],
    ['', 'lost'],
    ['', ok()],
  ] as const)('%s clears the session after %j, without a prompt', async (_row, reply) => {
    const { calls, session, sent, gate, stored } = fakeGateway(() => reply, { token: 't1' })
    const asked = vi.fn<() => void>()
    gate.subscribe(asked)
    await calls.logout()
    expect(asked).not.toHaveBeenCalled()
    expect(sent).toMatchObject([{ method: 'POST', url: '/prod-api/logout' }])
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer t1' })
    expect(session.token()).toBeUndefined()
    expect(stored.size).toBe(0)
    expect(gate.state()).toBe('closed')
  })

  it('B6: waits at most 3 s', async () => {
    vi.useFakeTimers()
    const { calls, session } = fakeGateway(() => 'silence', { token: 't1' })
    const out = calls.logout()
    await vi.advanceTimersByTimeAsync(3_000)
    await out
    expect(session.token()).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('is sent with its own token when another tab logged in meanwhile', async () => {
    const { calls, sent, stored } = fakeGateway(() => ok(), { token: 't1' })
    stored.set('Admin-Tokens', 't2')
    await calls.logout()
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer t1' })
  })

  it('sends nothing without a session', async () => {
    const { calls, sent } = fakeGateway(() => ok())
    await calls.logout()
    expect(sent).toHaveLength(0)
  })
})
