import { cronText } from './cron'
import { formatDecimal, negate, sumDecimals, toDecimal, type Decimal } from '../values/decimal'
import type { Message } from '../schema/issue'

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
  /** One text, which `wordings` puts into words. */
  cron: ([expression]) => (typeof expression === 'string' ? expression : null),
} as const satisfies Record<string, (values: readonly unknown[]) => string | null>

export type ComputationName = keyof typeof computations

/** The computed texts that are said in the reader's language. */
export const wordings: { readonly [N in ComputationName]?: (value: string) => string | Message } = {
  cron: cronText,
}

function amounts(values: readonly unknown[]): readonly Decimal[] | null {
  const read = values.map(toDecimal).filter((value) => value !== null)
  return read.length === values.length ? read : null
}

function worded(values: readonly Decimal[] | null): string | null {
  return values && formatDecimal(sumDecimals(values))
}
