// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { errorLines as lines } from '@/server/http/log'

describe('an error in the log', () => {
  it('H8: keeps foreign text in one line, and the place of the failure', () => {
    const forged = 'no user "x\r\n    at 12:00 admin logged in\u2028\u001b[2J\u202e"'
    const [first = '', second = '', ...others] = lines(new TypeError(forged)).split(/[\r\n\u2028]/)
    expect(first).toBe(
      'TypeError: no user "x\\u{d}\\u{a}    at 12:00 admin logged in\\u{2028}\\u{1b}[2J\\u{202e}"',
    )
    expect(second).toMatch(/^ {4}at .*log\.test\.ts/)
    expect(others.join('\n')).not.toContain('admin')
  })

  it('names its cause, and anything else that was thrown', () => {
    const error = new Error('', { cause: new RangeError('far') })
    expect(lines(error)).toMatch(/^Error: \n {4}at [^]*\ncaused by RangeError: far\n {4}at /)
    expect(lines('thrown\n')).toMatch(/^Error: thrown\\u\{a\}\n {4}at /)
  })
})
