import { Link } from 'react-router'
import type { Resource } from '@/schema'
import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { usePathTo } from '../pathTo'
import { RowLink } from '../RowLink'
import { RefFilter } from './RefFilter'
import { RefInput } from './RefInput'
import { refDraft } from './refDraft'
import { useReferenceLabel } from './useReferenceLabel'
import { useReferred } from './useReferred'

export const refView: KindView<FieldOf<'ref'>> = {
  cell: (value, field, { isLinked, isInRow, named }) => (
    <Reference {...{ field, isLinked, isInRow, named }} id={String(value)} />
  ),
  input: RefInput,
  filter: RefFilter,
  filterProblem: (value) => (refDraft(value).typed === undefined ? undefined : 'kinds.chooseOne'),
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

/** What stands for a record of another resource; whoever may not read that sees what the row told, or the id. */
export function Reference(props: Props) {
  const resource = useReferred(props.field)
  return resource ? <Label {...props} resource={resource} /> : <bdi>{props.named ?? props.id}</bdi>
}

function Label({ id, field, isLinked, isInRow, named, resource }: Props & { resource: Resource }) {
  const label = useReferenceLabel(resource, field.display, id) ?? named ?? id
  const path = usePathTo()(resource, 'show', id)
  const words = <bdi>{label}</bdi>
  if (!path || !isLinked) return words
  return isInRow ? <RowLink to={path}>{words}</RowLink> : <Link to={path}>{words}</Link>
}
