// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { enUS, zhCN } from '@/tests/support/words'
import { fakeGateway, refusal, type Reply } from './fakeTransport'
import { errorText, GatewayError } from '@/engine/gateway/errors'

/** Specification §8, row by row: the wire, how it is shown, for how long, and the words in both languages. */
describe('§8 the error catalogue', () => {
  it.each([
    [
      'code 401',
      refusal(401, 'token expired'),
      'prompt',
      0,
      'Authentication failed, cannot access system resources',
      '认证失败，无法访问系统资源',
    ],
    [
      'code 403',
      refusal(403, 'denied'),
      'notification',
      3_000,
      'The current operation has no permission',
      '当前操作没有权限',
    ],
    [
      'code 404',
      refusal(404, 'no such row'),
      'notification',
      3_000,
      'The requested resource does not exist',
      '访问的资源不存在',
    ],
    ['code 500', refusal(500, '余额不足'), 'toast', 3_000, '余额不足', '余额不足'],
    [
      'other non-200 code with a msg',
      refusal(601, 'Check the bill'),
      'notification',
      3_000,
      'Check the bill',
      'Check the bill',
    ],
    [
      'other non-200 code without a msg',
      refusal(601),
      'notification',
      3_000,
      'Unknown system error, report to the admin',
      '系统未知错误，请反馈给管理员',
    ],
    [
      'network error',
      'lost',
      'toast',
      5_000,
      'The gateway cannot be reached. Check your connection and try again.',
      '无法连接网关，请检查网络后重试。',
    ],
  ] as const)('%s', async (_situation, reply, shown, durationMs, english, chinese) => {
    const error = await failureOf(reply)
    expect(error).toMatchObject({ shown, durationMs })
    expect(errorText(error, wordsOf(enUS))).toBe(english)
    expect(errorText(error, wordsOf(zhCN))).toBe(chinese)
  })

  it('order list', () => {
    const words = 'There has unsuccessful withdrawal orders,Handle >>'
    expect(enUS.orders.failedPayouts).toBe(words)
    expect(zhCN.orders.failedPayouts).toMatch(/\p{Script=Han}/u)
  })

  it('fullscreen unsupported', () => {
    expect(enUS.shell.noFullscreen).toBe('This browser cannot show the portal on the full screen')
    expect(zhCN.shell.noFullscreen).toMatch(/\p{Script=Han}/u)
  })
})

async function failureOf(reply: Reply): Promise<GatewayError> {
  const { client } = fakeGateway(() => reply, { token: 't1' })
  const error = await client.get('/x', { once: true }).catch((failure: unknown) => failure)
  if (!(error instanceof GatewayError)) throw new Error('the call did not fail')
  return error
}

function wordsOf({ errors }: { errors: Readonly<Record<string, string>> }) {
  return (key: string) => errors[key.replace('errors.', '')] ?? key
}
