import { describe, expect, it } from 'vitest'
import { fieldConcerned } from '@/engine/session/Login'
import { firstEmpty } from '@/engine/session/useEntryForm'

describe('login refusals', () => {
  it.each([
    ['The captcha is wrong', 'captchaCode'],
    ['验证码已过期', 'captchaCode'],
    ['The Google code is wrong', 'googleCode'],
    ['谷歌验证码错误', 'googleCode'],
    ['The account or the password is wrong', 'password'],
    ['用户不存在/密码错误', 'password'],
    ['The database is away', undefined],
  ])('%s is about %s', (msg, field) => {
    expect(fieldConcerned(msg)).toBe(field)
  })
})

describe('§5 login input', () => {
  const typed = { username: 'a', password: 'b', googleCode: '', captchaCode: '' }

  it('does not need a Google code', () => {
    expect(firstEmpty(typed, ['username', 'password'])).toBeUndefined()
  })

  it('needs a captcha where the gateway asks for one', () => {
    expect(firstEmpty(typed, ['username', 'password', 'captchaCode'])).toBe('captchaCode')
  })

  it('names the first empty field', () => {
    expect(firstEmpty({ ...typed, username: '', password: '' }, ['username', 'password'])).toBe(
      'username',
    )
  })
})
