import { email } from './email'
import { idcard } from './idcard'
import { ipList } from './ip'
import { appSecret, charAndNum, name } from './letters'
import { digits, floatNonnumber, floatnumber, number, numeric } from './numbers'
import { newPassword, password } from './password'
import { tel, tel2 } from './phone'
import { url } from './url'
import { uscc } from './uscc'
import type { Validator } from './validator'

/** The rules of §5 that a text field can name; an empty text is the business of `required`. */
export const rules = Object.freeze({
  email,
  name,
  number,
  floatnumber,
  floatNonnumber,
  tel,
  tel2,
  idcard,
  charAndNum,
  uscc,
  url,
  password,
  newPassword,
  appSecret,
  ipList,
  numeric,
  digits,
} satisfies Record<string, Validator>)

export type RuleName = keyof typeof rules
