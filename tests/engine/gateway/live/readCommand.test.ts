// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { config } from '@/engine/config'
import { fingerprint } from '@/engine/gateway/fingerprint'
import { readCommand } from '@/engine/gateway/live/readCommand'

const keyOf = (message: unknown) => readCommand(JSON.stringify(message))?.key

describe('§4 a message of the channel', () => {
  it.each([
    [{ id: '7', orderId: '8', hash: '0xab' }, '7'],
    [{ id: 7 }, '7'],
    [{ id: '', orderId: '8' }, '8'],
    [{ id: null, orderId: {}, hash: '0xab' }, '0xab'],
    ['0xcd', '0xcd'],
    [12, '12'],
  ])('names its order by %j', (data, key) => {
    expect(keyOf({ command: '1001', data })).toBe(key)
  })

  it('names it at the top where there is no data, and by a number as by its text', () => {
    expect(keyOf({ command: 1001, id: 9 })).toBe('9')
    expect(readCommand('{"command":1001}')).toMatchObject({ command: '1001' })
    // more digits than a double has
    expect(readCommand('{"command":"1001","data":{"id":12345678901234567890}}')?.key).toBe(
      '12345678901234567890',
    )
  })

  it('is its own name where it names none: the same text, the same name', () => {
    const [one, other] = ['{"command":"1001"}', '{"command":"1001","data":[]}']
    expect(readCommand(one)?.key).toBe(fingerprint(one))
    expect(readCommand(one)?.key).not.toBe(readCommand(other)?.key)
  })

  it('has no name as long as the sender likes', () => {
    expect(keyOf({ command: '1001', data: { id: 'x'.repeat(60_000) } })).toHaveLength(16)
  })

  it.each([
    ['nothing', ''],
    ['blank', ' '],
    ['null', 'null'],
    ['a list', '[{"command":"1001"}]'],
    ['a number', '42'],
    ['a text', '"1001"'],
    ['no command', '{"data":{"id":"7"}}'],
    ['an empty command', '{"command":" "}'],
    ['a command that is none', '{"command":{"a":1}}'],
    ['cut off', '{"command":"1001"'],
    ['nested beyond reason', `{"command":"1001","data":${'['.repeat(99)}${']'.repeat(99)}}`],
    ['binary', new TextEncoder().encode('{"command":"1001"}').buffer],
    ['undefined', undefined],
  ])('F8: %s is passed over', (_what, message) => {
    expect(readCommand(message)).toBeUndefined()
  })

  it('F9: 5 MB are dropped by their length, unread', () => {
    const long = `{"command":"1001","data":"${'x'.repeat(5_000_000)}"}`
    let isRead = false
    const original = JSON.parse
    JSON.parse = (...parts: Parameters<typeof JSON.parse>) => {
      isRead = true
      return original(...parts) as unknown
    }
    expect(readCommand(long)).toBeUndefined()
    JSON.parse = original
    expect(isRead).toBe(false)
    const fitting = `{"command":"1001","data":"${'x'.repeat(config.liveMessageLength - 28)}"}`
    expect(fitting).toHaveLength(config.liveMessageLength)
    expect(readCommand(fitting)?.command).toBe('1001')
  })

  it('pollutes no prototype', () => {
    const message = '{"command":"1001","__proto__":{"polluted":1},"data":{"__proto__":{"id":"7"}}}'
    const command = readCommand(message)
    expect(command?.key).toBe(fingerprint(message))
    expect(Object.keys(command?.body ?? {})).toEqual(['command', 'data'])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('throws at no text', () => {
    const anything = fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(anything, (text) => {
        const command = readCommand(text)
        return command === undefined || (command.key !== '' && command.command !== '')
      }),
      { numRuns: 1_000 },
    )
  })
})
