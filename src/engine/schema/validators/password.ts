import type { Issue } from '../issue'
import { isWithin } from './length'
import { accepting, matching } from './validator'

/** §5 pwdErr: 6 to 12 ASCII letters, digits and underscores. */
export const password = matching('password', /^\w{6,12}$/)

/** §5 newPwdLenErr, §9: a changed password has 6 to 20 characters (code points) of any kind. */
export const newPassword = accepting('newPassword', (input) => isWithin(input, { min: 6, max: 20 }))

/** §5 pwdNotSame: the password typed again is the first, to the last unit. */
export function samePassword(first: string, again: string): Issue | undefined {
  return first === again ? undefined : { key: 'validation.samePassword' }
}
