import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { capital } from '@/engine/data/labels'
import { server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

// Written by hand from specification §4: code, meaning, Chinese name.
const orderStatus = [
  ['0', 'api order placed / waiting payment', 'API 已下单 / 待支付'],
  ['01', 'not yet received', '未到账'],
  ['1', 'received', '已到账'],
  ['2', 'cancelled', '已取消'],
  ['3', 'notified success', '通知成功'],
  ['4', 'notified failure', '通知失败'],
  ['5', 'refunded', '已退款'],
] as const
const withdrawalStatus = [
  ['1', 'applying', '申请中'],
  ['2', 'passed', '已通过'],
  ['3', 'rejected', '已驳回'],
] as const
const billTypes = [
  ['0', 'platform modification', '平台修改'],
  ['1', 'withdrawal', '提现'],
  ['2', 'deposit', '充值'],
  ['3', 'API payment', 'API 支付'],
] as const
const userStatus = [
  ['0', 'enabled', '启用'],
  ['1', 'frozen', '冻结'],
] as const

const lists = [
  ['Order status', '/api/apiRecharge', 'status', orderStatus],
  ['Order status', '/api/apiDraw', 'status', orderStatus],
  ['Order status', '/store/storeRecharge', 'status', orderStatus],
  ['Order status', '/energy/publish', 'status', orderStatus],
  ['Withdrawal status', '/store/storeDraw', 'status', withdrawalStatus],
  ['Bill types', '/store/bill', 'type', billTypes],
  ['User status', '/store/user', 'status', userStatus],
] as const

type Meanings = (typeof lists)[number][3]

/** The text of each row's tag, one row per code. */
async function tagsOf(
  path: string,
  field: string,
  codes: readonly string[],
  language: 'en-US' | 'zh-CN',
) {
  const rows = codes.map((code, index) => ({ id: index + 1, [field]: code }))
  await renderApp({ language })
  server.use(http.get(`*${path}/list`, () => HttpResponse.json({ code: 200, rows, total: 9 })))
  window.location.hash = path
  await waitFor(() => expect(document.querySelector('tr[data-id="1"]')).not.toBeNull())
  return screen.getAllByRole('row').slice(1).map(tagOf)
}

function tagOf(row: HTMLElement) {
  return row.querySelector('.wd-tag')?.textContent
}

describe.each(lists)('§4 %s on %s', (_, path, field, meanings: Meanings) => {
  const codes = meanings.map(([code]) => code)

  it('carries the meaning of every code in English', async () => {
    const words = meanings.map(([, meaning]) => capital(meaning))
    expect(await tagsOf(path, field, codes, 'en-US')).toEqual(words)
  })

  it('carries it in Chinese, each in different words', async () => {
    const words = meanings.map(([, , meaning]) => meaning)
    expect(await tagsOf(path, field, codes, 'zh-CN')).toEqual(words)
    expect(new Set(words).size).toBe(words.length)
  })
})
