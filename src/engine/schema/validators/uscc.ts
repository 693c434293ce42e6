import type { Validator } from './validator'

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const form = /^[\dA-HJ-NP-RTUWXY]{2}\d{6}[\dA-HJ-NP-RTUWXY]{10}$/

/**
 * §5 USCC: the 18 characters of a unified social credit code by GB 32100: authority and kind, six digits of
 * region, organisation, and a check character that matches. Capitals only; I, O, S, V and Z do not occur.
 */
export const uscc: Validator = (input) => {
  if (input.length !== 18 || !form.test(input)) return { key: 'validation.uscc' }
  return remainder(input) === 0 ? undefined : { key: 'validation.usccCheck' }
}

// Characters weigh 3^0 … 3^16 and the check character 1, modulo 31: a right code leaves nothing.
function remainder(text: string): number {
  const valueOf = (character: string) => alphabet.indexOf(character)
  const sum = text
    .slice(0, 17)
    .split('')
    .reduceRight((rest, one) => (rest * 3 + valueOf(one)) % 31, 0)
  return (sum + valueOf(text.charAt(17))) % 31
}
