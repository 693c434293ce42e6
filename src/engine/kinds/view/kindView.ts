import { createContext, use, useCallback, type ReactNode } from 'react'
import type { Translate } from '@/engine/data/labels'
import type { PortalRecord } from '@/engine/data/wire/records'
import { ConfigurationError } from '@/engine/schema/errors'
import type { Field } from '@/engine/schema/field'
import type { Resource } from '@/engine/schema/resource'
import type { FieldOf, KindName } from '..'
import type { Lookup, Names } from './names'

/** Draws values of a kind of field. */
export type KindCells<F = Field> = {
  /** Returns text where it can, else elements; components are dear in a table of many cells. */
  cell(value: unknown, field: F, context: CellContext): ReactNode
  /** The class of the element around the cell. */
  readonly look?: string
  /** The tooltip of the element around the cell. */
  title?(value: unknown, field: F, context: CellContext): string | undefined
  /** What can be done with the value; by default a long text can be copied and shown whole. */
  tools?(value: unknown, field: F, context: CellContext): ValueTools | undefined
  /** The name that the cell takes from `context.names`; a table reads those of all rows together. */
  lookup?(value: unknown, field: F): Lookup | undefined
  /**
   * Whether a value deserves a warning, by a check too slow for a table's first frame: a table collects such values in
   * `at.suspects` after it.
   */
  isSuspect?(value: unknown, field: F): boolean
  /** The value in full, on a record's page and in dialogs; the cell by default. */
  whole?(value: unknown, field: F, context: CellContext): ReactNode
  /** Whether the cell also draws a missing value, as of a secret, which never comes with its record. */
  drawsMissing?(field: F): boolean
  /** The unit or the zone, beside the label. */
  note?(field: F): string | undefined
  /** Whether the cell is text without anything to click, so that it can be the record's link. */
  readonly plain?: true
  /** Whether the cell has no state, so that another record can reuse it. */
  readonly stateless?: true
  readonly align?: 'right'
  /** How many digits follow the decimal point, at which a column lines its values up. */
  decimals?(value: unknown, field: F, record: PortalRecord): number | undefined
  /** What the value says of a record on a phone's card, which shows the first of each. */
  readonly card?: CardPlace
  /** After how many characters a row cuts the text; 200 by default. */
  readonly cutAt?: number
  /** Whether the text may take two lines, so that a table of usual width fits its page. */
  readonly wraps?: true
}

/** A kind's input in a form, and its filter above the list. */
export type KindControls<F = Field> = {
  /** A component. */
  input(props: InputProps<F>): ReactNode
  /** A component. */
  filter(props: FilterProps<F>): ReactNode
}

/** All that an app's own kind of field draws. */
export type KindView<F = Field> = KindCells<F> & KindControls<F>

export type CardPlace = 'status' | 'amount' | 'owner' | 'time'

export type CellContext = {
  readonly t: Translate
  /** The view of another field, such as a list's item. */
  readonly viewOf: ViewOf
  readonly at?: CellTarget | undefined
  readonly names: Names
  /** Whether the value may link to another page; a decision allows no links. */
  readonly isLinked: boolean
  /** Whether the cell is in a table's row, whose handler follows links. */
  readonly isInRow?: boolean
  /** The referenced record's name, if it came with the row. */
  readonly named?: string | undefined
}

export type ValueTools = {
  /** The text that is copied. */
  readonly copy: string
  /** A public page about the value. */
  readonly link?: { readonly href: string; readonly name: string } | undefined
  /** Whether the text is also shown as a QR code. */
  readonly hasQr?: boolean
  /** Whether the cell shows only the beginning of the text. */
  readonly isCut?: boolean
}

export type CellTarget = {
  readonly resource: Resource
  readonly name: string
  readonly id: string
  /** The gateway's text of the value, if the cell shows another. */
  readonly original?: string | undefined
  readonly record?: PortalRecord
  /** Addresses on the page that look alike: the same beginning and end. */
  readonly lookAlikes?: ReadonlySet<string>
  /** The values of a table that their kinds suspect, once they are checked. */
  readonly suspects?: ReadonlySet<unknown>
}

export type FilterProps<F> = {
  readonly name: string
  readonly label: string
  readonly field: F
  readonly value: unknown
  /** A choice takes effect at once, a typed value at Enter or after a pause. */
  readonly onChange: (value: unknown, isTyped?: boolean) => void
}

export type InputProps<F> = {
  readonly name: string
  readonly label: string
  readonly field: F
  /** The record under the form; none for a new one. */
  readonly at?: Pick<CellTarget, 'resource' | 'id'> | undefined
}

/** The views of some built-in kinds. */
export type ViewsOf<K extends KindName> = { readonly [N in K]: KindCells<FieldOf<N>> }

/** The inputs and filters of some built-in kinds. */
export type ControlsOf<K extends KindName> = { readonly [N in K]: KindControls<FieldOf<N>> }

export const drawsNothing = () => null

/** The views of all kinds, by the kind's name. */
export type KindViews = Readonly<Record<string, KindCells & Partial<KindControls>>>

export const KindViewsContext = createContext<KindViews>({})

export type ViewOf = (field: Field) => KindViews[string]

/** @throws {ConfigurationError} when the app has no view of that kind */
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

export type FieldView = KindCells & { readonly field: Field }

/** Undefined for a name that is no field. */
export function useFieldView(): (resource: Resource, name: string) => FieldView | undefined {
  const viewOf = useViewOf()
  return useCallback(
    (resource, name) => {
      const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
      if (!field) return undefined
      const { plain, stateless, ...others } = viewOf(field)
      // an app's own cell may have something to click, or state
      const hasOwnCell = resource.override?.cell?.[name] !== undefined
      return {
        ...others,
        field,
        ...(!hasOwnCell && { ...(plain && { plain }), ...(stateless && { stateless }) }),
      }
    },
    [viewOf],
  )
}
