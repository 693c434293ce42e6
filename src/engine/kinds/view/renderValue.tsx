import { createElement, type ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import type { Resource } from '@/engine/schema/resource'
import { hasHidden } from '@/engine/values/hiddenCharacters'
import { isLong } from '@/engine/ui/text/plainText'
import { ToolButtons } from './ToolButtons'
import {
  useFieldView,
  useViewOf,
  type CellContext,
  type CellTarget,
  type FieldView,
  type KindCells,
  type ValueTools,
} from './kindView'
import { noNames, useNames } from './names'

/** `cell`: short; `whole`: in full, on a record's page; `dialog`: in full without links, which would leave the dialog. */
export type Room = 'cell' | 'whole' | 'dialog'

type Rendering = {
  readonly resource: Resource
  readonly name: string
  readonly room?: Room
  readonly at?: CellTarget | undefined
  /** Whether the value becomes the text of a link, which may contain no button. */
  readonly isInLink?: boolean
  /** The referenced record's name, if it came with the row. */
  readonly named?: string | undefined
}

/** A missing value is a dash. A component, so that an error in a kind's cell stays in that cell. */
export function FieldValue({ value, ...rendering }: Rendering & { value: unknown }): ReactNode {
  const { resource, name, room = 'cell', at, isInLink = false, named } = rendering
  const t = useTranslate()
  const viewOf = useViewOf()
  const view = useFieldView()(resource, name)
  if (!view) return null
  if (isMissing(value, view)) return <span className="wd-muted">—</span>
  const context = { viewOf, t, at, named, names: noNames, isLinked: room !== 'dialog' }
  return <ViewedValue {...{ value, view, field: view.field, context, room, isInLink }} />
}

export function isMissing(value: unknown, { drawsMissing, field }: FieldView): boolean {
  return (value === null || value === undefined) && drawsMissing?.(field) !== true
}

type Viewed = {
  value: unknown
  view: KindCells
  field: FieldView['field']
  context: CellContext
  room?: Room
  isInLink?: boolean
}

/** A value outside a table's cells, with its tools beside it. */
export function ViewedValue(props: Viewed): ReactNode {
  const { value, view, field } = props
  const lookup = view.lookup?.(value, field)
  return lookup ? createElement(NamedValue, { ...props, lookup }) : drawViewed(props)
}

type Named = Viewed & { lookup: NonNullable<ReturnType<NonNullable<KindCells['lookup']>>> }

function NamedValue({ lookup, ...props }: Named): ReactNode {
  const names = useNames([lookup])
  return drawViewed({ ...props, context: { ...props.context, names } })
}

function drawViewed({ value, view, field, context, room = 'cell', isInLink }: Viewed): ReactNode {
  if (view.whole && room !== 'cell') return view.whole(value, field, context)
  const tools = isInLink ? undefined : toolsOf(view, value, field, context)
  const shown = (
    <bdi className={view.look} title={view.title?.(value, field, context)}>
      {view.cell(value, field, context)}
    </bdi>
  )
  if (!tools) return shown
  return (
    <span className="wd-value">
      {shown}
      <ToolButtons tools={tools} />
    </span>
  )
}

export function toolsOf<F>(
  view: KindCells<F>,
  value: unknown,
  field: F,
  context: CellContext,
): ValueTools | undefined {
  if (view.tools) return view.tools(value, field, context)
  return typeof value === 'string' ? textTools(value, cutAt(view, context)) : undefined
}

/** After how many characters a text is cut here; undefined for as many as anywhere. */
function cutAt<F>({ cutAt: most }: KindCells<F>, { isInRow }: CellContext) {
  return isInRow ? most : undefined
}

/** A text that is shown whole and as it is needs none. */
export function textTools(text: string, most?: number): ValueTools | undefined {
  const isCut = isLong(text, most)
  return isCut || hasHidden(text) ? { copy: text, isCut } : undefined
}
