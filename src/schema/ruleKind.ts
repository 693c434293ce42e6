import type { Decimal } from './decimal'
import type { Issue } from './issue'

/** The facets in which a kind of rule answers for itself; shared code asks and never switches. */
export type RuleKind<R> = {
  /** The fields it speaks of. */
  readonly fields: (rule: R) => readonly string[]
  /** How a stored record breaks it, so that it is marked. */
  readonly breach?: (rule: R, record: Values) => Breach | undefined
  /** Why a form that would leave the record so is not sent. */
  readonly refusal?: (rule: R, record: Values) => Issue | undefined
}

/** The arithmetic of a broken rule, exact. */
export type Breach = {
  readonly before: Decimal
  readonly change: Decimal
  readonly after: Decimal
  /** `after − (before + change)` without trailing zeros: above zero is too much. */
  readonly difference: Decimal
}

type Values = Readonly<Record<string, unknown>>
