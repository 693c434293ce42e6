import { describe, expect, it } from 'vitest'
import { dialects } from '@/engine/config'
import { createDataProvider } from '@/engine/data/dataProvider'
import { unreadOf } from '@/engine/data/wire/records'
import { createRegistry } from '@/engine/registry'
import { allResources } from '@/resources/all'
import { GatewayError } from '@/engine/gateway/errors'
import { writeJson } from '@/engine/gateway/json'
import { fakeGateway } from '@/tests/engine/gateway/fakeTransport'

/** A provider over JSON texts by path, and the bodies that it sent, as on the wire. */
function openProvider(answers: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const gateway = fakeGateway(
    ({ method, url }) => {
      const path = url.replace(/^.*\/prod-api/, '').replace(/\?.*/, '')
      if (method !== 'GET') return { text: '{"code":200}' }
      asked.push(path)
      const text = answers[path]
      return text === undefined ? { status: 404, text: '<html>' } : { text }
    },
    { token: 't', dialect: dialects.ruoyi },
  )
  const provider = createDataProvider(gateway, createRegistry(allResources))
  const edit = async (resource: string, id: string, data: Readonly<Record<string, string>>) => {
    const { data: previousData } = await provider.getOne(resource, { id })
    await provider.update(resource, { id, data, previousData })
    return gateway.sent.at(-1)?.body
  }
  return { provider, edit, asked, gateway }
}

const user = `"userId":7,"deptId":103,"userName":" ann ","nickName":"Ann","phonenumber":null,
  "email":"","remark":"  two lines\\n","postIds":null,"roleIds":null,"updateTime":"Invalid date"`
const rest = { userName: ' ann ', nickName: 'Ann', deptId: '103', phonenumber: '', email: '' }

describe('an edit', () => {
  it('sends untouched fields as they came: types, nulls, blanks and lists', async () => {
    const { edit } = openProvider({
      '/system/user/7': `{"code":200,"data":{${user}},"postIds":[4],"roleIds":[2,3]}`,
    })
    const typed = {
      ...rest,
      nickName: 'Anna',
      remark: '  two lines\n',
      roleIds: '2,3',
      postIds: '4',
    }
    expect(await edit('user', '7', typed)).toEqual({
      userId: 7,
      deptId: 103,
      userName: ' ann ',
      nickName: 'Anna',
      phonenumber: null,
      email: '',
      remark: '  two lines\n',
      postIds: [4],
      roleIds: [2, 3],
    })
  })

  it('does not send fields that did not come and were not typed', async () => {
    const { edit } = openProvider({
      '/system/dept/7': '{"code":200,"data":{"deptId":7,"deptName":"Sales"}}',
    })
    const typed = {
      deptName: 'Sales',
      leader: 'Grace',
      phone: '',
      email: '',
      orderNum: '',
      status: '',
    }
    expect(await edit('dept', '7', typed)).toEqual({
      deptId: 7,
      deptName: 'Sales',
      leader: 'Grace',
    })
  })

  it('sends changed references and orders in the types of the others', async () => {
    const { edit } = openProvider({
      '/system/user/7': `{"code":200,"data":{${user}},"postIds":[],"roleIds":["2"]}`,
      '/system/post/4': '{"code":200,"data":{"postId":4}}',
      '/system/post/5': '{"code":200,"data":{"postId":5,"postSort":"3","status":0}}',
    })
    expect(await edit('post', '5', { postSort: '4', status: '1' })).toMatchObject({
      postId: 5,
      postSort: '4',
      status: 1,
    })
    const changed = { deptId: '104', postIds: '4,5', roleIds: '2,9' }
    expect(await edit('user', '7', changed)).toMatchObject({
      deptId: 104,
      postIds: [4, 5],
      roleIds: ['2', '9'],
    })
  })

  it('keeps every digit of a number, untouched or changed', async () => {
    const merchant = '"id":9007199254740993,"nick":"Corner","chargeFee":0.10,"name":"Ada"'
    const { provider, gateway } = openProvider({
      '/store/user/9007199254740993': `{"code":200,"data":{${merchant}}}`,
    })
    const id = '9007199254740993'
    const { data: previousData } = await provider.getOne('merchant', { id })
    expect(previousData).toMatchObject({ id, chargeFee: '0.10' })
    const texts: string[] = []
    const { put } = gateway.client
    gateway.client.put = (path, options) => {
      texts.push(String(writeJson(options?.body)))
      return put(path, options)
    }
    await provider.update('merchant', {
      id,
      data: { nick: 'New', chargeFee: '0.10' },
      previousData,
    })
    await provider.update('merchant', {
      id,
      data: { nick: 'New', chargeFee: '0.20' },
      previousData,
    })
    expect(texts).toEqual([
      '{"id":9007199254740993,"nick":"New","chargeFee":0.10}',
      '{"id":9007199254740993,"nick":"New","chargeFee":0.20}',
    ])
  })
})

