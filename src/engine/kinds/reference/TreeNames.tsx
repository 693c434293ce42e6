import { useNodes } from '@/engine/data/trees'
import type { Resource } from '@/engine/schema/resource'
import type { FieldOf } from '@/engine/kinds'
import { prunedTree } from '@/engine/schema/tree'
import { TreeOutcome } from '../../tree/TreePicker'
import { useNamedResource } from './useNamedResource'
import { drawText } from '../../ui/drawText'
import { RecordNumber } from '../view/RecordNumber'
import '../../tree/tree.css'

type Props = { ids: readonly string[]; field: FieldOf<'tree'> }

/** The checked nodes by name, each on its level. */
export function TreeNames({ ids, field }: Props) {
  const resource = useNamedResource(field.resource)
  if (ids.length === 0) return <span className="wd-muted">—</span>
  if (!resource) {
    return (
      <ul className="wd-tree-names" tabIndex={0}>
        {ids.map((id) => (
          <li key={id}>
            <RecordNumber id={id} lack="forbidden" />
          </li>
        ))}
      </ul>
    )
  }
  return <Named ids={ids} field={field} resource={resource} />
}

function Named({ ids, field, resource }: Props & { resource: Resource }) {
  const nodes = useNodes(resource, field.display)
  const wanted = new Set(ids)
  const tree = prunedTree(nodes.tree, ({ id }) => wanted.has(id))
  const unnamed = nodes.isPending
    ? []
    : ids.filter((id) => tree.every((branch) => branch.id !== id))
  return (
    <>
      <ul className="wd-tree-names" tabIndex={0}>
        {tree.map(({ id, item, level }) => (
          <li key={id} style={{ paddingInlineStart: `${(level - 1) * 20}px` }}>
            <bdi className={wanted.has(id) ? undefined : 'wd-muted'}>{drawText(item.label)}</bdi>
          </li>
        ))}
        {unnamed.map((id) => (
          <li key={id}>
            <RecordNumber id={id} lack={nodes.error ? 'failed' : 'missing'} />
          </li>
        ))}
      </ul>
      <TreeOutcome resource={resource} nodes={nodes} isEmpty={nodes.isPending} typed={undefined} />
    </>
  )
}
