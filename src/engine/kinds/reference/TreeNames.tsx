import { useNodes } from '@/engine/data/trees'
import type { FieldOf } from '..'
import type { Resource } from '@/engine/schema/resource'
import { prunedTree } from '@/engine/schema/tree'
import { TreeOutcome } from '@/engine/tree/TreeItems'
import { drawText } from '@/engine/ui/drawText'
import { RecordNumber } from '../view/RecordNumber'
import { useNamedResource } from './referred'
import '@/engine/tree/tree.css'

type Props = { ids: readonly string[]; field: FieldOf<'tree'> }

export function TreeNames({ ids, field }: Props) {
  const resource = useNamedResource(field.resource)
  if (ids.length === 0) return <span className="wd-muted">—</span>
  if (resource) return <Named ids={ids} field={field} resource={resource} />
  return (
    <ul className="wd-tree-names" tabIndex={0}>
      <Numbers ids={ids} lack="forbidden" />
    </ul>
  )
}

function Named({ ids, field, resource }: Props & { resource: Resource }) {
  const nodes = useNodes(resource, field.display)
  const wanted = new Set(ids)
  const tree = prunedTree(nodes.tree, ({ id }) => wanted.has(id))
  const unnamed = ids.filter((id) => tree.every((branch) => branch.id !== id))
  return (
    <>
      <ul className="wd-tree-names" tabIndex={0}>
        {tree.map(({ id, item, level }) => (
          <li key={id} style={{ paddingInlineStart: `${(level - 1) * 20}px` }}>
            <bdi className={wanted.has(id) ? undefined : 'wd-muted'}>{drawText(item.label)}</bdi>
          </li>
        ))}
        {!nodes.isPending && <Numbers ids={unnamed} lack={nodes.error ? 'failed' : 'missing'} />}
      </ul>
      <TreeOutcome resource={resource} nodes={nodes} isEmpty={nodes.isPending} />
    </>
  )
}

function Numbers({
  ids,
  lack,
}: Pick<Parameters<typeof RecordNumber>[0], 'lack'> & { ids: readonly string[] }) {
  return ids.map((id) => (
    <li key={id}>
      <RecordNumber id={id} lack={lack} />
    </li>
  ))
}
