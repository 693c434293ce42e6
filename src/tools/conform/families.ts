import { GatewayError } from '@/engine/gateway/errors'
import { listQuery } from '@/engine/gateway/query'
import type { Resource } from '@/engine/declare'
import { reasonOf, type Portal } from './look/openPortal'

/**
 * The resources that a gateway does not have, with the reason. Paths with the same first part are a family, such
 * as `/store`: if the menu names no page of a family, one of its lists is tried for all of them.
 *
 * @param components what the menu names
 */
export async function absentResources(
  portal: Portal,
  resources: readonly Resource[],
  components: ReadonlySet<string>,
): Promise<ReadonlyMap<Resource, string>> {
  const absent = new Map<Resource, string>()
  for (const family of familiesOf(resources)) {
    const [first] = family
    if (!first || family.some(({ component }) => components.has(component))) continue
    // oxlint-disable-next-line no-await-in-loop
    const refusal = await refusalOf(portal, first)
    if (refusal === undefined) continue
    const reason = `the menu names none of these pages, and the gateway refuses their lists (${refusal})`
    for (const resource of family) absent.set(resource, reason)
  }
  return absent
}

function familiesOf(resources: readonly Resource[]): readonly (readonly Resource[])[] {
  const families = new Map<string, Resource[]>()
  for (const resource of resources) {
    const [, family = ''] = resource.path.split('/')
    families.set(family, [...(families.get(family) ?? []), resource])
  }
  return [...families.values()]
}

async function refusalOf({ client, dialect, clean }: Portal, { path }: Resource) {
  const query = listQuery({ page: 1, perPage: 10, where: [] }, dialect)
  try {
    await client.get(`${path}/list`, { query })
    return undefined
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    // without an answer nothing is known: the examination itself says so
    return error.code === 0 || error.kind === 'auth' ? undefined : clean(withoutPath(error, path))
  }
}

/** "Cannot GET /store/bill/list" and the like say the same of each. */
function withoutPath(error: GatewayError, path: string): string {
  return reasonOf(error).includes(path) ? `code ${error.code}` : reasonOf(error)
}
