import { accepting, matching } from './validator'

/** §5 Number: digits with an optional minus; leading zeros are digits too. */
export const number = matching('number', /^-?\d+$/)

/** §5 Floatnumber: a decimal of at most two places, with an optional minus. */
export const floatnumber = matching('floatnumber', /^-?\d+(\.\d{1,2})?$/)

/** §5 FloatNonnumber: a decimal above zero, of any number of places. */
export const floatNonnumber = accepting(
  'floatNonnumber',
  (input) => /^\d+(\.\d+)?$/.test(input) && /[1-9]/.test(input),
)

/** §5, the numeric check: an optional sign, an integer with no leading zero, and optional decimals. */
export const numeric = matching('numeric', /^[+-]?(0|[1-9]\d*)(\.\d+)?$/)

/** §5, the dictionary route parameter: digits only. */
export const digits = matching('digits', /^\d+$/)
