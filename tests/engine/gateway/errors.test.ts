// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { enUS, zhCN } from '@/tests/support/words'
import {
  catalogue,
  errorText,
  GatewayError,
  isUnknownOutcome,
  ofMutation,
} from '@/engine/gateway/errors'

const translate = (key: string) => `<${key}>`

describe('§8 error catalogue', () => {
  it('has words in both languages for every situation', () => {
    for (const { messageKey } of Object.values(catalogue)) {
      const key = messageKey.replace('errors.', '')
      expect(enUS.errors).toHaveProperty(key)
      expect(zhCN.errors).toHaveProperty(key)
    }
    expect(enUS.errors).toHaveProperty('unknownOutcome')
  })

  it('has the words of §8', () => {
    expect(enUS.errors.auth).toBe('Authentication failed, cannot access system resources')
    expect(enUS.errors.forbidden).toBe('The current operation has no permission')
    expect(enUS.errors.missing).toBe('The requested resource does not exist')
    expect(enUS.errors.unknown).toBe('Unknown system error, report to the admin')
  })

  it.each([
    ['expired', 'prompt', 0],
    ['forbidden', 'notification', 3_000],
    ['refused', 'toast', 3_000],
    ['other', 'notification', 3_000],
    ['network', 'toast', 5_000],
    ['aborted', 'never', 0],
  ] as const)('shows %s as %s for %i ms', (situation, shown, durationMs) => {
    expect(new GatewayError(situation)).toMatchObject({ shown, durationMs })
  })

  it.each(['refused', 'other', 'conflict'] as const)(
    'shows the server’s words in %s',
    (situation) => {
      expect(errorText(new GatewayError(situation, { msg: 'balance too small' }), translate)).toBe(
        'balance too small',
      )
    },
  )

  it.each(['expired', 'forbidden', 'missing', 'network'] as const)(
    'prefers its own words to the server’s in %s',
    (situation) => {
      const error = new GatewayError(situation, { msg: 'server text' })
      expect(errorText(error, translate)).toBe(`<${error.messageKey}>`)
      expect(error.msg).toBe('server text')
    },
  )

  it('shows the default words if the server sends none', () => {
    expect(errorText(new GatewayError('refused', { msg: '' }), translate)).toBe('<errors.unknown>')
  })

  it.each([new TypeError('x is undefined'), 'thrown', undefined])(
    'reports %s, which is no failure of a call, as unknown',
    (error) => {
      expect(errorText(error, translate)).toBe('<errors.unknown>')
    },
  )

  it('cuts server text at 300 characters', () => {
    expect(new GatewayError('refused', { msg: 'x'.repeat(10_000) }).message).toHaveLength(300)
  })
})

describe('§2.12 unknown outcome', () => {
  it.each(['timeout', 'network', 'server', 'unreachable', 'unreadable', 'aborted'] as const)(
    'reports a mutation with %s as unknown',
    (situation) => {
      const error = ofMutation(new GatewayError(situation, { msg: 'x' }))
      expect(isUnknownOutcome(error)).toBe(true)
      expect(errorText(error, translate)).toBe('<errors.unknownOutcome>')
      expect(error.kind).toBe(catalogue[situation].kind)
    },
  )

  it.each(['refused', 'conflict', 'forbidden', 'expired', 'accountChanged'] as const)(
    'reports a mutation with %s as failed',
    (situation) => {
      expect(isUnknownOutcome(ofMutation(new GatewayError(situation)))).toBe(false)
    },
  )

  it('reports a read that timed out as failed', () => {
    expect(isUnknownOutcome(new GatewayError('timeout'))).toBe(false)
    expect(isUnknownOutcome(new Error('timeout'))).toBe(false)
  })
})
