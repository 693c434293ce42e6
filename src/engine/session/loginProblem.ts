export type LoginFieldName = 'username' | 'password' | 'googleCode' | 'captchaCode'

export type Typed = Readonly<Record<LoginFieldName, string>>

/** What the form says: the field concerned, where one is, and the words. */
export type LoginProblem = { field?: LoginFieldName; text: string }

/** The gateway tells refusals apart by their words only; Google first, its Chinese name holds 验证码. */
const clues: readonly (readonly [RegExp, LoginFieldName])[] = [
  [/google|authenticator|谷歌|动态码/i, 'googleCode'],
  [/captcha|verification code|验证码/i, 'captchaCode'],
  [/password|account|user|密码|账号|帐号|用户/i, 'password'],
]

export function fieldConcerned(refusal: string): LoginFieldName | undefined {
  return clues.find(([clue]) => clue.test(refusal))?.[1]
}

/** The first field the operator has left empty; the Google code may be. */
export function firstEmpty(typed: Typed, withCaptcha: boolean): LoginFieldName | undefined {
  const required: LoginFieldName[] = ['username', 'password']
  if (withCaptcha) required.push('captchaCode')
  return required.find((name) => typed[name] === '')
}

export function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const text = (name: LoginFieldName) => String(data.get(name) ?? '')
  return {
    username: text('username').trim(),
    password: text('password'),
    googleCode: text('googleCode').trim(),
    captchaCode: text('captchaCode').trim(),
  }
}
