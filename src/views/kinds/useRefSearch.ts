import { useEffect, useState } from 'react'
import { useGetList } from 'ra-core'
import { config } from '@/config'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import type { RefOption } from './RefOptions'

/** Between the last letter and the question to the gateway. */
const pauseMs = 250

/** What was found for what is typed. */
export type RefSearch = {
  readonly options: readonly RefOption[]
  /** How many there are in all. */
  readonly total: number
  /** What the options are the answer to. */
  readonly asked: string
  /** Whether they answer what is typed now; if not, the keyboard finds none of them. */
  readonly isCurrent: boolean
  /** Whether the gateway can be asked for a text; if not, the first page is all there is to choose from. */
  readonly isSearchable: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** Asks the other resource for what is typed, once typing pauses; each answer belongs to its question. */
export function useRefSearch(resource: Resource, display: string, typed: string): RefSearch {
  const asked = useSettled(typed.trim())
  const by = searchedField(resource, display)
  const { data, total, error, isPlaceholderData, isPending, refetch } = useGetList<PortalRecord>(
    resource.name,
    {
      pagination: { page: 1, perPage: config.pageSize },
      sort: { field: display, order: 'ASC' },
      filter: by !== undefined && asked !== '' ? { [by]: asked } : {},
    },
    { placeholderData: (previous) => previous, retry: false },
  )
  const found = (error ? undefined : data)?.map((record) => asOption(record, display)) ?? []
  const options = by === undefined ? found.filter(({ label }) => holds(label, asked)) : found
  return {
    options,
    total: by === undefined && asked !== '' ? options.length : (total ?? 0),
    asked,
    isCurrent: asked === typed.trim() && !isPending && !isPlaceholderData,
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

function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
