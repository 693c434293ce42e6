import { useMemo } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { lookAlikesAmong } from '@/engine/values/lookAlikes'
import { usePermitted, type Permitted } from '@/engine/action/permitted'
import type { Surface } from '@/engine/data/labels'
import { usePathTo, type PathTo } from '@/engine/data/pathTo'
import { useSurface } from '@/engine/data/resource'
import {
  useFieldView,
  useViewOf,
  type CardPlace,
  type CellContext,
  type FieldView,
} from '@/engine/kinds/view/kindView'
import { useNames, type Lookup } from '@/engine/kinds/view/names'
import { ownPart, useParts, type Part } from '@/engine/kinds/view/parts'
import { rowEntries, type RowEntries } from './RowActions'
import { useSuspects } from './suspects'

export type Column = {
  readonly name: string
  readonly view: FieldView
  /** With the unit or the zone. */
  readonly label: string
  /** The app's cell in place of the kind's. */
  readonly own: Part['cell'] | undefined
  readonly hasSwitch: boolean
}

/** Digits after the decimal point, by column: the most in view. */
export type Decimals = Readonly<Record<string, number>>

/** Everything that the rows of a table share. */
export type RowLayout = Surface &
  Pick<CellContext, 'viewOf' | 'names'> & {
    readonly columns: readonly Column[]
    readonly permitted: Permitted
    readonly pathTo: PathTo
    readonly entries: RowEntries
    /** Undefined if no column can be the link. */
    readonly linkColumn: string | undefined
    readonly hasLinkCell: boolean
    /** Addresses in view that begin and end alike. */
    readonly lookAlikes: ReadonlySet<string>
    readonly suspects: ReadonlySet<unknown>
    readonly decimals: Decimals
    /** The places of columns on a phone's card; undefined where a card shows all columns, as no page has the rest. */
    readonly cardPlaces: ReadonlyMap<string, CardPlace | 'title'> | undefined
  }

/** The same object until a column, a permission or a name changes, so that rows render only when they differ. */
export function useRowLayout(names: readonly string[], data: readonly PortalRecord[]): RowLayout {
  const surface = useSurface()
  const { resource, labels } = surface
  const permitted = usePermitted()
  const pathTo = usePathTo()
  const viewOf = useViewOf()
  const viewFor = useFieldView()
  const parts = useParts()
  const columns = useMemo(
    () =>
      names.flatMap((name): Column[] => {
        const view = viewFor(resource, name)
        if (!view) return []
        const note = view.note?.(view.field)
        const label = labels.field(name)
        return [
          {
            name,
            view,
            label: note ? `${label} ${note}` : label,
            own: ownPart(parts, resource, 'cell', name),
            hasSwitch: Object.values(resource.actions).some((one) => one.toggles?.field === name),
          },
        ]
      }),
    [resource, labels, names, viewFor, parts],
  )
  const lookAlikes = useMemo(() => lookAlikesIn(resource, data), [resource, data])
  const suspects = useSuspects(columns, data)
  const mostDecimals = useMemo(() => JSON.stringify(decimalsIn(columns, data)), [columns, data])
  // the same object until a number changes
  const decimals: Decimals = useMemo(() => JSON.parse(mostDecimals), [mostDecimals])
  const known = useNames(useMemo(() => lookupsOf(columns, data), [columns, data]))
  return useMemo(() => {
    // the title's column, or the first with plain text
    const isPlain = (name: string) => columns.some((one) => one.name === name && one.view.plain)
    const linkColumn = [resource.title, ...names].find(isPlain)
    return {
      ...surface,
      viewOf,
      names: known,
      columns,
      permitted,
      pathTo,
      entries: rowEntries({ resource, permitted, pathTo, labels }),
      linkColumn,
      hasLinkCell: linkColumn === undefined && pathTo(resource, 'show') !== undefined,
      lookAlikes,
      suspects,
      decimals,
      cardPlaces:
        pathTo(resource, 'show') === undefined ? undefined : cardPlacesOf(columns, linkColumn),
    }
  }, [
    surface,
    resource,
    labels,
    viewOf,
    known,
    columns,
    names,
    permitted,
    pathTo,
    lookAlikes,
    suspects,
    decimals,
  ])
}

/** The first column has the marks of the row, and must be the title. */
function cardPlacesOf(columns: readonly Column[], title: string | undefined) {
  const [first, ...others] = columns
  if (first === undefined || first.name !== title) return undefined
  const places = new Map<string, CardPlace | 'title'>([[title, 'title']])
  const taken = new Set<CardPlace>()
  for (const { name, view } of others) {
    if (view.card === undefined || taken.has(view.card)) continue
    taken.add(view.card)
    places.set(name, view.card)
  }
  return taken.size > 0 ? places : undefined
}

function decimalsIn(columns: readonly Column[], data: readonly PortalRecord[]): Decimals {
  return Object.fromEntries(
    columns
      .filter(({ view, own }) => view.decimals && !own)
      .map(({ name, view }) => {
        const digits = data.map((record) => view.decimals?.(record[name], view.field, record) ?? 0)
        return [name, Math.max(0, ...digits)]
      }),
  )
}

function lookAlikesIn({ fields }: Resource, data: readonly PortalRecord[]): ReadonlySet<string> {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === 'address')
  const addresses = data.flatMap((record) => names.map((name) => record[name]))
  return lookAlikesAmong(addresses.filter((one) => typeof one === 'string'))
}

function lookupsOf(columns: readonly Column[], data: readonly PortalRecord[]): readonly Lookup[] {
  return columns.flatMap(({ name, view: { lookup, field } }) =>
    data.flatMap((record) => {
      const value = record[name]
      return (value !== null && value !== undefined && lookup?.(value, field)) || []
    }),
  )
}
