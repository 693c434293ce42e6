import type { Clock } from '../clock'
import type { Db } from '../db/Db'
import type { Log } from '../refusalAnswers'
import { tables } from '../tables/all'
import type { Table } from '../tables/Table'
import type { Declaration } from './Declaration'
import { preparePrototypes, type Prototype } from './preparePrototypes'
import { prototypeTable } from './prototypeTable'

type Parts = { db: Db; clock: Clock; say?: Log; declarations?: readonly Declaration[] }

/** Prototypes of the declared resources for which no table was written by hand. */
export function createPrototypes({ db, clock, say = () => {}, declarations = [] }: Parts): {
  prototypes: readonly Prototype[]
  /** Gives them their first records and their places in the menu; once, however often it is asked. */
  ready: () => Promise<void>
} {
  const prototypes = declarations
    .filter(({ path }) => tables.every((table) => table.path !== path))
    .map((declaration): Prototype => ({ declaration, table: prototypeTable(declaration), tableOf }))
  let prepared: Promise<void> | undefined
  return {
    prototypes,
    ready: () => {
      if (declarations.length === 0) return Promise.resolve()
      prepared ??= db.exclusively(['prototypes'], () =>
        preparePrototypes({ db, clock, say, prototypes }),
      )
      return prepared
    },
  }

  function tableOf(resource: string): Table | undefined {
    const path = declarations.find(({ name }) => name === resource)?.path
    const all = [...tables, ...prototypes.map(({ table }) => table)]
    return all.find((table) => table.path === path)
  }
}
