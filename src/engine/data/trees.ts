import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { dataOf, type Answer } from '@/engine/gateway/envelope'
import { exactAnswer } from '@/engine/gateway/exactAnswer'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import type { Resource } from '@/engine/schema/resource'
import { toText } from '@/engine/schema/kind'
import { permissionFor } from '@/engine/schema/access'
import { treeOf, type Tree } from '@/engine/schema/tree'
import { rowsOf, useGateway, type Gateway } from './gateway'
import { nestedNodes, type Node } from './wire/nestedNodes'
import { usePermission } from './session'
import { readRecord } from './wire/records'

export type NodesAnswer = {
  readonly tree: Tree<Node>
  readonly isPending: boolean
  readonly error: unknown
  readonly retry: () => void
}

const noTree: Tree<Node> = []

/**
 * Every record of a resource as a tree, named by one of its fields; a plain list where it is no tree. Whoever may
 * not list it is given what its gateway offers for choosing: `treeselect`, or `optionselect`.
 */
export function useNodes(resource: Resource, display: string): NodesAnswer {
  const gateway = useGateway()
  const mayList = usePermission()([permissionFor(resource, 'list')])
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [resource.name, 'nodes', display, mayList],
    queryFn: ({ signal }) => readNodes(gateway, { resource, display, mayList, signal }),
    staleTime: 60_000,
    retry: false,
  })
  const translate = useTranslate()
  const isWorded = 'worded' in (resource.fields[display] ?? {})
  const tree = useMemo(() => {
    if (!data) return noTree
    const nodes = isWorded
      ? data.map(({ id, label, parent }) => ({ id, label: translate(label, { _: label }), parent }))
      : data
    return treeOf(nodes, { id: ({ id }) => id, parent: ({ parent }) => parent })
  }, [data, isWorded, translate])
  return { tree, isPending, error, retry: () => void refetch() }
}

type Asked = { resource: Resource; display: string; mayList: boolean; signal: AbortSignal }

async function readNodes(
  gateway: Gateway,
  { resource, display, mayList, signal }: Asked,
): Promise<readonly Node[]> {
  const { path, list } = resource
  const parent = list?.tree
  const options = { background: true, signal } as const
  if (!mayList) {
    const answer = exactAnswer(
      await gateway.client.get(`${path}/${parent ? 'treeselect' : 'optionselect'}`, options),
    )
    if (!parent) return listedNodes(gateway, answer, resource, display)
    const offered = nestedNodes(dataOf(answer))
    for (const { came } of offered) wireIdsOf(gateway.client).note(resource.name, came)
    return offered
  }
  const nodes: Node[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const query = { pageNum, pageSize: config.treePageSize }
    const answer = exactAnswer(await gateway.client.get(`${path}/list`, { ...options, query }))
    const page = listedNodes(gateway, answer, resource, display)
    nodes.push(...page)
    const { total } = rowsOf(answer, nodes.length - page.length)
    if (page.length === 0 || nodes.length >= total) return nodes
  }
}

function listedNodes(
  gateway: Gateway,
  answer: Answer,
  resource: Resource,
  display: string,
): readonly Node[] {
  const parent = resource.list?.tree
  const { wire = 'id' } = resource.fields['id'] ?? {}
  const wireIds = wireIdsOf(gateway.client)
  return rowsOf(answer).rows.map((row) => {
    wireIds.note(resource.name, row[wire])
    const record = readRecord(resource, row)
    const above = parent === undefined ? '' : textOf(record[parent])
    return { id: record.id, label: textOf(record[display]) || record.id, parent: above }
  })
}

function textOf(value: unknown): string {
  return toText(value) ?? ''
}
