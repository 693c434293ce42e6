// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mounts, openContract } from '../mounts'
import { notesOf, now } from '../recordBodies'
import { onlyRow } from './systemRecords'

const config = {
  configName: 'Slogan',
  configKey: 'app.slogan',
  configValue: 'a=b\n<b>',
  remark: '',
}
const notice = { noticeTitle: 'Fees', noticeType: '2', noticeContent: '<p>1</p>\n', status: '1' }
const post = { postCode: 'dev', postName: 'Developer', postSort: 9, remark: '研发' }
const long = 'x'.repeat(501)

type Basic = {
  path: string
  id: string
  body: Readonly<Record<string, unknown>>
  /** Finds the added record alone. */
  query: string
  edit: object
  bad: readonly (readonly [object, string])[]
}

const basics: readonly Basic[] = [
  {
    path: '/system/config',
    id: 'configId',
    body: { ...config, configType: 'N' },
    query: 'configName=slog&configKey=APP.&configType=N',
    edit: { configValue: '0.10' },
    bad: [
      [
        { ...config, configKey: 'sys.index.skinName' },
        'configKey sys.index.skinName is already in use',
      ],
      [{ ...config, configValue: long }, 'configValue takes at most 500 characters'],
      [{ ...config, configName: '' }, 'configName cannot empty'],
      [{ ...config, configType: 'X' }, 'configType must be one of Y, N'],
    ],
  },
  {
    path: '/system/notice',
    id: 'noticeId',
    body: { ...notice, noticeContent: '<p>1</p>' },
    query: 'noticeTitle=fees&noticeType=2&createBy=adm&status=1',
    edit: { noticeType: '1' },
    bad: [
      [
        { ...notice, noticeTitle: 'x'.repeat(51) },
        'noticeTitle takes one line of at most 50 characters',
      ],
      [{ ...notice, noticeType: '3' }, 'noticeType must be one of 1, 2'],
    ],
  },
  {
    path: '/system/post',
    id: 'postId',
    body: { ...post, status: '0' },
    query: 'postCode=de&postName=dev&status=0',
    edit: { postName: 'Senior developer', status: '1' },
    bad: [
      [{ ...post, postCode: 'ceo' }, 'postCode ceo is already in use'],
      [
        { ...post, postCode: 'dev2', postName: 'Finance 财务' },
        'postName Finance 财务 is already in use',
      ],
      [{ ...post, postSort: undefined }, 'postSort cannot empty'],
      [{ ...post, postSort: '-1' }, 'postSort must be a whole number from 0 to 9999'],
      [{ ...post, remark: long }, 'remark takes at most 500 characters'],
    ],
  },
]

describe.each(mounts)('configuration, notices and posts through $name', (mount) => {
  it.each(basics)('$path are added, found, edited, deleted and logged', async (basic) => {
    const { path, id: idName, body, query, edit, bad } = basic
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const { code, data: id } = await admin('POST', path, { body })
    expect(code).toBe(200)
    const kept = { ...body, [idName]: Number(id), createBy: 'admin', createTime: now }
    expect(await onlyRow(admin, path, query)).toMatchObject(kept)
    expect((await admin('GET', `${path}/${String(id)}`)).data).toMatchObject(kept)
    const row = await onlyRow(admin, path, query)
    expect(await admin('PUT', path, { body: { ...row, ...edit } })).toMatchObject({ code: 200 })
    expect((await admin('GET', `${path}/${String(id)}`)).data).toMatchObject({ ...kept, ...edit })
    const stale = { body: { ...row, updateTime: '2020-01-01 00:00:00' } }
    expect(await admin('PUT', path, stale)).toMatchObject({ code: 409 })
    for (const [wrong, msg] of bad)
      expect(await admin('POST', path, { body: wrong })).toEqual({ code: 500, msg })
    expect(await admin('DELETE', `${path}/${String(id)}`)).toMatchObject({ code: 200 })
    expect(await admin('GET', `${path}/${String(id)}`)).toMatchObject({ code: 404 })
    const prefix = path.slice(1).replace('/', ':')
    const titles = ['add', 'edit', 'remove'].map((action) => `${prefix}:${action}`)
    expect(await notesOf(sandbox)).toEqual(titles.map((title) => ({ title, id })))
  })

  it('are read by the auditor, hidden from stores and written by neither', async () => {
    const { as } = await openContract(mount)
    const [auditor, store] = [await as('auditor'), await as('store')]
    for (const { path, body } of basics) {
      expect(await auditor('GET', `${path}/list`)).toMatchObject({ code: 200 })
      expect(await store('GET', `${path}/list`)).toMatchObject({ code: 403 })
      expect(await auditor('POST', path, { body })).toMatchObject({ code: 403 })
      expect(await auditor('PUT', path, { body })).toMatchObject({ code: 403 })
      expect(await auditor('DELETE', `${path}/1`)).toMatchObject({ code: 403 })
    }
  })

  it('gives the value of a key to any logged-in account', async () => {
    const { as, call } = await openContract(mount)
    const key = '/system/config/configKey'
    const store = await as('store')
    expect((await store('GET', `${key}/sys.index.skinName`)).data).toBe('skin-blue')
    expect((await store('GET', `${key}/nothing%00`)).data).toBe('')
    expect(await call('GET', `${key}/sys.index.skinName`)).toMatchObject({ code: 401 })
  })

  it('refuses to delete built-in entries and posts in use', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    expect(await admin('DELETE', '/system/config/1')).toEqual({
      code: 500,
      msg: 'sys.index.skinName is built in and cannot be deleted',
    })
    expect(await admin('DELETE', '/system/config/clearCache')).toMatchObject({ code: 200 })
    await sandbox.db.query('insert into sys_user_post (user_id, post_id) values (1, 2)')
    expect(await admin('DELETE', '/system/post/1,2')).toEqual({
      code: 500,
      msg: 'Operations lead 运营主管 still has users and cannot be deleted',
    })
    const { data } = await (await as('store'))('GET', '/system/post/optionselect')
    expect(Object.values(data).map((row) => (row as { postCode: string }).postCode)).toEqual([
      'ceo',
      'ops',
      'fin',
      'sup',
    ])
  })
})
