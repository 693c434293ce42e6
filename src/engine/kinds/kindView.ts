import type { ComponentType, ReactNode } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import type { Words } from '../data/words'

/** Where a value stands. */
export type CellTarget = {
  readonly resource: Resource
  readonly name: string
  /** The record's id. */
  readonly id: string
  /** The server's own text of the value, where it reads otherwise. */
  readonly original?: string | undefined
  /** The whole record, where a cell may ask for what else it says. */
  readonly record?: PortalRecord
  /** The addresses in view that begin and end as another one does. */
  readonly lookAlikes?: ReadonlySet<string>
}

/** What a cell may know besides its value. */
export type CellContext = {
  readonly words: Words
  readonly at?: CellTarget | undefined
  /** Whether the value may link to another page; not in the middle of a decision. */
  readonly isLinked: boolean
  /** Whether it is the text of a link, which holds no button. */
  readonly isInLink?: boolean
  /** Whether it stands in a row of a table, whose handler follows links. */
  readonly isInRow?: boolean
  /** What the gateway told of the record that the value refers to. */
  readonly named?: string | undefined
}

export type FilterProps<F> = {
  readonly name: string
  readonly label: string
  readonly field: F
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly words: Words
}

export type InputProps<F> = {
  readonly name: string
  readonly label: string
  readonly field: F
  readonly words: Words
  /** The record that the form is over; none for a new one. */
  readonly at?: Pick<CellTarget, 'resource' | 'id'> | undefined
}

/** How a kind of field looks: a plain cell, an input, and the filter above the list. */
export type KindView<F> = {
  /** Plain elements; a component only where a hook is needed. */
  readonly cell: (value: unknown, field: F, context: CellContext) => ReactNode
  readonly input: ComponentType<InputProps<F>>
  readonly filter: ComponentType<FilterProps<F>>
  /** The value in full, where a decision hangs on it; by default the cell. */
  readonly whole?: (value: unknown, field: F, context: CellContext) => ReactNode
  /** Draws without a value, too: what is hidden never comes with the record. */
  readonly drawsMissing?: true
  /** Why what stands in the filter cannot be searched for: the key of its words. */
  readonly filterProblem?: (value: unknown) => string | undefined
  /** What a label says besides the name: the unit, the zone. */
  readonly note?: (field: F) => string | undefined
  /** The cell is plain text, with nothing to click: it can be the record's link. */
  readonly plain?: true
  /** The cell keeps nothing of its own between two values: another record's may take its place. */
  readonly stateless?: true
  /** Numbers stand on the right, under each other. */
  readonly align?: 'right'
}
