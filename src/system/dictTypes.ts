import { useQuery } from '@tanstack/react-query'
import { toText } from '@/engine/schema/kind'
import { dataOf, useGateway, type Gateway } from '@/engine/data/gateway'

/** One dictionary to choose. */
export type DictTypeChoice = { readonly id: string; readonly name: string }

/** Every dictionary that the gateway offers for choosing; none until it has answered. */
export function useDictTypes(): readonly DictTypeChoice[] {
  const gateway = useGateway()
  const { data = nothing } = useQuery({
    // below the dictionaries, so that whatever changes them asks again
    queryKey: ['dictType', 'optionselect'],
    queryFn: ({ signal }) => readDictTypes(gateway, signal),
    retry: false,
  })
  return data
}

const nothing: readonly DictTypeChoice[] = []

async function readDictTypes(
  { client }: Gateway,
  signal: AbortSignal,
): Promise<readonly DictTypeChoice[]> {
  const options = { background: true, signal }
  const data = dataOf(await client.get('/system/dict/type/optionselect', options))
  return Array.isArray(data) ? data.flatMap(readChoice) : []
}

function readChoice(row: unknown): DictTypeChoice[] {
  if (typeof row !== 'object' || row === null) return []
  const { dictId, dictName } = row as Readonly<Record<string, unknown>>
  const [id, name] = [toText(dictId), toText(dictName)]
  return id === null ? [] : [{ id, name: name ?? id }]
}
