import { useContext, useMemo } from 'react'
import { useQueries } from '@tanstack/react-query'
import { DataProviderContext } from 'ra-core'
import { dictionaryQuery, type DictionaryEntry } from '@/engine/data/dictionaries'
import { useGateway } from '@/engine/data/gateway'
import { usePathTo } from '@/engine/data/pathTo'
import { labelIn, referenceQuery, useListable, type ReferenceLabel } from '@/engine/data/references'

/** A record of another resource, or an entry of the gateway's dictionary, that a cell names. */
export type Lookup = RecordLookup | { readonly dictType: string }

type RecordLookup = { readonly resource: string; readonly display: string; readonly id: string }

export type Names = {
  /** Undefined without permission for the other resource's list; the path leads to the record's page. */
  record(lookup: RecordLookup): (ReferenceLabel & { path: string | undefined }) | undefined
  /** Undefined until the dictionary comes. */
  entries(dictType: string): readonly DictionaryEntry[] | undefined
}

export const noNames: Names = { record: () => undefined, entries: () => undefined }

/** Reads each name once, however many cells show it. The same object until a name changes. */
export function useNames(lookups: readonly Lookup[]): Names {
  const dataProvider = useContext(DataProviderContext)
  const gateway = useGateway()
  const pathTo = usePathTo()
  const listable = useListable()
  const wanted = new Map(lookups.map((one) => [keyOf(one), one]))
  const keys = JSON.stringify([...wanted.keys()])
  const answers = useQueries({
    queries: [...wanted.values()].map((one) => {
      if ('dictType' in one) return dictionaryQuery(gateway, one.dictType)
      const resource = listable(one)
      return resource ? referenceQuery(dataProvider, resource, one.id) : noQuery(one)
    }),
    combine: answersOf,
  })
  return useMemo(() => {
    const known: readonly string[] = JSON.parse(keys)
    const byKey = new Map(known.map((key, at) => [key, answers[at] ?? pending]))
    const answerTo = (one: Lookup) => byKey.get(keyOf(one)) ?? pending
    return {
      record(one) {
        const resource = listable(one)
        if (!resource) return undefined
        return { ...labelIn(answerTo(one), one.display), path: pathTo(resource, 'show', one.id) }
      },
      entries(dictType) {
        const { data, isPending } = answerTo({ dictType })
        if (isPending) return undefined
        return Array.isArray(data) ? data : []
      },
    }
  }, [keys, answers, listable, pathTo])
}

type Answer = {
  readonly data: unknown
  readonly isPending: boolean
  readonly isLoading: boolean
  readonly isError: boolean
}

const pending: Answer = { data: undefined, isPending: true, isLoading: true, isError: false }

const noQuery = (one: Lookup) => ({
  queryKey: ['noName', keyOf(one)],
  queryFn: () => null,
  enabled: false,
})

function answersOf(results: readonly Answer[]): readonly Answer[] {
  return results.map(({ data, isPending, isLoading, isError }) => {
    return { data, isPending, isLoading, isError }
  })
}

function keyOf(one: Lookup): string {
  return 'dictType' in one ? `dictionary ${one.dictType}` : `${one.resource} ${one.id}`
}
