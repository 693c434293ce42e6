import type { Translate } from '@/i18n'
import type { PublicProblem, PublicTyped } from './usePublicForm'

/** The gateway tells refusals apart by their words only; Google first, its Chinese name holds 验证码. */
const clues: readonly (readonly [RegExp, string])[] = [
  [/google|authenticator|谷歌|动态码/i, 'code'],
  [/captcha|verification code|验证码/i, 'captchaCode'],
  [/user ?name|in use|registered|已存在|用户名/i, 'username'],
  [/password|letters, numbers|密码|字母、数字和下划线/i, 'password'],
]

export function fieldOfRefusal(refusal: string): string | undefined {
  return clues.find(([clue]) => clue.test(refusal))?.[1]
}

/** The first of these fields that is left empty, and what it wants. */
export function emptyField(
  typed: PublicTyped,
  names: readonly ('username' | 'password' | 'captchaCode')[],
  t: Translate,
): PublicProblem | undefined {
  const field = names.find((name) => (typed[name] ?? '') === '')
  return field && { field, text: t(`login.empty.${field}`) }
}

/** A new picture wants a new answer. */
export function clearCaptcha(): void {
  const input = document.querySelector<HTMLInputElement>('#captchaCode')
  if (input) input.value = ''
}
