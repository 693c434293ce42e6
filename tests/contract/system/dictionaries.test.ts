// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mounts, openContract } from '../mounts'
import { notesOf, now } from '../recordBodies'
import { onlyRow } from './systemRecords'

const type = '/system/dict/type'
const data = '/system/dict/data'
const newType = { dictName: 'Payment channel 支付渠道', dictType: 'pay_channel', remark: 'mine' }
const entry = { dictType: 'sys_user_sex', dictLabel: 'Other', dictValue: '3', dictSort: 4 }
const inChinese = { headers: { 'Accept-Language': 'zh-CN' } }

describe.each(mounts)('§7 dictionary types through $name', (mount) => {
  it('are added, listed, read, renamed with their entries and deleted, and all of it is logged', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const { code, data: id } = await admin('POST', type, { body: newType })
    expect(code).toBe(200)
    expect(await onlyRow(admin, type, 'dictName=CHANNEL&dictType=pay')).toEqual({
      ...newType,
      dictId: Number(id),
      status: '0',
      createBy: 'admin',
      createTime: now,
      updateBy: 'admin',
      updateTime: now,
    })
    const first = { ...entry, dictType: 'pay_channel' }
    expect(await admin('POST', data, { body: first })).toMatchObject({ code: 200 })
    const inUse = await admin('DELETE', `${type}/${String(id)}`)
    expect(inUse).toEqual({
      code: 500,
      msg: 'pay_channel still has entries and cannot be deleted',
    })
    const rename = { dictId: id, dictType: 'pay_way' }
    expect(await admin('PUT', type, { body: rename })).toMatchObject({ code: 200 })
    expect((await admin('GET', `${type}/${String(id)}`)).data).toMatchObject({
      ...newType,
      dictType: 'pay_way',
    })
    const { dictCode } = await onlyRow(admin, data, 'dictType=pay_way')
    expect(await admin('DELETE', `${data}/${dictCode}`)).toMatchObject({ code: 200 })
    expect(await admin('DELETE', `${type}/${String(id)}`)).toMatchObject({ code: 200 })
    const written = (await notesOf(sandbox)).map((note) => note['title'])
    expect(written).toEqual(
      ['add', 'add', 'edit', 'remove', 'remove'].map((action) => `system:dict:${action}`),
    )
  })

  it('refuse an empty name or one in use', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const bad: readonly [object, string][] = [
      [{ ...newType, dictType: 'sys_yes_no' }, 'dictType sys_yes_no is already in use'],
      ...['1a', 'Pay', 'pay-way', '_a', 'a'.repeat(101)].map((dictType): [object, string] => [
        { ...newType, dictType },
        'dictType begins with a small letter and has only small letters, digits and underscores',
      ]),
      [{ ...newType, dictName: ' ' }, 'dictName cannot empty'],
      [{ ...newType, status: '2' }, 'status must be one of 0, 1'],
    ]
    for (const [body, msg] of bad)
      expect(await admin('POST', type, { body })).toEqual({ code: 500, msg })
    const body = { dictId: 1, dictType: 'sys_yes_no' }
    expect(await admin('PUT', type, { body })).toMatchObject({ code: 500 })
    expect(
      await admin('PUT', type, { body: { dictId: 1, dictType: 'sys_user_sex' } }),
    ).toMatchObject({ code: 200 })
    expect(await admin('PUT', type, { body: { dictId: 99, dictName: 'x' } })).toMatchObject({
      code: 404,
    })
  })

  it('are offered as a whole, and their cache is cleared', async () => {
    const { as } = await openContract(mount)
    const [admin, store] = [await as('admin'), await as('store')]
    const options = (await store('GET', `${type}/optionselect`)).data
    const listed = await admin('GET', `${type}/list?pageSize=500`)
    expect(options).toEqual(listed.rows)
    expect(listed.total).toBe(10)
    expect(await admin('DELETE', `${type}/clearCache`)).toMatchObject({ code: 200 })
    expect(await store('DELETE', `${type}/clearCache`)).toMatchObject({ code: 403 })
  })
})

