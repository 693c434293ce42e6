import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { useGateway } from '@/engine/data/gateway'
import type { rowsQuery } from '@/engine/data/listState'
import { useResource } from '@/engine/data/resource'
import { useConfig } from '@/engine/data/useConfig'
import type { PortalRecord } from '@/engine/data/wire/records'
import { topModal } from '@/engine/ui/late/lazyView'
import { useListener } from '@/engine/ui/useListener'
import { mergeRows, type MergedRows, type RowMark } from './mergeRows'

export type LiveRows = {
  readonly marks: ReadonlyMap<string, RowMark>
  /** How many new rows the gateway has. */
  readonly fresh: number
}

type Rows = { data: PortalRecord[] }

type Options = {
  readonly rows: ReturnType<typeof rowsQuery>
  /** Whether these are the list's current rows. */
  readonly isCurrent: boolean
  readonly isSelected: (id: string) => boolean
}

/**
 * Asks for the first page again while the operator looks at it, and changes its rows in place; new rows are only
 * counted. The rows are react-query's, so that the list shows them.
 */
export function useLiveRows({ rows, isCurrent, isSelected }: Options): LiveRows {
  const resource = useResource()
  const { refreshListsMs } = useConfig()
  const { dialect, connection } = useGateway()
  const provider = useDataProvider<PortalDataProvider>()
  const client = useQueryClient()
  const [, name, request] = rows.queryKey
  const of = JSON.stringify(rows.queryKey)
  const [found, setFound] = useState<{ of: string; merged: MergedRows }>()
  const typedAt = useRef(0)
  useListener(window, 'input', () => (typedAt.current = performance.now()), true)

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    // the banner asks whether the gateway is back; the rows are then asked for anyway
    if (connection.state() !== 'open') return
    const state = client.getQueryState(rows.queryKey)
    if (state?.status !== 'success' || state.fetchStatus === 'fetching' || isBusy(typedAt.current))
      return
    const asked = { ...request, signal, meta: { quiet: true } }
    const answer = await provider.getList<PortalRecord>(resource.name, asked)
    const now = client.getQueryState<Rows>(rows.queryKey)
    // the operator has asked for the rows meanwhile
    if (signal.aborted || !now?.data || now.dataUpdatedAt !== state.dataUpdatedAt) return
    const merged = mergeRows(resource, {
      shown: now.data.data,
      answer: answer.data,
      perPage: request.pagination.perPage,
      isHeld: (id) => isSelected(id) || isInUse(id),
    })
    client.setQueryData<Rows>(rows.queryKey, { ...now.data, data: merged.rows })
    setFound({ of, merged })
  })

  const { page } = request.pagination
  const isLive = refreshListsMs > 0 && dialect.refreshesLists && isCurrent && page === 1
  const mayAsk = isLive && name === 'getList' && resource.list?.tree === undefined
  useEffect(() => {
    if (!mayAsk) return undefined
    const stop = new AbortController()
    // a failure leaves the rows as they are; their age stands in the list's head
    const timer = setInterval(() => void ask(stop.signal).catch(() => undefined), refreshListsMs)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [mayAsk, refreshListsMs])

  if (found?.of !== of) return none
  const shown = client.getQueryData<Rows>(rows.queryKey)?.data ?? []
  const known = new Set(shown.map(({ id }) => id))
  const fresh = found.merged.fresh.filter((id) => !known.has(id)).length
  return { marks: found.merged.marks, fresh }
}

const none: LiveRows = { marks: new Map(), fresh: 0 }

/** After the last key press. */
const typingMs = 5_000

function isBusy(typedAt: number): boolean {
  const isTyping = typedAt > 0 && performance.now() - typedAt < typingMs
  return isTyping || document.visibilityState !== 'visible' || topModal() !== undefined
}

/** The row under the pointer or with the focus. */
function isInUse(id: string): boolean {
  const rows = document.querySelectorAll<HTMLElement>('tr[data-id]:is(:hover, :focus-within)')
  return [...rows].some(({ dataset }) => dataset['id'] === id)
}
