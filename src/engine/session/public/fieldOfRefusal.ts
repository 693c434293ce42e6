/** Google comes first: its Chinese text contains 验证码. */
const clues: readonly (readonly [RegExp, string])[] = [
  [/google|authenticator|谷歌|动态码/i, 'code'],
  [/captcha|verification code|验证码/i, 'captchaCode'],
  [/user ?name|in use|registered|已存在|用户名/i, 'username'],
  [/password|letters, numbers|密码|字母、数字和下划线/i, 'password'],
]

/** The gateway's refusals differ only in their text. */
export function fieldOfRefusal(refusal: string): string | undefined {
  return clues.find(([clue]) => clue.test(refusal))?.[1]
}
