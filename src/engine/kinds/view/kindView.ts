import { createContext, use, useCallback, type ReactNode } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema/resource'
import { ConfigurationError } from '@/engine/schema/errors'
import type { Field } from '@/engine/schema/field'
import type { Translate } from '../../data/labels'

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
  readonly t: Translate
  /** The view of another field, such as an entry's. */
  readonly viewOf: ViewOf
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
}

export type InputProps<F> = {
  readonly name: string
  readonly label: string
  readonly field: F
  /** The record that the form is over; none for a new one. */
  readonly at?: Pick<CellTarget, 'resource' | 'id'> | undefined
}

/** How a kind of field looks: a plain cell, an input, and the filter above the list. */
export type KindView<F = Field> = {
  /** Plain elements; a component only where a hook is needed. */
  cell(value: unknown, field: F, context: CellContext): ReactNode
  /** A component. */
  input(props: InputProps<F>): ReactNode
  /** A component. */
  filter(props: FilterProps<F>): ReactNode
  /** The value in full, on a record's page and in dialogs; the cell by default. */
  whole?(value: unknown, field: F, context: CellContext): ReactNode
  /** The cell shows something without a value too: a secret never comes with the record. */
  readonly drawsMissing?: true
  /** What stands beside the label: the unit, the zone. */
  note?(field: F): string | undefined
  /** The cell is plain text with nothing to click, so it can be the record's link. */
  readonly plain?: true
  /** The cell keeps no state, so another record's may take its place. */
  readonly stateless?: true
  /** Numbers are aligned on the right. */
  readonly align?: 'right'
}

/** The views of every kind in the app, by the kind's name. */
export type KindViews = Readonly<Record<string, KindView>>

export const KindViewsContext = createContext<KindViews>({})

export type ViewOf = (field: Field) => KindView

/**
 * The view of a field's kind, among those of the app.
 *
 * @throws {ConfigurationError} when the app has no view of that kind
 */
export function useViewOf(): ViewOf {
  const views = use(KindViewsContext)
  return useCallback(
    ({ kind }) => {
      const view = Object.hasOwn(views, kind) ? views[kind] : undefined
      if (view) return view
      throw new ConfigurationError(
        `The kind '${kind}' has no view: pass it to createAdmin({ kinds: { ${kind} } })`,
      )
    },
    [views],
  )
}
