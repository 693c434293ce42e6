import { useEffect, useState } from 'react'
import { useGetList } from 'ra-core'
import { config } from '@/engine/config'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema/resource'
import type { RefOption } from './RefOptions'

/** Between the last letter and the question to the gateway. */
const pauseMs = 250

/** What was found for what is typed. */
export type RefSearch = {
  /** Until the answer comes, those of the last one that match. */
  readonly options: readonly RefOption[]
  /** Where not all came that there are: how many did, and how many there are. */
  readonly more: { readonly count: number; readonly total: number } | undefined
  /** Whether the options are all that is to be expected for what is typed. */
  readonly isCurrent: boolean
  /** Whether the gateway can be asked for a text; if not, the first page is all there is to choose from. */
  readonly isSearchable: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** Asks the other resource for what is typed, once typing pauses; each answer belongs to its question. */
export function useRefSearch(resource: Resource, display: string, typed: string): RefSearch {
  const text = typed.trim()
  const by = searchedField(resource, display)
  const settled = useSettled(text)
  const asked = by === undefined || text === '' ? '' : settled
  const { data, total, error, isPlaceholderData, isPending, refetch } = useGetList<PortalRecord>(
    resource.name,
    {
      pagination: { page: 1, perPage: config.pageSize },
      sort: { field: display, order: 'ASC' },
      filter: by === undefined || asked === '' ? {} : { [by]: asked },
    },
    { placeholderData: (previous) => previous, retry: false },
  )
  const answered = useLast(asked, !isPending && !isPlaceholderData)
  const found = (error ? undefined : data)?.map((record) => asOption(record, display)) ?? []
  const [count, isExact] = [found.length, answered === text]
  const isPart = total !== undefined && total > count
  // all that match a part of the text are here, so those that match all of it are among them
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

/** The field whose filter finds records by what they are called: the one shown, else the title. */
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

/** The last question that was answered. */
function useLast(asked: string, isAnswered: boolean): string | undefined {
  const [last, setLast] = useState<string>()
  if (isAnswered && last !== asked) setLast(asked)
  return isAnswered ? asked : last
}

function useSettled(text: string): string {
  const [settled, settle] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
