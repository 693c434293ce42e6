import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'

/** What stands for a record in titles and questions: its title field, else its id. */
export function titleOf({ title }: Resource, record: PortalRecord | undefined, id: string): string {
  const value = record?.[title]
  return typeof value === 'string' ? value : id
}
