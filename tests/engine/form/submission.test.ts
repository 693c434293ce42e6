import { describe, expect, it, vi } from 'vitest'
import { newIdempotencyKey, submitOnce } from '@/engine/form/submission'
import { GatewayError } from '@/engine/gateway/errors'

const refusal = new GatewayError('refused')
const noAnswer = new GatewayError('timeout', { mutation: true })

function submission(answer: () => Promise<string>, isUnanswered = false) {
  return {
    send: vi.fn<() => Promise<string>>(answer),
    refused: vi.fn<(error: GatewayError) => string>(() => 'refused'),
    readBack: vi.fn<() => Promise<string>>(() => Promise.resolve('read back')),
    isUnanswered,
  }
}

describe('a submission', () => {
  it('is sent once and ends with its answer', async () => {
    const one = submission(() => Promise.resolve('done'))
    expect(await submitOnce(one)).toBe('done')
    expect(one.send).toHaveBeenCalledTimes(1)
    expect(one.readBack).not.toHaveBeenCalled()
  })

  it('ends with a refusal, and reads nothing back', async () => {
    const one = submission(() => Promise.reject(refusal))
    expect(await submitOnce(one)).toBe('refused')
    expect(one.refused).toHaveBeenCalledWith(refusal)
    expect(one.readBack).not.toHaveBeenCalled()
  })

  it('is read back without an answer, and not sent again', async () => {
    const one = submission(() => Promise.reject(noAnswer))
    expect(await submitOnce(one)).toBe('read back')
    expect(one.send).toHaveBeenCalledTimes(1)
    expect(one.refused).not.toHaveBeenCalled()
  })

  it('is read back after a refusal, too, once an earlier attempt got no answer', async () => {
    const one = submission(() => Promise.reject(refusal), true)
    expect(await submitOnce(one)).toBe('read back')
  })

  it('passes on what is no answer of a gateway', async () => {
    const one = submission(() => Promise.reject(new TypeError('a mistake')))
    await expect(submitOnce(one)).rejects.toThrow('a mistake')
    expect(one.readBack).not.toHaveBeenCalled()
  })
})

it('has a key of 128 random bits', () => {
  expect(newIdempotencyKey()).toMatch(/^[\da-f]{32}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})
