import type { Decimal } from '../values/decimal'
import type { Issue } from './issue'

/** The facets in which a kind of rule answers for itself; shared code asks and never switches. */
export type RuleKind<R> = {
  /** The fields it speaks of. */
  fields(rule: R): readonly string[]
  /** How a stored record breaks it, so that it is marked. */
  breach?(rule: R, record: Values): Breach | undefined
  /** Why a form that would leave the record so is not sent. */
  refusal?(rule: R, record: Values): Issue | undefined
}

/** How a record breaks a rule, in exact amounts. */
export type Breach = {
  /** The key of its words under `rules`. */
  readonly message: string
  /** What the words show, by the names they have for it. */
  readonly amounts: Readonly<Record<string, Decimal>>
  /** Which way a change goes whose amount stands among them. */
  readonly sign?: '+' | '−'
  /** The fields whose labels the words show. */
  readonly fields?: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, unknown>>
