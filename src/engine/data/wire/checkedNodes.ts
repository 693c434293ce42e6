import type { Client } from '@/engine/gateway/client'
import { isFields, lacking, type Answer, type Fields } from '@/engine/gateway/envelope'
import { GatewayError, type FailureKind } from '@/engine/gateway/errors'
import { exactAnswer } from '@/engine/gateway/exactAnswer'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import type { Resource } from '@/engine/schema/resource'
import { withNumberTexts } from '@/engine/values/exact'
import { toText } from '@/engine/schema/kind'
import { kindOf } from '@/engine/schema/field'
import { nestedNodes } from './nestedNodes'

type Options = { readonly signal?: AbortSignal | undefined }

/**
 * What a record has of trees, by wire name, where other calls say it; what cannot be read is left out.
 *
 * @throws {GatewayError} where the login has ended or nobody waits any longer
 */
export async function fetchChecked(
  client: Client,
  { fields }: Resource,
  id: string,
  options: Options,
): Promise<Fields> {
  const read = Object.entries(fields).flatMap(([name, field]) => {
    const paths = kindOf(field).checkedAt?.(field) ?? []
    if (paths.length === 0) return []
    const resource = kindOf(field).refersTo?.(field) ?? ''
    const checked = async () => {
      try {
        const answer = await readFirst(client, paths, id, options)
        const ids = checkedIn(answer, 'lowest' in field)
        for (const one of ids) wireIdsOf(client).note(resource, one)
        return [[field.wire ?? name, ids] as const]
      } catch (error) {
        if (endsReading(error, ofSession)) throw error
        return []
      }
    }
    return [checked()]
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}

/** The paths that have answered: the others are not asked again. */
const answering = new WeakMap<Client, Set<string>>()

/** The answer of the first path that has one; the next is asked where the gateway does not serve the first. */
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

/** Whether a failure is of one of these kinds, or none of a call at all. */
function endsReading(error: unknown, kinds: readonly FailureKind[]): boolean {
  return !(error instanceof GatewayError) || kinds.includes(error.kind)
}

/**
 * The nodes that a record has, as a call such as `/system/menu/roleMenuTreeselect/{id}` tells them (`checkedKeys`
 * beside the tree), as they came. Where it tells only the lowest ones, those above them are added.
 */
export function checkedIn(answer: Pick<Answer, 'body'>, isLowest: boolean): readonly unknown[] {
  const part = partOf(answer)
  const keys = Array.isArray(part['checkedKeys']) ? (part['checkedKeys'] as unknown[]) : []
  const checked = new Map<string, unknown>()
  for (const key of keys) {
    const id = toText(withNumberTexts(key))
    if (id !== null) checked.set(id, key)
  }
  if (!isLowest) return [...checked.values()]
  const tree = Object.entries(part).find(
    ([key, value]) => key !== 'checkedKeys' && Array.isArray(value),
  )
  const nodes = nestedNodes(tree?.[1])
  const cameAs = new Map(nodes.map(({ id, came }) => [id, came]))
  // from the lowest up: what is above comes before what is below it
  for (const { id, parent } of nodes.toReversed()) {
    if (parent !== '' && checked.has(id)) checked.set(parent, cameAs.get(parent))
  }
  return [...checked.values()]
}

function partOf({ body }: Pick<Answer, 'body'>): Fields {
  return isFields(body['data']) ? body['data'] : body
}
