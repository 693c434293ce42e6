import { describe, expect, it } from 'vitest'
import { fieldOfRefusal, loginClues } from '@/engine/session/fieldOfRefusal'

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
    expect(fieldOfRefusal(loginClues, msg)).toBe(field)
  })
})
