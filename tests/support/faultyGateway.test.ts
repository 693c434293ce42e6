import { describe, expect, it } from 'vitest'
import { answersNull, leavesOut, strictIds, type Fetch } from './faultyGateway'

const user = {
  userId: 7,
  deptId: 103,
  nickName: 'Ann',
  email: '',
  remark: null,
  updateTime: '2026-11-20 08:00:00',
}
const answers: Readonly<Record<string, object>> = {
  '/system/user/7': { code: 200, data: user, postIds: [4], roleIds: null },
  '/system/role/7': { code: 200, data: { role: { roleId: 7, roleName: 'a' }, menuIds: [1, 2] } },
  '/system/menu/roleMenuTreeselect/7': { code: 200, data: { menus: [], checkedKeys: [1] } },
  '/system/user/list': { code: 200, total: 1, rows: [user] },
}
const gateway: Fetch = async (request) =>
  Response.json(answers[new URL(request.url).pathname] ?? { code: 200 })

function caller(fetch: Fetch) {
  return async (path: string, body?: object) => {
    const init = body && {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    return (await fetch(new Request(`http://gateway${path}`, init))).json()
  }
}

describe('a gateway that compares ids strictly', () => {
  it.each([
    { userId: '7' },
    { userId: 7, deptId: '103' },
    { userId: 7, postIds: ['4'] },
    { userId: 7, postIds: [4, '99'] },
  ])('refuses %j after it served numbers', async (body) => {
    const call = caller(strictIds(gateway))
    await call('/system/user/7')
    expect(await call('/system/user', body)).toMatchObject({ code: 500 })
  })

  it('accepts ids in the types in which they came, and new ones in the type of their name', async () => {
    const call = caller(strictIds(gateway))
    await call('/system/user/7')
    const body = { userId: 7, deptId: 104, postIds: [4, 99], nickName: '7' }
    expect(await call('/system/user', body)).toEqual({ code: 200 })
  })
})

describe('a gateway whose records lack fields', () => {
  it('leaves out nothing at share 0, and all but id and version at share 1', async () => {
    expect(await caller(leavesOut(gateway, 0))('/system/user/7')).toEqual(answers['/system/user/7'])
    expect(await caller(leavesOut(gateway, 1))('/system/user/7')).toEqual({
      code: 200,
      data: { userId: 7, updateTime: user.updateTime },
    })
  })

  it('reaches a record beside its lists', async () => {
    expect(await caller(leavesOut(gateway, 1))('/system/role/7')).toEqual({
      code: 200,
      data: { role: { roleId: 7 } },
    })
  })

  it.each(['/system/user/list', '/system/menu/roleMenuTreeselect/7'])('keeps %s', async (path) => {
    expect(await caller(leavesOut(gateway, 1))(path)).toEqual(answers[path])
  })
})

describe('a gateway that answers null', () => {
  it('keeps every name, and the values of id and version', async () => {
    expect(await caller(answersNull(gateway, 1))('/system/user/7')).toEqual({
      code: 200,
      data: {
        userId: 7,
        deptId: null,
        nickName: null,
        email: null,
        remark: null,
        updateTime: user.updateTime,
      },
      postIds: null,
      roleIds: null,
    })
  })
})
