import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { capital, useLabels } from '@/engine/data/labels'
import { usePathTo } from '@/engine/data/pathTo'
import { useResource } from '@/engine/data/resource'
import { useVisibleResource } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import type { FieldOf } from '@/engine/kinds'
import { TreeNames } from '@/engine/kinds/reference/trees'
import type { SectionProps } from '@/engine/kinds/view/parts'
import { toText } from '@/engine/schema/kind'
import { drawText } from '@/engine/ui/text/drawText'
import { isAt, nodesSent } from './loggedEntry'
import { useNodesBefore } from './useAuditLog'

/** Links the entry's record and names the tree nodes that were sent, such as a role's menus. */
export function LoggedAction({ record: entry }: SectionProps) {
  const log = useResource()
  const resource = useVisibleResource(useLoggedResource(entry))
  if (!entry || !resource) return null
  const id = toText(entry['businessId'])
  return (
    <>
      {id !== null && <OpenRecord entry={entry} resource={resource} id={id} />}
      {Object.entries(resource.fields).map(([name, field]) => {
        const ids = field.kind === 'tree' ? nodesSent(entry, field.wire ?? name) : undefined
        if (!ids) return null
        const tree = field as FieldOf<'tree'>
        return <Nodes key={name} {...{ log, entry, resource, name, ids }} field={tree} />
      })}
    </>
  )
}

type OpenProps = Pick<NodesProps, 'entry' | 'resource'> & { id: string }

function OpenRecord({ entry, resource, id }: OpenProps) {
  const t = useTranslate()
  const { called, path } = useLoggedRecord(resource, entry, id)
  if (!path) return null
  return (
    <p className="wd-list-link">
      <Link to={path}>{t('system.logged.open', { record: called })}</Link>
    </p>
  )
}

type NodesProps = {
  log: Resource
  entry: PortalRecord
  resource: Resource
  name: string
  field: FieldOf<'tree'>
  ids: readonly string[]
}

function Nodes({ log, entry, resource, name, field, ids }: NodesProps) {
  const t = useTranslate()
  const label = { field: useLabels(resource).field(name) }
  const before = useNodesBefore(log, entry, field.wire ?? name)
  const lists = [
    before && (['added', ids.filter((id) => !before.includes(id))] as const),
    before && (['taken', before.filter((id) => !ids.includes(id))] as const),
    ['after', ids] as const,
  ]
  return (
    <section className="wd-panel">
      <dl className="wd-show-fields">
        {lists
          .filter((list) => list !== undefined)
          .map(([title, listed]) => (
            <div key={title}>
              <dt>{t(`system.logged.${title}`, label)}</dt>
              <dd translate="no">
                <TreeNames ids={listed} field={field} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

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
