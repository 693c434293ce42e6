import type { DataProvider, RaRecord } from 'ra-core'

type Group = { ids: Set<string>; records: Promise<ReadonlyMap<string, RaRecord>> }

const groups = new WeakMap<DataProvider, Map<string, Group>>()

/** One record of a resource; all that are asked for in one turn are read by one call. */
export async function readTogether(
  dataProvider: DataProvider,
  resource: string,
  id: string,
): Promise<RaRecord | undefined> {
  const open = groups.get(dataProvider) ?? new Map<string, Group>()
  groups.set(dataProvider, open)
  const group = open.get(resource) ?? openGroup()
  group.ids.add(id)
  return (await group.records).get(id)

  function openGroup(): Group {
    const ids = new Set<string>()
    const made = { ids, records: Promise.resolve().then(() => read(ids)) }
    open.set(resource, made)
    return made
  }

  async function read(ids: ReadonlySet<string>) {
    open.delete(resource)
    const { data } = await dataProvider.getMany(resource, { ids: [...ids] })
    return new Map(data.map((record) => [String(record.id), record]))
  }
}
