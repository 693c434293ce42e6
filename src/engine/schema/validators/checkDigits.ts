import { isDay } from '@/engine/values/time'
import type { Validator } from './validator'

const idcardForm = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/

/** §5 Idcard: GB 11643 with an existing birth date and a matching check digit; `X`, a capital, stands for ten. */
export const idcard: Validator = (input) => {
  const match = input.length === 18 ? idcardForm.exec(input) : null
  if (!match) return { key: 'validation.idcard' }
  const date = match.slice(1).join('-')
  if (!isDay(date)) return { key: 'validation.idcardDate', args: { date } }
  // ISO 7064 MOD 11-2 over all 18 characters leaves 1
  const rest = [...input].reduce((sum, one) => (sum * 2 + '0123456789X'.indexOf(one)) % 11, 0)
  return rest === 1 ? undefined : { key: 'validation.idcardCheck' }
}

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const usccForm = /^[\dA-HJ-NP-RTUWXY]{2}\d{6}[\dA-HJ-NP-RTUWXY]{10}$/

/** §5 USCC: GB 32100 with a matching check character; capitals only, without I, O, S, V and Z. */
export const uscc: Validator = (input) => {
  if (input.length !== 18 || !usccForm.test(input)) return { key: 'validation.uscc' }
  // characters weigh 3^0 … 3^16 and the check character 1, modulo 31; a right code leaves nothing
  const body = input
    .slice(0, 17)
    .split('')
    .reduceRight((rest, one) => (rest * 3 + valueOf(one)) % 31, 0)
  const rest = (body + valueOf(input.charAt(17))) % 31
  return rest === 0 ? undefined : { key: 'validation.usccCheck' }
}

function valueOf(character: string): number {
  return alphabet.indexOf(character)
}
