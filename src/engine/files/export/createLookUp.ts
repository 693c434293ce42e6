import { readDictionary, type DictionaryEntry } from '@/engine/data/dictionaries'
import type { Gateway } from '@/engine/data/gateway'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Registry } from '@/engine/registry'
import type { Resource } from '@/engine/declare'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { permissionFor } from '@/engine/schema/access'
import { messageText, type Translate } from '../../data/labels'
import type { LookUp } from '@/engine/schema/kind'

type Parts = {
  readonly fields: FieldMap
  readonly t: Translate
  readonly gateway: Gateway
  readonly registry: Registry
  readonly provider: PortalDataProvider
  readonly may: (anyOf: readonly string[]) => boolean
  readonly signal: AbortSignal
}

export type GrowingLookUp = LookUp & {
  /** Fetches what these records refer to and is not known yet. Rejects when it does not come. */
  readonly learn: (records: readonly Readonly<Record<string, unknown>>[]) => Promise<void>
}

/** Ids in one call, so that its address stays short. */
const idsAtOnce = 100

/** The labels of dictionaries and of other records, each fetched once. */
export function createLookUp(parts: Parts): GrowingLookUp {
  const { fields, t, gateway, registry, provider, may, signal } = parts
  const references = Object.entries(fields).flatMap(([name, field]) => {
    const referred = registry.byName(kindOf(field).refersTo?.(field) ?? '')
    const isOpen = referred && may([permissionFor(referred, 'list')])
    return isOpen ? [{ name, referred }] : []
  })
  const types = new Set(
    Object.values(fields).flatMap((field) => kindOf(field).dictionaryOf?.(field) ?? []),
  )
  const dictionaries = new Map<string, readonly DictionaryEntry[]>()
  const known = new Map<string, PortalRecord | undefined>()

  const learnReferences = async (referred: Resource, values: readonly unknown[]) => {
    const ids = [...new Set(values)].filter(
      (id): id is string => typeof id === 'string' && !known.has(`${referred.name}/${id}`),
    )
    for (let at = 0; at < ids.length; at += idsAtOnce) {
      const wanted = ids.slice(at, at + idsAtOnce)
      // oxlint-disable-next-line no-await-in-loop
      const { data } = await provider.getMany<PortalRecord>(referred.name, { ids: wanted, signal })
      for (const id of wanted) {
        known.set(
          `${referred.name}/${id}`,
          data.find((record) => record.id === id),
        )
      }
    }
  }

  return {
    say: (message) => messageText(message, t),
    label: (type, code) => dictionaries.get(type)?.find((entry) => entry.code === code)?.label,
    reference: (resource, display, id) => {
      const text = known.get(`${resource}/${id}`)?.[display]
      return typeof text === 'string' ? text : undefined
    },
    learn: async (records) => {
      for (const type of types) {
        // oxlint-disable-next-line no-await-in-loop
        if (!dictionaries.has(type))
          dictionaries.set(type, await readDictionary(gateway, type, signal))
      }
      for (const { name, referred } of references) {
        // oxlint-disable-next-line no-await-in-loop
        await learnReferences(
          referred,
          records.map((record) => record[name]),
        )
      }
    },
  }
}
