import { Link } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useRegistry } from '@/engine/data/useRegistry'
import type { Resource } from '@/engine/declare'
import { toText } from '@/engine/schema/kind'
import { usePathTo } from '@/engine/data/pathTo'
import { capital, useLabels } from '@/engine/data/labels'
import { drawText } from '@/engine/ui/drawText'
import { isAt } from './loggedEntry'

type Props = { id: string; entry: PortalRecord }

/** A link only if the user may open the record and it still exists. */
export function RecordLink({ id, entry }: Props) {
  const resource = useLoggedResource(entry)
  return resource ? <Named id={id} entry={entry} resource={resource} /> : <bdi>{drawText(id)}</bdi>
}

export function useLoggedResource(entry: PortalRecord | undefined): Resource | undefined {
  const { all } = useRegistry()
  const url = toText(entry?.['operUrl']) ?? ''
  return all
    .filter(({ path }) => isAt(url, path))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
}

const deletion = '3'

/** No path for users who may not open the record, or once it is deleted. */
export function useLoggedRecord(resource: Resource, entry: PortalRecord, id: string) {
  const { name } = useLabels(resource)
  const path = usePathTo()(resource, 'show', id)
  const isGone = String(entry['businessType']) === deletion && String(entry['status']) === '0'
  return { called: `${capital(name)} ${id}`, path: isGone ? undefined : path }
}

function Named({ id, entry, resource }: Props & { resource: Resource }) {
  const { called, path } = useLoggedRecord(resource, entry, id)
  const text = <bdi>{drawText(called, { isBare: true })}</bdi>
  return path ? <Link to={path}>{text}</Link> : text
}
