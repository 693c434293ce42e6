import { useEffect, useImperativeHandle, useState, type Ref } from 'react'
import { useGetList, useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { useLabels } from '@/engine/data/labels'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema/resource'
import { FailureNote } from '@/engine/ui/crash/LoadFailed'
import { drawText } from '@/engine/ui/text/drawText'
import { plainText } from '@/engine/ui/text/plainText'

export type RefOption = { readonly id: string; readonly label: string }

/** `press` returns whether the list handled the key. */
export type RefOptionsHandle = { readonly press: (key: string) => boolean }

type Props = {
  ref: Ref<RefOptionsHandle>
  id: string
  label: string
  resource: Resource
  display: string
  value: string
  typed: string
  onChoose: (option: RefOption) => void
  onActive: (id: string | undefined) => void
}

/** The focus stays in the input. */
export function RefOptions(props: Props) {
  const { ref, id, label, resource, display, value, typed, onChoose, onActive } = props
  const search = useRefSearch(resource, display, typed)
  const { options, isCurrent } = search
  const count = options.length
  const [at, moveTo] = useActive(search, typed, value)
  const active = options[at]
  const idOf = (option: RefOption) => `${id}-${option.id}`
  const activeId = active && idOf(active)

  useEffect(() => {
    onActive(activeId)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    return () => onActive(undefined)
  }, [activeId, onActive])

  // a dialog or a phone's screen may end below the input
  useEffect(() => {
    const popup = document.getElementById(id)?.parentElement
    if (isCurrent && count > 0) popup?.scrollIntoView({ block: 'nearest' })
  }, [id, isCurrent, count])

  useImperativeHandle(ref, () => ({
    press: (key) => {
      if (key === 'Enter' && active) onChoose(active)
      else if (key === 'Enter' && search.error) search.retry()
      else if (key === 'ArrowDown') moveTo(at + 1 < count ? at + 1 : 0)
      else if (key === 'ArrowUp') moveTo(at > 0 ? at - 1 : count - 1)
      else return false
      return true
    },
  }))

  return (
    <>
      <span
        className="wd-ref-list"
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={!isCurrent}
      >
        {options.map((option, index) => (
          <span
            key={option.id}
            id={idOf(option)}
            className="wd-ref-option"
            role="option"
            aria-selected={option.id === value}
            data-active={index === at}
            onMouseMove={() => moveTo(index)}
            onClick={() => onChoose(option)}
          >
            <bdi>{drawText(option.label, { isBare: true })}</bdi>{' '}
            <span className="wd-note">{plainText(option.id)}</span>
          </span>
        ))}
      </span>
      <Outcome resource={resource} search={search} typed={typed} />
    </>
  )
}

/** The first match of a typed text is active, else the chosen option, until a key or the pointer moves it. */
function useActive({ options, isCurrent }: RefSearch, typed: string, value: string) {
  const [moved, setMoved] = useState<{ typed: string; id: string | undefined }>()
  const indexOf = (id: string | undefined) => options.findIndex((option) => option.id === id)
  const first = typed === '' ? indexOf(value) : isCurrent && options.length > 0 ? 0 : -1
  const at = moved?.typed === typed ? indexOf(moved.id) : -1
  const moveTo = (index: number) => setMoved({ typed, id: options[index]?.id })
  return [at < 0 ? first : at, moveTo] as const
}

type OutcomeProps = { resource: Resource; search: RefSearch; typed: string }

function Outcome({ resource, search, typed }: OutcomeProps) {
  const t = useTranslate()
  const labels = useLabels(resource)
  const { options, more, isCurrent, isSearchable, error, retry } = search
  const name = labels.plural.toLowerCase()
  if (error) return <FailureNote name={name} error={error} retry={retry} />
  const isNone = isCurrent && options.length === 0
  const none = t(typed === '' ? 'views.noRecords' : 'kinds.noneFound', { name, text: typed })
  const parts = [
    !isCurrent && t('kinds.searching'),
    isNone && none,
    more && t(isSearchable ? 'kinds.narrow' : 'kinds.firstOf', more),
    isCurrent && !isNone && !more && typed !== '' && t('kinds.chooseOne'),
  ]
  return (
    <span className="wd-ref-note" role="status">
      {parts.filter(Boolean).join(' ')}
    </span>
  )
}

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
