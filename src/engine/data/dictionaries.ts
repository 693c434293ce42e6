import { useQuery } from '@tanstack/react-query'
import type { Tone } from '@/engine/schema/dict'
import { toText } from '@/engine/schema/kind'
import { dataOf, GatewayError, useGateway, type Gateway } from './gateway'

/** One entry of a dictionary that the gateway keeps. */
export type DictionaryEntry = {
  readonly code: string
  readonly label: string
  /** The eye's meaning of the gateway's `listClass`; none where it asks for plain text. */
  readonly tone?: Tone
}

const tones: ReadonlyMap<unknown, Tone> = new Map([
  ['primary', 'neutral'],
  ['info', 'neutral'],
  ['success', 'good'],
  ['warning', 'pending'],
  ['danger', 'bad'],
])

/** §7, the entries of one dictionary, in the gateway's order; of two with one code the first counts. */
export async function readDictionary(
  { client }: Gateway,
  type: string,
  signal?: AbortSignal,
): Promise<readonly DictionaryEntry[]> {
  const url = `/system/dict/data/type/${encodeURIComponent(type)}`
  const data = dataOf(await client.get(url, { background: true, ...(signal && { signal }) }))
  const entries = Array.isArray(data) ? data.flatMap(readEntry) : []
  const codes = new Map(entries.toReversed().map((entry) => [entry.code, entry]))
  return entries.filter((entry) => codes.get(entry.code) === entry)
}

/** Where the entries of all dictionaries are kept, once they have come. */
export const dictionaryKey = 'dictionary'

/**
 * Fetched once for all who ask; empty until then, and after a failure, which is tried again once, until the next
 * reload of data.
 */
export function useDictionary(type: string): {
  readonly entries: readonly DictionaryEntry[]
  readonly isPending: boolean
} {
  const gateway = useGateway()
  const { data, isPending } = useQuery({
    queryKey: [dictionaryKey, type],
    queryFn: ({ signal }) => readDictionary(gateway, type, signal),
    // what was read stays; a failure is not repeated by every cell that appears
    staleTime: (query) => (query.state.data ? 'static' : Infinity),
    gcTime: Infinity,
    retry: (failures, error) => failures < 1 && isBroken(error),
    retryOnMount: false,
  })
  return { entries: data ?? nothing, isPending }
}

const nothing: readonly DictionaryEntry[] = []

// what keeps a dictionary from this user stays as it is, and a gateway that is away was asked three times
function isBroken(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 500
}

function readEntry(row: unknown): DictionaryEntry[] {
  if (typeof row !== 'object' || row === null) return []
  const { dictValue, dictLabel, listClass } = row as Readonly<Record<string, unknown>>
  const [code, label] = [toText(dictValue), toText(dictLabel)]
  if (code === null || label === null) return []
  const tone = tones.get(listClass)
  return [{ code, label, ...(tone && { tone }) }]
}
