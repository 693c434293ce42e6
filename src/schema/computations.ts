import { formatDecimal, negate, sumDecimals, toDecimal, type Decimal } from './decimal'

/** The ways a value is made of others, by name; `null` where one of them is missing. */
export const computations = {
  /** Texts with a blank between them, the missing left out. */
  joined: (values) => values.filter((value) => typeof value === 'string').join(' ') || null,
  /** The exact sum of amounts. */
  sum: (values) => worded(amounts(values)),
  /** The first amount less all others, exactly. */
  difference: (values) => {
    const [first, ...rest] = amounts(values) ?? []
    return first === undefined ? null : worded([first, ...rest.map(negate)])
  },
} as const satisfies Record<string, (values: readonly unknown[]) => string | null>

export type ComputationName = keyof typeof computations

function amounts(values: readonly unknown[]): readonly Decimal[] | null {
  const read = values.map(toDecimal).filter((value) => value !== null)
  return read.length === values.length ? read : null
}

function worded(values: readonly Decimal[] | null): string | null {
  return values && formatDecimal(sumDecimals(values))
}
