import type { Clock } from '../values/clock'
import type { Db } from '../db/Db'
import type { Log } from '../refusalAnswers'
import type { Table } from '../tables/Table'
import type { Declaration } from './Declaration'
import type { Words } from './names'
import { preparePrototypes, type Prototype } from './preparePrototypes'
import { prototypeTable } from './prototypeTable'

type Parts = {
  db: Db
  clock: Clock
  /** The tables that were written by hand. */
  tables: readonly Table[]
  say?: Log
  resources?: readonly Declaration[]
  messages?: Words
}

/** Prototypes of the resources for which no table was written by hand. */
export function createPrototypes(parts: Parts): {
  prototypes: readonly Prototype[]
  /** Gives them their first records and their menu entries, once. */
  ready: () => Promise<void>
} {
  const { db, clock, tables, say = () => {}, resources = [], messages = {} } = parts
  const prototypes = resources
    .filter(({ path }) => tables.every((table) => table.path !== path))
    .map((declaration): Prototype => ({ declaration, table: prototypeTable(declaration), tableOf }))
  let prepared: Promise<void> | undefined
  return {
    prototypes,
    ready: () => {
      if (resources.length === 0) return Promise.resolve()
      prepared ??= db.exclusively(['prototypes'], () =>
        preparePrototypes({ db, clock, say, messages, prototypes }),
      )
      return prepared
    },
  }

  function tableOf(resource: string): Table | undefined {
    const path = resources.find(({ name }) => name === resource)?.path
    const all = [...tables, ...prototypes.map(({ table }) => table)]
    return all.find((table) => table.path === path)
  }
}