describe('an action', () => {
  it('sends the ids of its records in the types in which they came', async () => {
    const { provider, gateway } = openProvider({
      '/system/role/2': '{"code":200,"data":{"roleId":2,"status":"0","dataScope":"1"}}',
      '/system/menu/roleMenuTreeselect/2': '{"code":200,"menus":[],"checkedKeys":[1]}',
      '/system/role/deptTree/2': '{"code":200,"depts":[],"checkedKeys":[]}',
      '/system/dept/list': '{"code":200,"data":[{"deptId":103},{"deptId":104}]}',
    })
    const asking = { id: '2', idempotencyKey: 'k' }
    await provider.act('role', { ...asking, action: 'disable', args: {} })
    expect(gateway.sent.at(-1)?.body).toEqual({ roleId: 2, status: '1' })
    const paging = {
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'id', order: 'ASC' },
    } as const
    await provider.getList('dept', { ...paging, filter: {} })
    const args = { dataScope: '2', deptIds: '103,104' }
    await provider.act('role', { ...asking, action: 'dataScope', args })
    expect(gateway.sent.at(-1)?.body).toEqual({ roleId: 2, dataScope: '2', deptIds: [103, 104] })
  })
})

describe('the departments of a role', () => {
  const role = { '/system/role/2': '{"code":200,"data":{"roleId":2,"roleName":"Auditor"}}' }
  const checked = '{"code":200,"depts":[],"checkedKeys":[103]}'
  const menus = { '/system/menu/roleMenuTreeselect/2': '{"code":200,"menus":[],"checkedKeys":[]}' }
  const paths = ['/system/role/deptTree/2', '/system/dept/roleDeptTreeselect/2'] as const

  it.each(paths)('are read at %s if the gateway has that path only', async (path) => {
    const { provider, asked } = openProvider({ ...role, ...menus, [path]: checked })
    for (const roleName of ['Auditor', 'Auditor']) {
      const { data } = await provider.getOne('role', { id: '2' })
      expect(data).toMatchObject({ roleName, deptIds: ['103'] })
    }
    // the other path is not tried again
    const others = asked.filter((one) => paths.includes(one as typeof path) && one !== path)
    expect(others.length).toBe(path === paths[0] ? 0 : 1)
  })

  it('are unread, not empty, if no path answers, and the role is shown', async () => {
    const { provider } = openProvider(role)
    const { data } = await provider.getOne('role', { id: '2' })
    expect(data).toMatchObject({ roleName: 'Auditor' })
    expect(unreadOf(data)).toEqual(['menuIds', 'deptIds'])
  })

  it('stop loading when the login has expired', async () => {
    const { provider } = openProvider({ ...role, ...menus, [paths[0]]: '{"code":401}' })
    await expect(provider.getOne('role', { id: '2' })).rejects.toBeInstanceOf(GatewayError)
  })
})
