import type { PathTo } from '@/engine/data/pathTo'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Group } from '@/engine/find/searchLists'
import { kindOf } from '@/engine/schema/field'
import type { Resource } from '@/engine/schema/resource'
import { columnsOf } from '@/engine/schema/surfaces'

export type RecordHit = {
  readonly id: string
  readonly to: string
  readonly resource: Resource
  readonly record: PortalRecord
}

/** A record that can't be opened leads to its list. */
export function recordHits(groups: readonly Group[], pathTo: PathTo): readonly RecordHit[] {
  return groups.flatMap(({ resource, records }) =>
    records.flatMap((record) => {
      const to = pathTo(resource, 'show', record.id) ?? pathTo(resource, 'list')
      return to === undefined ? [] : [{ id: `${resource.name} ${record.id}`, to, resource, record }]
    }),
  )
}

/** The fields of a hit beside its title: status, amount, referenced record, time; the first of each. */
export function factsOf(resource: Resource): readonly string[] {
  const names = columnsOf(resource).filter((name) => name !== resource.title)
  const first = (is: (name: string) => boolean) => names.find(is) ?? []
  return [
    first((name) => 'dict' in (resource.fields[name] ?? {})),
    first((name) => ask(resource, name)?.isAmount === true),
    first((name) => {
      const field = resource.fields[name]
      return field !== undefined && kindOf(field).refersTo?.(field) !== undefined
    }),
  ].flat()
}

/** The time of a record, by which its age is told. */
export function timeOf(resource: Resource): string | undefined {
  return columnsOf(resource).findLast((name) => ask(resource, name)?.isTime)
}

function ask({ fields }: Resource, name: string) {
  const field = fields[name]
  return field && kindOf(field)
}
