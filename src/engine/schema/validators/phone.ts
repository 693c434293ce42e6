import { accepting, matching } from './validator'

const groups = /^(?:\+\d{1,3}[ -]?)?(?:\(\d{1,4}\)[ -]?)?\d+(?:[ -]\d+)*$/

/**
 * §5 Tel and phoneErr: any telephone number of 5 to 20 digits, with an optional country code (`+86`), area
 * code in brackets, and single spaces or hyphens between the groups.
 */
export const tel = accepting('tel', (input) => {
  const digits = input.replaceAll(/\D/g, '').length
  return digits >= 5 && digits <= 20 && groups.test(input)
})

/** §5 Tel2: a mainland mobile number, 11 digits starting with 1. */
export const tel2 = matching('tel2', /^1\d{10}$/)
