import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { dataOf, rowsOf, type Answer } from '@/engine/gateway/envelope'
import { exactAnswer } from '@/engine/gateway/exactAnswer'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import { permissionFor } from '@/engine/schema/access'
import { toText } from '@/engine/schema/kind'
import type { Resource } from '@/engine/schema/resource'
import { treeOf, type Tree } from '@/engine/schema/tree'
import { useGateway, type Gateway } from './gateway'
import { usePermission } from './session'
import { nestedNodes, type Node } from './wire/nestedNodes'
import { readRecord } from './wire/records'

export type NodesAnswer = {
  readonly tree: Tree<Node>
  readonly isPending: boolean
  readonly error: unknown
  readonly retry: () => void
}

/**
 * Every record of a resource as a tree, named by one of its fields; a plain list if it is no tree. Without permission
 * to list, it is what the gateway offers for choosing: `treeselect` or `optionselect`.
 */
export function useNodes(resource: Resource, display: string): NodesAnswer {
  const gateway = useGateway()
  const mayList = usePermission()([permissionFor(resource, 'list')])
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [resource.name, 'nodes', display, mayList],
    queryFn: ({ signal }) => {
      const read = mayList ? readListed : readOffered
      return read(gateway, resource, display, signal)
    },
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

type Read = (
  gateway: Gateway,
  resource: Resource,
  display: string,
  signal: AbortSignal,
) => Promise<readonly Node[]>

const readOffered: Read = async ({ client }, resource, display, signal) => {
  const isTree = resource.list?.tree !== undefined
  const url = `${resource.path}/${isTree ? 'treeselect' : 'optionselect'}`
  const answer = exactAnswer(await client.get(url, { background: true, signal }))
  if (!isTree) return nodesIn({ client }, answer, resource, display)
  const nodes = nestedNodes(dataOf(answer))
  for (const { came } of nodes) wireIdsOf(client).note(resource.name, came)
  return nodes
}

const readListed: Read = async ({ client }, resource, display, signal) => {
  const nodes: Node[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const query = { pageNum, pageSize: config.treePageSize }
    const options = { background: true, signal, query }
    // oxlint-disable-next-line no-await-in-loop
    const answer = exactAnswer(await client.get(`${resource.path}/list`, options))
    const { total } = rowsOf(answer, nodes.length)
    const page = nodesIn({ client }, answer, resource, display)
    nodes.push(...page)
    if (page.length === 0 || nodes.length >= total) return nodes
  }
}

function nodesIn(
  { client }: Pick<Gateway, 'client'>,
  answer: Answer,
  resource: Resource,
  display: string,
): readonly Node[] {
  const { name, fields, list } = resource
  const textOf = (value: unknown) => toText(value) ?? ''
  return rowsOf(answer).rows.map((row) => {
    wireIdsOf(client).note(name, row[fields['id']?.wire ?? 'id'])
    const record = readRecord(resource, row)
    const parent = textOf(list?.tree && record[list.tree])
    return { id: record.id, label: textOf(record[display]) || record.id, parent }
  })
}
