import { Link } from 'react-router'
import type { Resource } from '@/engine/schema/resource'
import type { FieldOf } from '@/engine/kinds'
import type { KindView } from '../view/kindView'
import { usePathTo } from '../../data/pathTo'
import { RowLink } from '../../ui/RowLink'
import { RefFilter } from './RefFilter'
import { RefInput } from './RefInput'
import { useReferenceLabel } from './useReferenceLabel'
import { useReferred } from './useReferred'
import { drawText } from '../../ui/drawText'
import { NameSkeleton, RecordNumber } from '../view/RecordNumber'

export const refView: KindView<FieldOf<'ref'>> = {
  cell: (value, field, { isLinked, isInRow, named }) => (
    <Reference {...{ field, isLinked, isInRow, named }} id={String(value)} />
  ),
  input: RefInput,
  filter: RefFilter,
  stateless: true,
}

type Referring = { readonly resource: string; readonly display: string }
type Props = {
  id: string
  field: Referring
  isLinked: boolean
  isInRow?: boolean | undefined
  named: string | undefined
}

/**
 * What stands for a record of another resource. An operator who may not read that sees the name that came with the
 * row, else the id.
 */
export function Reference(props: Props) {
  const { field, id, named } = props
  const resource = useReferred(field)
  if (resource) return <Label {...props} resource={resource} />
  if (named === undefined) return <RecordNumber id={id} lack="forbidden" />
  return <bdi>{drawText(named)}</bdi>
}

function Label({ id, field, isLinked, isInRow, named, resource }: Props & { resource: Resource }) {
  const known = useReferenceLabel(resource, field.display, id)
  const path = usePathTo()(resource, 'show', id)
  const name = known.label ?? named
  if (name === undefined && known.lack === 'pending') return <NameSkeleton />
  const isLink = path !== undefined && isLinked
  const words =
    name === undefined ? (
      <RecordNumber id={id} lack={known.lack === 'failed' ? 'failed' : 'missing'} />
    ) : (
      <bdi>{drawText(name, { isBare: isLink })}</bdi>
    )
  if (!isLink) return words
  return isInRow ? <RowLink to={path}>{words}</RowLink> : <Link to={path}>{words}</Link>
}
