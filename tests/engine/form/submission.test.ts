import { describe, expect, it, vi } from 'vitest'
import { createGate, submitOnce } from '@/engine/form/submission'
import { GatewayError } from '@/engine/gateway/errors'

const refusal = new GatewayError('refused')
const noAnswer = new GatewayError('timeout', { mutation: true })

function attempt(answer: () => Promise<string>, isUnanswered = false) {
  return {
    send: vi.fn<() => Promise<string>>(answer),
    refused: vi.fn<(error: GatewayError) => string>(() => 'refused'),
    readBack: vi.fn<() => Promise<string>>(() => Promise.resolve('read back')),
    isUnanswered,
  }
}

describe('an attempt', () => {
  it('is sent once and ends with its answer', async () => {
    const one = attempt(() => Promise.resolve('done'))
    expect(await submitOnce(one)).toBe('done')
    expect(one.send).toHaveBeenCalledTimes(1)
    expect(one.readBack).not.toHaveBeenCalled()
  })

  it('ends with a refusal, without a read', async () => {
    const one = attempt(() => Promise.reject(refusal))
    expect(await submitOnce(one)).toBe('refused')
    expect(one.refused).toHaveBeenCalledWith(refusal)
    expect(one.readBack).not.toHaveBeenCalled()
  })

  it('is read back without an answer, and not sent again', async () => {
    const one = attempt(() => Promise.reject(noAnswer))
    expect(await submitOnce(one)).toBe('read back')
    expect(one.send).toHaveBeenCalledTimes(1)
    expect(one.refused).not.toHaveBeenCalled()
  })

  it('is read back after a refusal, too, once an earlier attempt got no answer', async () => {
    const one = attempt(() => Promise.reject(refusal), true)
    expect(await submitOnce(one)).toBe('read back')
  })

  it('rethrows an error that is not the gateway’s', async () => {
    const one = attempt(() => Promise.reject(new TypeError('a mistake')))
    await expect(submitOnce(one)).rejects.toThrow('a mistake')
    expect(one.readBack).not.toHaveBeenCalled()
  })
})

describe('the gate of a form', () => {
  it('works alone, then is free again', async () => {
    const gate = createGate()
    const first = gate.alone(() => Promise.resolve('first'))
    expect(await gate.alone(() => Promise.resolve('second'))).toBeUndefined()
    expect(await first).toBe('first')
    await gate.alone(() => Promise.reject(new Error('failed'))).catch(() => undefined)
    expect(await gate.alone(() => Promise.resolve('third'))).toBe('third')
  })

  it('does nothing more after its end', async () => {
    const gate = createGate()
    gate.end()
    expect(await gate.alone(() => Promise.resolve('late'))).toBeUndefined()
  })

  it('stops the running work by its signal', async () => {
    const gate = createGate()
    const work = gate.alone((signal) => Promise.resolve().then(() => signal.aborted))
    gate.stop()
    expect(await work).toBe(true)
    expect(await gate.alone((signal) => Promise.resolve(signal.aborted))).toBe(false)
  })

  it('has one key of 128 random bits per intent', () => {
    const { keyFor } = createGate()
    const key = keyFor('save', 1)
    expect(key).toMatch(/^[\da-f]{32}$/)
    expect(keyFor('save', 1)).toBe(key)
    expect(keyFor('save', 2)).not.toBe(key)
    expect(keyFor('save', 1)).not.toBe(key)
  })
})
