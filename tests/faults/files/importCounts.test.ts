// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { sendImport } from '@/engine/data/imports'
import { readReport } from '@/engine/data/importResult'
import { fakeGateway } from '@/tests/engine/gateway/fakeTransport'

/** The result of an import that is answered with this envelope. */
async function imported(json: object) {
  const gateway = fakeGateway(() => ({ status: 201, json: { code: 200, ...json } }), {
    token: 't1',
  })
  const request = {
    file: new File(['PK'], 'users.xlsx'),
    updateSupport: false,
    idempotencyKey: 'k1',
    signal: new AbortController().signal,
    onSent: () => {},
  }
  return sendImport(gateway, { path: '/system/user' }, request)
}

describe('the counts of an import', () => {
  it.each([
    ['导入成功！共 3 条', { imported: 3 }],
    ['恭喜您，数据已全部导入成功！共 3 条，数据如下：<br/>1、账号 u7 导入成功', { imported: 3 }],
    ['很抱歉，导入失败！共 2 条数据格式不正确，错误如下：<br/>1、账号 x 已存在', { failed: 2 }],
    ['<b>导入完成</b>：成功 <i>12</i> 条，失败 <i>0</i> 条', { imported: 12, failed: 0 }],
    ['3 条成功，1 条失败', { imported: 3, failed: 1 }],
    ['成功数：4，失败数：0', { imported: 4, failed: 0 }],
    ['新增 2 条，更新 1 条', { imported: 3 }],
    ['共 3 条数据，成功 2 条，失败 1 条', { imported: 2, failed: 1 }],
    ['导入了 5 条数据', { imported: 5 }],
    ['Imported 2, failed 1', { imported: 2, failed: 1 }],
    ['2 imported, 1 failed', { imported: 2, failed: 1 }],
    ['Successfully imported 3 users', { imported: 3 }],
    ['Created 2, updated 1, failed 0', { imported: 3, failed: 0 }],
    ['Import failed: nothing was imported, 1 row is wrong.', { imported: 0, failed: 1 }],
    ['success=3;fail=1', { imported: 3, failed: 1 }],
  ])('are read from the words %j', async (msg, counts) => {
    const { imported: taken, failed } = await imported({ msg })
    expect({ imported: taken, failed }).toEqual({
      imported: undefined,
      failed: undefined,
      ...counts,
    })
    expect(readReport(msg)).toMatchObject(counts)
  })

  it.each([
    '操作成功',
    '导入失败',
    '账号 138 导入成功',
    'Account 138 imported',
    '导入失败：账号 138',
    '导入失败，账号 138 已存在',
    '第 3 行失败',
    'Row 3 failed',
    'HTTP error 500',
    '1、导入成功',
    '',
  ])('are not invented from %j', async (msg) => {
    const result = await imported({ msg })
    expect(result.imported).toBeUndefined()
    expect(result.failed).toBeUndefined()
  })

  it.each([
    [{ data: 3 }, { imported: 3 }],
    [{ data: '3' }, { imported: 3 }],
    [{ data: { success: 2, failure: 1 } }, { imported: 2, failed: 1 }],
    [{ data: { successCount: '2', failed: 0 } }, { imported: 2, failed: 0 }],
    [{ data: { success_num: 2, fail_num: 1 } }, { imported: 2, failed: 1 }],
    [{ data: { inserted: 2, updated: 3, failed: 1 } }, { imported: 5, failed: 1 }],
    [{ data: '导入成功！共 3 条' }, { imported: 3 }],
    [
      { success: 2, fail: 1 },
      { imported: 2, failed: 1 },
    ],
    [{ msg: 'Imported 9', data: { success: 2 } }, { imported: 2 }],
  ])('are read from %j', async (json, counts) => {
    expect(await imported(json)).toMatchObject(counts)
  })

  it.each([
    [{ data: true }],
    [{ data: null }],
    [{ data: {} }],
    [{ data: { success: true } }],
    [{ data: -1 }],
    [{ data: '1.5' }],
  ])('are not invented from %j', async (json) => {
    const { imported: taken, failed } = await imported(json)
    expect([taken, failed]).toEqual([undefined, undefined])
  })

  it('come with the problems from a list', async () => {
    const faults = [{ row: 3, msg: 'no such department' }, 'Row 5: taken', { nothing: 1 }, 7]
    const read = [{ row: '3', message: 'no such department' }, { message: 'Row 5: taken' }]
    expect(await imported({ data: faults })).toMatchObject({ faults: read, failed: 2 })
    const data = { success: 4, failed: 3, errors: faults }
    expect(await imported({ data })).toMatchObject({ imported: 4, failed: 3, faults: read })
  })
})
