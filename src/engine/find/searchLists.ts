import { config } from '@/engine/config'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema/resource'
import { isWanted, type LookUp } from './lookUps'

/** A list with what is to be looked up in it. */
export type Search = { readonly resource: Resource; readonly lookUps: readonly LookUp[] }

/** What one list has of a text. */
export type Group = {
  readonly resource: Resource
  readonly records: readonly PortalRecord[]
  /** Why the list could not be searched. */
  readonly error?: unknown
}

type Rows = { readonly data: readonly PortalRecord[] }

export type Lists = {
  readonly ask: (
    resource: Resource,
    filter: Readonly<Record<string, string>>,
    rows: number,
  ) => Promise<Rows>
  /** The rows that are already loaded. */
  readonly loaded: (resource: Resource) => readonly PortalRecord[]
  /** Called once for each list, when all of its answers have come. */
  readonly onGroup: (group: Group) => void
}

/** Asks all lists side by side, `config.searchCalls` calls at most at a time. */
export async function searchLists(
  searches: readonly Search[],
  { ask, loaded, onGroup }: Lists,
): Promise<void> {
  const inTurn = turns(config.searchCalls)
  const lookUp = async (resource: Resource, { field, wanted, isAsked }: LookUp) => {
    const rows = wanted.tail === undefined ? config.searchRows : config.searchRowsOfPart
    const all = isAsked
      ? (await inTurn(() => ask(resource, { [field]: wanted.text }, rows))).data
      : loaded(resource)
    const declared = resource.fields[field]
    return declared ? all.filter((record) => isWanted(record[field], wanted, declared)) : []
  }
  const search = async ({ resource, lookUps }: Search) => {
    const answers = await Promise.allSettled(lookUps.map((one) => lookUp(resource, one)))
    const found = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const failed = answers.find((one) => one.status === 'rejected')
    onGroup({
      resource,
      records: nearest(resource, found, lookUps),
      ...(failed && { error: failed.reason }),
    })
  }
  await Promise.all(searches.map(search))
}

/** Each record once; where one has the whole text, those with a part of it don't count. */
function nearest(
  { fields }: Resource,
  found: readonly PortalRecord[],
  lookUps: readonly LookUp[],
): readonly PortalRecord[] {
  const all = [...new Map(found.map((record) => [record.id, record])).values()]
  const isWhole = (record: PortalRecord) =>
    lookUps.some(({ field, wanted: { text } }) => {
      const declared = fields[field]
      return declared !== undefined && isWanted(record[field], { text }, declared)
    })
  const whole = all.filter(isWhole)
  return whole.length > 0 ? whole : all
}

/** Runs tasks in the order in which they come, so many at a time. */
function turns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
