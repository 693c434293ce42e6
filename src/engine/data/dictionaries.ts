import { useQuery } from '@tanstack/react-query'
import { isFields } from '@/engine/gateway/envelope'
import type { Tone } from '@/engine/schema/dict'
import { toText } from '@/engine/schema/kind'
import { dataOf, GatewayError, useGateway, type Gateway } from './gateway'

export type DictionaryEntry = {
  readonly code: string
  readonly label: string
  readonly tone?: Tone
}

const tones: ReadonlyMap<unknown, Tone> = new Map([
  ['primary', 'neutral'],
  ['info', 'neutral'],
  ['success', 'good'],
  ['warning', 'pending'],
  ['danger', 'bad'],
])

/** §7: in the gateway's order; of two entries with one code the first counts. */
export async function readDictionary(
  { client }: Gateway,
  type: string,
  signal?: AbortSignal,
): Promise<readonly DictionaryEntry[]> {
  const url = `/system/dict/data/type/${encodeURIComponent(type)}`
  const data = dataOf(await client.get(url, { background: true, signal }))
  const codes = new Set<string>()
  return (Array.isArray(data) ? data.filter(isFields) : []).flatMap((row) => {
    const [code, label] = [toText(row['dictValue']), toText(row['dictLabel'])]
    if (code === null || label === null || codes.has(code)) return []
    codes.add(code)
    const tone = tones.get(row['listClass'])
    return [{ code, label, ...(tone && { tone }) }]
  })
}

export const dictionaryKey = 'dictionary'

export function dictionaryQuery(gateway: Gateway, type: string) {
  return {
    queryKey: [dictionaryKey, type],
    queryFn: ({ signal }: { signal: AbortSignal }) => readDictionary(gateway, type, signal),
    enabled: type !== '',
    // a failure must not repeat with every cell that appears
    staleTime: ({ state }: { state: { data: unknown } }) => (state.data ? 'static' : Infinity),
    gcTime: Infinity,
    // 403 won't change, and an unreachable gateway has already been tried three times
    retry: (failures: number, error: Error) =>
      failures < 1 && error instanceof GatewayError && error.code === 500,
    retryOnMount: false,
  } as const
}

/** Without a type there are no entries. */
export function useDictionary(type = '') {
  const { data, isPending } = useQuery(dictionaryQuery(useGateway(), type))
  return { entries: data ?? nothing, isPending }
}

const nothing: readonly DictionaryEntry[] = []
