type Clues = readonly (readonly [RegExp, field: string])[]

const google = /google|authenticator|谷歌|动态码/i
const captcha = /captcha|verification code|验证码/i

// Google comes first: its Chinese text contains 验证码

/** No gateway tells whether the account or the password is wrong. */
export const loginClues: Clues = [
  [google, 'googleCode'],
  [captcha, 'captchaCode'],
  [/password|account|user|密码|账号|帐号|用户/i, 'password'],
]

export const accountClues: Clues = [
  [google, 'code'],
  [captcha, 'captchaCode'],
  [/user ?name|in use|registered|已存在|用户名/i, 'username'],
  [/password|letters, numbers|密码|字母、数字和下划线/i, 'password'],
]

/** The gateway's refusals differ only in their text. */
export function fieldOfRefusal(clues: Clues, refusal: string): string | undefined {
  return clues.find(([clue]) => clue.test(refusal))?.[1]
}
