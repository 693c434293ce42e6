import type { RangeForm } from '@/engine/config'
import type { Gateway } from '@/engine/gateway/gateway'
import type { ListRequest } from '@/engine/gateway/query'
import type { WireFilter } from '@/engine/schema/filterOps'
import type { Resource } from '@/engine/schema/resource'
import type { Question } from './findRangeForm'
import { fetchRows, momentRanges, wireFilters } from './listRequest'

/**
 * The declared filters, with the ends of each range in the form that the gateway takes for this list: determined once
 * in a session.
 */
export async function settledFilters(
  gateway: Pick<Gateway, 'client' | 'dialect' | 'traits'>,
  resource: Resource,
  filter: Readonly<Record<string, unknown>>,
): Promise<WireFilter[]> {
  const { dialect, traits } = gateway
  const ask = (request: ListRequest) =>
    fetchRows(gateway, resource, request, { background: true, once: true })
  const forms = await Promise.all(
    momentRanges(resource, filter).map(async (name) => {
      const find = () => findForm({ resource, name, dialect, ask })
      const form = await traits.settleRangeForm(`${resource.path} ${name}`, find)
      return [name, form ?? 'days'] as const
    }),
  )
  return wireFilters(resource, filter, Object.fromEntries(forms))
}

// rarely needed, so it loads late
async function findForm(question: Question): Promise<RangeForm | undefined> {
  return (await import('./findRangeForm')).findRangeForm(question)
}
