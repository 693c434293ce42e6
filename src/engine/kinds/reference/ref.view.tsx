import { Link } from 'react-router'
import type { FieldOf } from '..'
import type { Resource } from '@/engine/schema/resource'
import { messageText } from '@/engine/data/labels'
import { usePathTo } from '@/engine/data/pathTo'
import { drawText } from '@/engine/ui/drawText'
import { lazyView } from '@/engine/ui/late/lazyView'
import { RowLink } from '@/engine/ui/RowLink'
import { drawsNothing, type CellContext, type KindView } from '../view/kindView'
import { NameSkeleton, RecordNumber } from '../view/RecordNumber'
import { treeKind } from './ref'
import { RefFilter, RefInput } from './RefInput'
import { useReferred } from './referred'
import { useReferenceLabel } from './useReferenceLabel'

export const refView: KindView<FieldOf<'ref'>> = {
  cell: (value, field, context) => <Reference field={field} id={String(value)} context={context} />,
  input: RefInput,
  filter: RefFilter,
  stateless: true,
  wraps: true,
}

// the first rows need none of these
const TreeSelectInput = lazyView(async () => (await import('./TreeSelect')).TreeSelectInput)
const TreeSelectFilter = lazyView(async () => (await import('./TreeSelect')).TreeSelectFilter)
const TreeInput = lazyView(async () => (await import('./TreeInput')).TreeInput)
const TreeNames = lazyView(async () => (await import('./TreeNames')).TreeNames)

export const treeSelectView: KindView<FieldOf<'treeSelect'>> = {
  cell: (value, field, context) =>
    value === field.top ? (
      <span className="wd-muted">{context.t('kinds.top')}</span>
    ) : (
      <Reference field={field} id={String(value)} context={context} />
    ),
  input: TreeSelectInput,
  filter: TreeSelectFilter,
}

export const treeView: KindView<FieldOf<'tree'>> = {
  cell: (value, field, { t }) => (
    <span>{messageText(treeKind.format(asIds(value), field), t)}</span>
  ),
  whole: (value, field) => <TreeNames ids={asIds(value)} field={field} />,
  input: TreeInput,
  filter: drawsNothing,
}

function asIds(value: unknown): Parameters<typeof treeKind.format>[0] {
  return Array.isArray(value) ? value : []
}

type Props = {
  id: string
  field: { readonly resource: string; readonly display: string }
  context: Pick<CellContext, 'isLinked' | 'isInRow' | 'named'>
}

/** Without access to the other record, shows the name from the row, else the id. */
function Reference(props: Props) {
  const { id, field, context } = props
  const resource = useReferred(field)
  if (resource) return <Label {...props} resource={resource} />
  if (context.named === undefined) return <RecordNumber id={id} lack="forbidden" />
  return <bdi>{drawText(context.named)}</bdi>
}

function Label({ id, field, context, resource }: Props & { resource: Resource }) {
  const known = useReferenceLabel(resource, field.display, id)
  const path = usePathTo()(resource, 'show', id)
  const name = known.label ?? context.named
  if (name === undefined && known.lack === 'pending') return <NameSkeleton />
  const isLink = path !== undefined && context.isLinked
  const words =
    name === undefined ? (
      <RecordNumber id={id} lack={known.lack === 'failed' ? 'failed' : 'missing'} />
    ) : (
      <bdi>{drawText(name, { isBare: isLink })}</bdi>
    )
  if (!isLink) return words
  return context.isInRow ? <RowLink to={path}>{words}</RowLink> : <Link to={path}>{words}</Link>
}
