import { isDay } from '../../values/time'
import type { Validator } from './validator'

const form = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/

/**
 * §5 Idcard: the 18 characters of GB 11643: region, a birth date that exists, order, and a check digit
 * that matches (`X`, a capital, stands for ten).
 */
export const idcard: Validator = (input) => {
  const match = input.length === 18 ? form.exec(input) : null
  if (!match) return { key: 'validation.idcard' }
  const date = match.slice(1).join('-')
  if (!isDay(date)) return { key: 'validation.idcardDate', args: { date } }
  return remainder(input) === 1 ? undefined : { key: 'validation.idcardCheck' }
}

// ISO 7064 MOD 11-2 over all 18 characters leaves 1.
function remainder(text: string): number {
  return [...text].reduce((sum, character) => (sum * 2 + '0123456789X'.indexOf(character)) % 11, 0)
}
