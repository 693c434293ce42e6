import type { Client } from '@/engine/gateway/client'
import { lacking, placesOf, type Answer, type Fields } from '@/engine/gateway/envelope'
import { GatewayError, type FailureKind } from '@/engine/gateway/errors'
import { exactAnswer } from '@/engine/gateway/exactAnswer'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import { kindOf } from '@/engine/schema/field'
import { toText } from '@/engine/schema/kind'
import type { Resource } from '@/engine/schema/resource'
import { withNumberTexts } from '@/engine/values/exact'
import { nestedNodes } from './nestedNodes'

type Options = { readonly signal?: AbortSignal | undefined }

export async function fetchChecked(
  client: Client,
  { fields }: Resource,
  id: string,
  options: Options,
): Promise<Fields> {
  const read = Object.entries(fields).map(async ([name, field]) => {
    const paths = kindOf(field).checkedAt?.(field) ?? []
    if (paths.length === 0) return []
    try {
      const ids = checkedIn(await readFirst(client, paths, id, options), 'lowest' in field)
      const resource = kindOf(field).refersTo?.(field) ?? ''
      for (const one of ids) wireIdsOf(client).note(resource, one)
      return [[field.wire ?? name, ids] as const]
    } catch (error) {
      if (endsReading(error, ofSession)) throw error
      return []
    }
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}

/** Paths that have answered; their alternatives are not tried again. */
const answering = new WeakMap<Client, Set<string>>()

async function readFirst(
  client: Client,
  paths: readonly string[],
  id: string,
  options: Options,
): Promise<Answer> {
  const known = answering.get(client) ?? new Set<string>()
  answering.set(client, known)
  const path = paths.find((one) => known.has(one)) ?? paths[0] ?? ''
  try {
    const url = path.replace('{id}', () => encodeURIComponent(id))
    const answer = exactAnswer(await client.get(url, options))
    if (!Array.isArray(partOf(answer)['checkedKeys'])) throw lacking(answer, 'checkedKeys')
    known.add(path)
    return answer
  } catch (error) {
    const others = paths.slice(paths.indexOf(path) + 1)
    if (known.has(path) || others.length === 0 || endsReading(error, beyondPaths)) throw error
    return readFirst(client, others, id, options)
  }
}

const ofSession: readonly FailureKind[] = ['auth', 'aborted', 'stale-user']
const beyondPaths: readonly FailureKind[] = [...ofSession, 'network', 'offline', 'timeout']

function endsReading(error: unknown, kinds: readonly FailureKind[]): boolean {
  return !(error instanceof GatewayError) || kinds.includes(error.kind)
}

export function checkedIn(answer: Pick<Answer, 'body'>, isLowest: boolean): readonly unknown[] {
  const { checkedKeys, ...trees } = partOf(answer)
  const checked = new Map<string, unknown>()
  for (const key of Array.isArray(checkedKeys) ? checkedKeys : []) {
    const id = toText(withNumberTexts(key))
    if (id !== null) checked.set(id, key)
  }
  if (!isLowest) return [...checked.values()]
  const nodes = nestedNodes(Object.values(trees).find((value) => Array.isArray(value)))
  const wireIds = new Map(nodes.map(({ id, wireId }) => [id, wireId]))
  // bottom-up: each parent comes before its children
  for (const { id, parent } of nodes.toReversed()) {
    if (parent !== '' && checked.has(id)) checked.set(parent, wireIds.get(parent))
  }
  return [...checked.values()]
}

function partOf(answer: Pick<Answer, 'body'>): Fields {
  return placesOf(answer)[0] ?? {}
}
