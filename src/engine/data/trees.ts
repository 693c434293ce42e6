import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { dataOf } from '@/engine/gateway/envelope'
import { exactAnswer } from '@/engine/gateway/exactAnswer'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import { permissionFor } from '@/engine/schema/access'
import { toText } from '@/engine/schema/kind'
import type { Resource } from '@/engine/schema/resource'
import { treeOf } from '@/engine/schema/tree'
import { useGateway, type Gateway } from './gateway'
import { usePermission } from './session'
import { nestedNodes, type Node } from './wire/nestedNodes'
import { createReaders } from './wire/readers'
import type { PortalRecord } from './wire/records'

export type NodesAnswer = ReturnType<typeof useNodes>

/** Without permission to list, `treeselect` or `optionselect` offers the choices. */
export function useNodes(resource: Resource, display: string) {
  const gateway = useGateway()
  const mayList = usePermission()([permissionFor(resource, 'list')])
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [resource.name, 'nodes', display, mayList],
    queryFn: ({ signal }) => readNodes(gateway, resource, display, mayList, signal),
    staleTime: 60_000,
    retry: false,
  })
  const translate = useTranslate()
  const isWorded = 'worded' in (resource.fields[display] ?? {})
  const tree = useMemo(() => {
    const worded = (label: string) => (isWorded ? translate(label, { _: label }) : label)
    const nodes = (data ?? []).map(({ id, label, parent }) => ({
      id,
      label: worded(label),
      parent,
    }))
    return treeOf(nodes, { id: ({ id }) => id, parent: ({ parent }) => parent })
  }, [data, isWorded, translate])
  return { tree, isPending, error, retry: () => void refetch() }
}

async function readNodes(
  gateway: Gateway,
  resource: Resource,
  display: string,
  mayList: boolean,
  signal: AbortSignal,
): Promise<readonly Node[]> {
  const { client } = gateway
  const { path, name } = resource
  const above = resource.list?.tree
  const { readPage, readRows } = createReaders(gateway)
  const options = { background: true, signal }
  const nodeOf = (record: PortalRecord): Node => ({
    id: record.id,
    label: toText(record[display]) ?? record.id,
    parent: (above === undefined ? null : toText(record[above])) ?? '',
  })

  if (!mayList && above === undefined)
    return readRows(resource, await client.get(`${path}/optionselect`, options)).map(nodeOf)
  if (!mayList) {
    const answer = exactAnswer(await client.get(`${path}/treeselect`, options))
    const nodes = nestedNodes(dataOf(answer))
    for (const { wireId } of nodes) wireIdsOf(client).note(name, wireId)
    return nodes
  }
  const nodes: Node[] = []
  for (let page = 1; ; page += 1) {
    const request = { page, perPage: config.treePageSize, where: [] }
    const { data, total } = await readPage(resource, request, options)
    nodes.push(...data.map(nodeOf))
    if (data.length === 0 || nodes.length >= total) return nodes
  }
}
