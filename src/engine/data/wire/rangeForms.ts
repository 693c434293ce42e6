import type { RangeForm } from '@/engine/config'
import { rowsOf } from '@/engine/gateway/envelope'
import type { Gateway } from '@/engine/gateway/gateway'
import type { Query } from '@/engine/gateway/query'
import type { WireFilter } from '@/engine/schema/filterOps'
import type { Resource } from '@/engine/schema/resource'
import type { Question } from './findRangeForm'
import { momentRanges, wireFilters } from './listRequest'

type Speaking = Pick<Gateway, 'client' | 'dialect' | 'traits'>

/**
 * The declared filters, the ends of each range in the form that the gateway takes for this list: asked for
 * once in a session.
 */
export async function settledFilters(
  { client, dialect, traits }: Speaking,
  resource: Resource,
  filter: Readonly<Record<string, unknown>>,
): Promise<WireFilter[]> {
  const ask = async (query: Query) => {
    const options = { query, background: true, once: true }
    const answer = await client.get(`${resource.path}/list`, options)
    return rowsOf(answer)
  }
  const forms = await Promise.all(
    momentRanges(resource, filter).map(async (name) => {
      const form = await traits.settleRangeForm(`${resource.path} ${name}`, () =>
        find({ resource, name, dialect, ask }),
      )
      return [name, form ?? 'days'] as const
    }),
  )
  return wireFilters(resource, filter, Object.fromEntries(forms))
}

// once for each range of a list
async function find(question: Question): Promise<RangeForm | undefined> {
  return (await import('./findRangeForm')).findRangeForm(question)
}
