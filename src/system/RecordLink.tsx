import { Link } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import { isAt } from '@/engine/data/system/loggedRecord'
import { useRegistry } from '@/engine/data/useRegistry'
import type { Resource } from '@/engine/declare'
import { toText } from '@/engine/schema/kind'
import { usePathTo } from '@/engine/data/pathTo'
import { capital, useLabels } from '@/engine/data/labels'
import { drawText } from '@/engine/ui/drawText'

type Props = { id: string; entry: PortalRecord }

/** What an entry of the operation log is about; a link for whoever may open it, as long as it is there. */
export function RecordLink({ id, entry }: Props) {
  const resource = useLoggedResource(entry)
  return resource ? <Named id={id} entry={entry} resource={resource} /> : <bdi>{drawText(id)}</bdi>
}

/** The resource whose path the request names; of two that begin alike the longer one. */
export function useLoggedResource(entry: PortalRecord | undefined): Resource | undefined {
  const { all } = useRegistry()
  const url = toText(entry?.['operUrl']) ?? ''
  return all
    .filter(({ path }) => isAt(url, path))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
}

const deletion = '3'

/** What the record of an entry is called, and where it is; nowhere for whoever may not open it, or once it is gone. */
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
