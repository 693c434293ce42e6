import { dataOf, isFields } from '@/gateway/envelope'
import { buildMenu } from '@/layout/menu'
import { pagesOf } from '@/layout/menuLookup'
import { allResources } from '@/resources/all'
import { reasonOf, type Asker } from './Asker'
import type { Finding } from './Report'

/** What the menu names and nobody has declared. */
export async function lookAtMenu(asker: Asker): Promise<readonly Finding[]> {
  const fault = (problem: string): Finding => ({ about: 'menu', check: 'menu', problem })
  try {
    const tree = dataOf(await asker.ask('GET', '/getRouters'))
    if (!Array.isArray(tree)) return [fault('GET /getRouters answers no list.')]
    const known = new Set(allResources.map(({ component }) => component))
    return pagesOf(buildMenu(tree)).flatMap(({ component, path, external }) =>
      component === undefined || external !== undefined || known.has(component)
        ? []
        : [fault(`The entry at ${path} names "${component}", which no declaration has.`)],
    )
  } catch (error) {
    return [fault(`GET /getRouters fails: ${asker.clean(reasonOf(error))}.`)]
  }
}

export type Dictionaries = {
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>
  readonly findings: readonly Finding[]
}

/** The codes of every dictionary that a declaration asks the gateway for. */
export async function readDictionaries(asker: Asker): Promise<Dictionaries> {
  const types = new Set(
    allResources.flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => (field as { dictType?: string }).dictType ?? []),
    ),
  )
  const codes = new Map<string, ReadonlySet<string>>()
  const findings: Finding[] = []
  const fault = (problem: string) =>
    findings.push({ about: 'dictionaries', check: 'dictionaries', problem })
  for (const type of types) {
    try {
      const path = `/system/dict/data/type/${encodeURIComponent(type)}`
      // oxlint-disable-next-line no-await-in-loop
      const entries = dataOf(await asker.ask('GET', path))
      const list = Array.isArray(entries) ? entries.filter(isFields) : []
      if (list.length === 0) fault(`The dictionary ${type} is empty.`)
      else if (list.some((entry) => !('dictValue' in entry && 'dictLabel' in entry)))
        fault(`Entries of ${type} lack dictValue or dictLabel.`)
      codes.set(type, new Set(list.map(({ dictValue }) => String(dictValue))))
    } catch (error) {
      fault(`The dictionary ${type} cannot be read: ${asker.clean(reasonOf(error))}.`)
    }
  }
  return { codes, findings }
}
