// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { samePassword, rules } from '@/engine/schema/validators/rules'
import { judge } from './judge'

describe('§5 pwdErr', () => {
  judge(rules.password, {
    accepts: ['abcdef', 'Kitchen_2026', '______', '123456'],
    refuses: {
      password: [
        '',
        'abcde',
        'Kitchen_20261',
        'abc def',
        'abcdé1',
        'абвгде',
        '密码密码密码',
        '１２３４５６',
        'abc-def',
        'abcdef\n',
        'abcdef😀',
      ],
    },
  })
})

describe('§5 newPwdLenErr', () => {
  judge(rules.newPassword, {
    accepts: ['abcdef', 'a b-c!é', '密码密码密码', '😀'.repeat(20), 'a'.repeat(20)],
    refuses: { newPassword: ['', 'abcde', '😀'.repeat(5), 'a'.repeat(21), '😀'.repeat(21)] },
  })
})

describe('§5 pwdNotSame', () => {
  it('accepts the same password again', () => {
    expect(samePassword('Kitchen_2026', 'Kitchen_2026')).toBeUndefined()
  })

  it.each([
    ['Kitchen_2026', 'kitchen_2026'],
    ['abcdef', 'abcdef '],
    ['abcdef', ''],
    ['\u00e9bcdef', 'e\u0301bcdef'],
  ])('refuses %j and %j', (first, again) => {
    expect(samePassword(first, again)).toEqual({ key: 'validation.samePassword' })
  })
})