describe.each(mounts)('§7 dictionary data through $name', (mount) => {
  it('are listed in their order, filtered, and in the reader’s language', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const { rows, total } = await admin('GET', `${data}/list?dictType=sys_user_sex`)
    expect(total).toBe(3)
    expect(rows.map((row) => row['dictLabel'])).toEqual(['Male', 'Female', 'Unknown'])
    const chinese = await admin('GET', `${data}/list?dictType=sys_user_sex`, inChinese)
    expect(chinese.rows.map((row) => row['dictLabel'])).toEqual(['男', '女', '未知'])
    const query = `${data}/list?dictType=sys_user_sex&dictLabel=male`
    expect((await admin('GET', query)).total).toBe(2)
    const down = await admin(
      'GET',
      `${data}/list?dictType=sys_user_sex&orderByColumn=dictSort&isAsc=desc`,
    )
    expect(down.rows.map((row) => row['dictSort'])).toEqual([3, 2, 1])
    expect(await admin('GET', `${data}/${rows[0]?.['dictCode']}`)).toMatchObject({
      data: { dictValue: '0', dictLabel: 'Male', listClass: '', cssClass: '', isDefault: 'Y' },
    })
  })

  it('are served by type to any logged-in account, without disabled ones', async () => {
    const { as } = await openContract(mount)
    const [admin, store] = [await as('admin'), await as('store')]
    const values = async () => {
      const { data: entries } = await store('GET', `${data}/type/sys_user_sex`)
      return (entries as unknown as { dictValue: string }[]).map(({ dictValue }) => dictValue)
    }
    expect(await admin('POST', data, { body: { ...entry, dictSort: 0 } })).toMatchObject({
      code: 200,
    })
    expect(await values()).toEqual(['3', '0', '1', '2'])
    const { dictCode } = await onlyRow(admin, data, 'dictType=sys_user_sex&dictLabel=Other')
    await admin('PUT', data, { body: { dictCode, status: '1' } })
    expect(await values()).toEqual(['0', '1', '2'])
    expect((await store('GET', `${data}/type/none`)).data).toEqual([])
    expect(await store('GET', `${data}/list`)).toMatchObject({ code: 403 })
  })

  it('are edited in the editor’s language', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const label = async (options = {}) =>
      (await admin('GET', `${data}/1`, options)).data['dictLabel']
    const english = { body: { dictCode: 1, dictLabel: 'Gentleman' } }
    expect(await admin('PUT', data, english)).toMatchObject({ code: 200 })
    expect([await label(), await label(inChinese)]).toEqual(['Gentleman', '男'])
    const body = { dictCode: 1, dictLabel: '先生' }
    expect(await admin('PUT', data, { body, ...inChinese })).toMatchObject({ code: 200 })
    expect([await label(), await label(inChinese)]).toEqual(['Gentleman', '先生'])
  })

  it('refuse invalid values', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const bad: readonly [object, string][] = [
      [{ ...entry, dictValue: '1' }, 'dictValue 1 is already in use'],
      [{ ...entry, dictType: 'nowhere' }, 'dictType names a record that does not exist'],
      [{ ...entry, dictSort: '1.5' }, 'dictSort must be a whole number from 0 to 9999'],
      [
        { ...entry, dictLabel: 'x'.repeat(101) },
        'dictLabel takes one line of at most 100 characters',
      ],
      [{ ...entry, listClass: 'red' }, expect.stringContaining('listClass must be one of default')],
      [{ ...entry, isDefault: 'J' }, 'isDefault must be one of Y, N'],
    ]
    for (const [body, msg] of bad)
      expect(await admin('POST', data, { body })).toEqual({ code: 500, msg })
  })

  it('and types are read by the auditor, and written only with the permission', async () => {
    const { as } = await openContract(mount)
    const auditor = await as('auditor')
    for (const [path, body] of [
      [type, newType],
      [data, entry],
    ] as const) {
      expect(await auditor('GET', `${path}/list`)).toMatchObject({ code: 200 })
      expect(await auditor('GET', `${path}/1`)).toMatchObject({ code: 200 })
      expect(await auditor('POST', path, { body })).toMatchObject({ code: 403 })
      expect(await auditor('PUT', path, { body })).toMatchObject({ code: 403 })
      expect(await auditor('DELETE', `${path}/1`)).toMatchObject({ code: 403 })
    }
  })
})
