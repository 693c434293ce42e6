import { useReference } from 'ra-core'
import { Link } from 'react-router'
import { usePermission } from '@/providers/permissions'
import { resourceByName } from '@/registry'
import type { Resource } from '@/schema'
import type { FieldOf } from '@/schema/kinds'
import { permissionFor } from '@/schema/permission'
import { usePathTo } from '../pathTo'
import type { KindView } from '../kindView'
import { TextFilter } from './TextFilter'
import { TextInput } from './TextInput'

export const refView: KindView<FieldOf<'ref'>> = {
  cell: (value, field, { isLinked }) => (
    <Reference id={String(value)} field={field} isLinked={isLinked} />
  ),
  input: TextInput,
  filter: TextFilter,
}

type Props = { id: string; field: FieldOf<'ref'>; isLinked: boolean }

// Whoever may not read the other resource sees the id, and nothing is asked for.
function Reference(props: Props) {
  const { id, field } = props
  const may = usePermission()
  const resource = resourceByName(field.resource)
  const isReadable = resource && may([permissionFor(resource, 'list')])
  return isReadable ? <Label {...props} resource={resource} /> : <bdi>{id}</bdi>
}

function Label({ id, field, isLinked, resource }: Props & { resource: Resource }) {
  const { referenceRecord } = useReference({
    reference: resource.name,
    id,
    options: { staleTime: 60_000 },
  })
  const label: unknown = referenceRecord?.[field.display]
  const path = usePathTo()(resource, 'show', id)
  const words = <bdi>{typeof label === 'string' ? label : id}</bdi>
  return path && isLinked ? <Link to={path}>{words}</Link> : words
}
