import { useEffect, useState } from 'react'
import { useGetList } from 'ra-core'
import { config } from '@/engine/config'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema/resource'
import type { RefOption } from './RefOptions'

const pauseMs = 250

export type RefSearch = {
  /** Until an answer arrives, the matching options of the last one. */
  readonly options: readonly RefOption[]
  /** Set if the gateway has more matches than options. */
  readonly more: { readonly count: number; readonly total: number } | undefined
  /** Whether the options answer the typed text. */
  readonly isCurrent: boolean
  /** Whether the gateway can search; else the first page has all options. */
  readonly isSearchable: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** Searches once typing pauses; a late answer never replaces a newer one. */
export function useRefSearch(resource: Resource, display: string, typed: string): RefSearch {
  const text = typed.trim()
  const by = searchedField(resource, display)
  const settled = useSettled(text)
  const hasPaused = settled !== undefined
  const asked = by === undefined || text === '' || !hasPaused ? '' : settled
  const { data, total, error, isPlaceholderData, isPending, refetch } = useGetList<PortalRecord>(
    resource.name,
    {
      pagination: { page: 1, perPage: config.pageSize },
      sort: { field: display, order: 'ASC' },
      filter: by === undefined || asked === '' ? {} : { [by]: asked },
    },
    { enabled: hasPaused, placeholderData: (previous) => previous, retry: false },
  )
  const answered = useLast(asked, !isPending && !isPlaceholderData)
  const found = (error ? undefined : data)?.map((record) => asOption(record, display)) ?? []
  const [count, isExact] = [found.length, answered === text]
  const isPart = total !== undefined && total > count
  // once all matches of a part of the text are here, so are those of the whole text
  const isLike = resource.fields[display]?.filter === 'like'
  const isComplete = isLike && answered !== undefined && text.includes(answered) && !isPart
  return {
    options: isExact ? found : found.filter(({ label }) => holds(label, text)),
    more: isPart && (isExact || by === undefined) ? { count, total } : undefined,
    isCurrent: isExact || isComplete || (by === undefined && answered !== undefined),
    isSearchable: by !== undefined,
    error,
    retry: () => void refetch(),
  }
}

/** The shown field, else the title. */
function searchedField({ fields, title }: Resource, display: string): string | undefined {
  const isShownAsked = ['like', 'eq'].includes(fields[display]?.filter ?? '')
  if (isShownAsked) return display
  return fields[title]?.filter === 'like' ? title : undefined
}

function asOption(record: PortalRecord, display: string): RefOption {
  const label = record[display]
  return { id: record.id, label: typeof label === 'string' ? label : record.id }
}

function holds(label: string, text: string): boolean {
  return label.toLowerCase().includes(text.toLowerCase())
}

function useLast(asked: string, isAnswered: boolean): string | undefined {
  const [last, setLast] = useState<string>()
  if (isAnswered && last !== asked) setLast(asked)
  return isAnswered ? asked : last
}

/** Undefined until typing first pauses. */
function useSettled(text: string): string | undefined {
  const [settled, settle] = useState(text === '' ? '' : undefined)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
