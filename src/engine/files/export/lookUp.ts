import { readDictionary, type DictionaryEntry } from '@/engine/data/dictionaries'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { Gateway } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Registry } from '@/engine/registry'
import type { Resource } from '@/engine/declare'
import { kindOf, type Field, type FieldMap } from '@/engine/schema/field'
import type { LookUp } from '@/engine/schema/kind'
import { permissionFor } from '@/engine/schema/access'
import { messageText, type Translate } from '@/engine/data/labels'

type Deps = {
  readonly fields: FieldMap
  readonly t: Translate
  readonly gateway: Gateway
  readonly registry: Registry
  readonly provider: PortalDataProvider
  readonly may: (anyOf: readonly string[]) => boolean
  readonly signal: AbortSignal
}

export type GrowingLookUp = LookUp & {
  /** Rejects if a referenced record can't be fetched. */
  readonly learn: (records: readonly Readonly<Record<string, unknown>>[]) => Promise<void>
}

/** Keeps a call's address short. */
const idsAtOnce = 100

export function createLookUp(deps: Deps): GrowingLookUp {
  const { t, gateway, provider, signal } = deps
  const dictionaries = new Map<string, readonly DictionaryEntry[]>()
  const known = new Map<string, PortalRecord | undefined>()
  const references = referencesOf(deps)
  const types = Object.values(deps.fields).flatMap(
    (field) => kindOf(field).dictionaryOf?.(field) ?? [],
  )

  const learnReferences = async ({ name }: Resource, values: readonly unknown[]) => {
    const ids = [...new Set(values)].filter(
      (id): id is string => typeof id === 'string' && !known.has(`${name}/${id}`),
    )
    for (let at = 0; at < ids.length; at += idsAtOnce) {
      const wanted = ids.slice(at, at + idsAtOnce)
      const { data } = await provider.getMany<PortalRecord>(name, { ids: wanted, signal })
      const found = new Map(data.map((record) => [record.id, record]))
      for (const id of wanted) known.set(`${name}/${id}`, found.get(id))
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
        if (dictionaries.has(type)) continue
        dictionaries.set(type, await readDictionary(gateway, type, signal))
      }
      for (const { name, referred } of references) {
        const ids = records.map((record) => record[name])
        await learnReferences(referred, ids)
      }
    },
  }
}

function referencesOf({ fields, registry, may }: Deps) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const referred = registry.byName(kindOf(field).refersTo?.(field) ?? '')
    const isOpen = referred && may([permissionFor(referred, 'list')])
    return isOpen ? [{ name, referred }] : []
  })
}

/** `named` is the name that came with the record. */
export function cellText(
  value: unknown,
  field: Field,
  look: LookUp,
  named?: string,
): string | null {
  if (value === null || value === undefined) return null
  const kind = kindOf(field)
  return kind.toSheet?.(value, field, look, named) ?? look.say(kind.format(value, field))
}
