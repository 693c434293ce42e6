import { dataOf, isFields } from '@/engine/gateway/envelope'
import type { SessionInfo } from '@/engine/gateway/session'
import { buildMenu } from '@/engine/data/menu/buildMenu'
import { pagesOf } from '@/engine/data/menu/menuLookup'
import type { Resource } from '@/engine/declare'
import { reasonOf, type Portal } from './look/openPortal'
import type { Finding } from './look/Report'

/** Session data that the portal needs and does not get. */
export function lookAtSession({ user, permissions }: SessionInfo): readonly Finding[] {
  const missing = [
    ...(user.userId === '' ? ['GET /getInfo names no userId.'] : []),
    ...(user.userName === '' ? ['GET /getInfo names no userName.'] : []),
    ...(permissions.length === 0 ? ['GET /getInfo gives no permissions.'] : []),
  ]
  return missing.map((problem) => generalFault('session', problem))
}

export type Menu = {
  /** The components of its pages, hidden ones too; undefined where no menu came. */
  readonly components: ReadonlySet<string> | undefined
  readonly findings: readonly Finding[]
}

/** The pages of the menu, and those that no declaration knows. */
export async function lookAtMenu(
  { calls, clean }: Portal,
  resources: readonly Resource[],
): Promise<Menu> {
  try {
    const pages = pagesOf(buildMenu(await calls.getRouters()))
    const known = new Set(resources.map(({ component }) => component))
    const named = pages.flatMap(({ component, path, external }) =>
      component === undefined || external !== undefined ? [] : [{ component, path }],
    )
    return {
      components: new Set(named.map(({ component }) => component)),
      findings: named
        .filter(({ component }) => !known.has(component))
        .map(({ component, path }) =>
          generalFault(
            'menu',
            `The entry at ${path} names "${component}", which no declaration has.`,
          ),
        ),
    }
  } catch (error) {
    const problem = `GET /getRouters fails: ${clean(reasonOf(error))}.`
    return { components: undefined, findings: [generalFault('menu', problem)] }
  }
}

export type Dictionaries = {
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>
  readonly findings: readonly Finding[]
}

/** The codes of every dictionary that a declaration asks the gateway for. */
export async function readDictionaries(
  { client, clean }: Portal,
  resources: readonly Resource[],
): Promise<Dictionaries> {
  const types = new Set(
    resources.flatMap(({ fields }) =>
      Object.values(fields).flatMap(
        (field: { kind: string; dictType?: string }) => field.dictType ?? [],
      ),
    ),
  )
  const codes = new Map<string, ReadonlySet<string>>()
  const findings: Finding[] = []
  const fault = (problem: string) => findings.push(generalFault('dictionaries', problem))
  for (const type of types) {
    try {
      const path = `/system/dict/data/type/${encodeURIComponent(type)}`
      // oxlint-disable-next-line no-await-in-loop
      const entries = dataOf(await client.get(path))
      const list = Array.isArray(entries) ? entries.filter(isFields) : []
      if (list.length === 0) fault(`The dictionary ${type} is empty.`)
      else if (list.some((entry) => !('dictValue' in entry && 'dictLabel' in entry)))
        fault(`Entries of ${type} lack dictValue or dictLabel.`)
      codes.set(type, new Set(list.map(({ dictValue }) => String(dictValue))))
    } catch (error) {
      fault(`The dictionary ${type} cannot be read: ${clean(reasonOf(error))}.`)
    }
  }
  return { codes, findings }
}

function generalFault(about: string, problem: string): Finding {
  return { level: 'fault', about, check: about, problem }
}
