import { useQuery } from '@tanstack/react-query'
import type { Tone } from '@/schema/dict'
import { toText } from '@/schema/kind'
import { dataOf, gateway } from './gateway'

/** One entry of a dictionary that the gateway keeps. */
export type DictionaryEntry = {
  readonly code: string
  readonly label: string
  /** The eye's meaning of the gateway's `listClass`; none where it asks for plain text. */
  readonly tone?: Tone
}

const tones: Readonly<Record<string, Tone>> = {
  primary: 'neutral',
  info: 'neutral',
  success: 'good',
  warning: 'pending',
  danger: 'bad',
}

/** §7, the entries of one dictionary, in the gateway's order. */
export async function readDictionary(
  type: string,
  signal?: AbortSignal,
): Promise<readonly DictionaryEntry[]> {
  const url = `/system/dict/data/type/${encodeURIComponent(type)}`
  const data = dataOf(
    await gateway.client.get(url, { background: true, ...(signal && { signal }) }),
  )
  return Array.isArray(data) ? data.flatMap(readEntry) : []
}

/** Where the entries of all dictionaries are kept, once they have come. */
export const dictionaryKey = 'dictionary'

/** Fetched once for all who ask; empty until then, and after a failure until the next reload of data. */
export function useDictionary(type: string): {
  readonly entries: readonly DictionaryEntry[]
  readonly isPending: boolean
} {
  const { data, isPending } = useQuery({
    queryKey: [dictionaryKey, type],
    queryFn: ({ signal }) => readDictionary(type, signal),
    // what was read stays; a failure is not repeated by every cell that appears
    staleTime: (query) => (query.state.data ? 'static' : Infinity),
    gcTime: Infinity,
    retry: false,
    retryOnMount: false,
  })
  return { entries: data ?? nothing, isPending }
}

const nothing: readonly DictionaryEntry[] = []

function readEntry(row: unknown): DictionaryEntry[] {
  if (typeof row !== 'object' || row === null) return []
  const { dictValue, dictLabel, listClass } = row as Readonly<Record<string, unknown>>
  const [code, label] = [toText(dictValue), toText(dictLabel)]
  if (code === null || label === null) return []
  const tone = typeof listClass === 'string' ? tones[listClass] : undefined
  return [{ code, label, ...(tone && { tone }) }]
}
