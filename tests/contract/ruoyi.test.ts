// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { knownPassword } from '@/sandbox'
import { aStore } from '@/tests/support/records'
import { allMounts, openContract, type Mount } from './mounts'

type Body = Readonly<Record<string, unknown>>
type Ask = { method?: string; token?: string; body?: object }

async function open(mount: Mount, { captcha = false } = {}) {
  const { sandbox, send } = await openContract(mount, { dialect: 'ruoyi', captcha })
  const ask = async (path: string, { method = 'GET', token, body }: Ask = {}) => {
    const headers = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await send(path, init)
    return { status: response.status, body: (await response.json()) as Body }
  }
  return { sandbox, ask }
}

async function openAsAdmin(mount: Mount) {
  const { sandbox, ask } = await open(mount)
  const token = await sandbox.logIn('admin')
  return { sandbox, ask: (path: string, options: Ask = {}) => ask(path, { token, ...options }) }
}

describe.each(allMounts)('a sandbox in the dialect of a stock gateway, through $name', (mount) => {
  it('takes the captcha’s answer in code and gives token and picture at top level', async () => {
    const { sandbox, ask } = await open(mount, { captcha: true })
    const { body: captcha } = await ask('/captchaImage')
    expect(captcha).toMatchObject({ code: 200, captchaEnabled: true, uuid: expect.any(String) })
    expect(captcha).not.toHaveProperty('data')
    const credentials = { username: 'admin', password: knownPassword, uuid: captcha['uuid'] }
    const login = { method: 'POST', body: { ...credentials, code: sandbox.lastCaptcha() } }
    expect((await ask('/login', login)).body).toMatchObject({ token: expect.any(String) })
    const again = { ...credentials, captchaCode: sandbox.lastCaptcha() }
    expect((await ask('/login', { method: 'POST', body: again })).body).toMatchObject({ code: 500 })
  })

  it('gives the user at top level, and beside the menu an external link in a bare wrapper', async () => {
    const { ask } = await openAsAdmin(mount)
    const { body: info } = await ask('/getInfo')
    expect(info).toMatchObject({ code: 200, user: { userName: 'admin' }, roles: expect.any(Array) })
    const tree = (await ask('/getRouters')).body['data'] as readonly Body[]
    expect(tree.at(-1)).not.toHaveProperty('name')
    expect(tree.at(-1)).not.toHaveProperty('meta')
    expect(tree.at(-1)).toMatchObject({ children: [{ path: 'https://docs.example.com' }] })
  })

  it('narrows by params[beginTime] and by no beginTime beside it', async () => {
    const { sandbox, ask } = await openAsAdmin(mount)
    const all = (await ask('/store/store/list')).body['total']
    await sandbox.insert(aStore({ createTime: '2020-01-05 10:00:00' }))
    const wrapped = '/store/store/list?params%5BendTime%5D=2020-01-31'
    expect((await ask(wrapped)).body).toMatchObject({ total: 1 })
    const bare = await ask('/store/store/list?endTime=2020-01-31')
    expect(bare.body['total']).toBe(Number(all) + 1)
  })

  it('answers an empty search without rows and total', async () => {
    const { ask } = await openAsAdmin(mount)
    const { body } = await ask('/store/store/list?params%5BendTime%5D=1999-01-01')
    expect(Object.keys(body).toSorted()).toEqual(['code', 'msg'])
  })

  it('answers 201 for a new record, without its id', async () => {
    const { ask } = await openAsAdmin(mount)
    const body = { nick: 'Kiosk', email: 'kiosk@example.com', phone: '13800138000' }
    const added = await ask('/store/store', { method: 'POST', body })
    expect(added).toMatchObject({ status: 201, body: { code: 200 } })
    expect(added.body).not.toHaveProperty('data')
  })

  it('answers a missing record with success and without data', async () => {
    const { ask } = await openAsAdmin(mount)
    expect(await ask('/store/store/999999')).toEqual({
      status: 200,
      body: { code: 200, msg: expect.any(String) },
    })
  })

  it.each(['/store/store/totals', '/system/config/clearCache', '/nowhere'])(
    'does not know %s: a real 404 without an envelope',
    async (path) => {
      const { ask } = await openAsAdmin(mount)
      const { status, body } = await ask(path)
      expect(status).toBe(404)
      expect(body).not.toHaveProperty('code')
    },
  )

  it('reports a missing permission or session with HTTP 200', async () => {
    const { sandbox, ask } = await open(mount)
    const token = await sandbox.logIn('store')
    const refused = await ask('/energy/user/list', { token })
    expect(refused).toMatchObject({ status: 200, body: { code: 403 } })
    expect(await ask('/getInfo', { token: 'x' })).toMatchObject({
      status: 200,
      body: { code: 401 },
    })
  })

  it('§7: says whether payouts have failed, and how many, where the specification has that call', async () => {
    const { ask } = await openAsAdmin(mount)
    expect((await ask('/api/apiDraw/exist/fail')).body).toMatchObject({ code: 200, data: true })
    expect((await ask('/api/apiDraw/exist/fail/count')).body).toMatchObject({ code: 200, data: 8 })
  })
})
