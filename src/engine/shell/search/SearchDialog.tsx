import { useEffect, useEffectEvent, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { config } from '@/engine/config'
import type { Translate } from '@/engine/data/labels'
import { usePathTo } from '@/engine/data/pathTo'
import type { Pasted } from '@/engine/schema/pasted'
import { CloseButton } from '@/engine/ui/CloseButton'
import { Icon } from '@/engine/ui/icons'
import { Dialog } from '@/engine/ui/overlay/overlays'
import { usePortal } from '../portal/PortalContext'
import { useMenuTitle, useMissingPages } from '../menu/useMenuTitle'
import { recordHits } from './recordHits'
import { SearchHits, type Hit } from './SearchHits'
import { listsOf, SearchOutcome } from './SearchOutcome'
import { createFinder, holds, searchPool } from './searchPool'
import { useRecordSearch, type RecordSearch } from './useRecordSearch'
import './search.css'

type SearchDialogProps = {
  /** The text that it opens with. */
  text?: string
  onClose: () => void
}

/** §2: the arrow keys choose a hit, Enter opens it; pressed before it has come, Enter opens the only one. */
export function SearchDialog({ text = '', onClose }: SearchDialogProps) {
  const translate = useTranslate()
  const listId = useId()
  const { words, setWords, pages, records, search, active, setActive } = useSearch(text)
  const go = useGo(onClose)
  const shown: readonly Hit[] = [...pages.slice(0, config.searchShown), ...records]
  const waitForOnly = useEarlyEnter({ words, shown, search }, go)
  const keep = (index: number) => setActive((index + shown.length) % shown.length)

  const press = (event: KeyboardEvent) => {
    // not while an input method is composing
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && search.isLooking && shown.length === 0) waitForOnly()
    if (shown.length === 0) return
    const step = steps.get(event.key)
    const hit = shown[active]
    if (step !== undefined) keep(active + step)
    else if (event.key === 'Enter' && hit) go(hit)
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      aria-labelledby={`${listId}-title`}
      slotProps={{ paper: { className: 'wd-search' } }}
    >
      <h2 id={`${listId}-title`} className="wd-visually-hidden">
        {translate('shell.search')}
      </h2>
      <div className="wd-search-field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={longestText}
          aria-label={translate('tools.searchLabel')}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown[active] && `${listId}-${active}`}
          placeholder={translate('tools.searchHint')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={press}
        />
        <CloseButton label={translate('app.close')} onClose={onClose} />
      </div>
      <SearchHits id={listId} hits={shown} active={active} onActive={setActive} onChoose={go} />
      <SearchOutcome search={search} isEmpty={shown.length === 0} />
      <p className="wd-search-status" role="status">
        {statusOf({ pages: pages.length, records: records.length, search }, translate)}
      </p>
    </Dialog>
  )
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

// in characters: a link, or a mail with one
const longestText = 2_000

function useSearch(text: string) {
  const { menu, entries } = usePortal()
  const titleOf = useMenuTitle()
  const isMissing = useMissingPages()
  const pathTo = usePathTo()
  const [{ words, active }, setState] = useState({ words: text, active: 0 })
  const find = useMemo(
    () => createFinder(searchPool({ menu, entries, titleOf, isMissing })),
    [menu, entries, titleOf, isMissing],
  )
  const search = useRecordSearch(words)
  const isRecord = search.pasted.is !== 'nothing'
  const pages = useMemo(() => {
    const found = find(words)
    // no page is meant by a number that resembles its path
    return isRecord ? found.filter((hit) => holds(hit, words.trim().toLowerCase())) : found
  }, [find, words, isRecord])
  return {
    words,
    active,
    pages,
    records: useMemo(() => recordHits(search.groups, pathTo), [search.groups, pathTo]),
    search,
    setWords: (next: string) => setState({ words: next, active: 0 }),
    setActive: (index: number) => setState({ words, active: index }),
  }
}

type Shown = { words: string; shown: readonly Hit[]; search: RecordSearch }

/** Opens the only hit once all lists have answered, or the only one that is named by the text. */
function useEarlyEnter({ words, shown, search }: Shown, go: (hit: Hit) => void) {
  const [waiting, setWaiting] = useState<string>()
  const open = useEffectEvent(() => {
    const named = shown.filter(
      (hit) => 'record' in hit && hit.record[hit.resource.title] === textOf(search.pasted),
    )
    const [only, ...others] = named.length > 0 ? named : shown
    if (only && others.length === 0) go(only)
  })
  const isReady = waiting === words && !search.isLooking
  useEffect(() => {
    if (isReady) open()
  }, [isReady])
  return () => {
    setWaiting(words)
    search.hurry()
  }
}

function textOf(pasted: Pasted): string | undefined {
  return 'text' in pasted ? pasted.text : undefined
}

/** An external link opens a new tab, without opener or referrer. */
function useGo(onClose: () => void) {
  const navigate = useNavigate()
  return (hit: Hit) => {
    onClose()
    const isOutside = 'isOutside' in hit && hit.isOutside
    if (isOutside) window.open(hit.to, '_blank', 'noopener,noreferrer')
    else void navigate(hit.to)
  }
}

type Counts = { pages: number; records: number; search: RecordSearch }

function statusOf({ pages, records, search }: Counts, t: Translate): string {
  const shown = Math.min(pages, config.searchShown)
  if (search.isLooking) return t('tools.searching', { lists: listsOf(search.open, t) })
  if (pages + records === 0 && search.open.length === 0) return t('tools.searchNone')
  const counts = [
    ...(pages > 0 || records === 0 ? [t('tools.searchCount', { smart_count: pages })] : []),
    ...(search.open.length > 0 ? [t('tools.searchRecords', { smart_count: records })] : []),
  ]
  if (pages > shown) return t('tools.searchMore', { shown, found: pages })
  return counts.join(' · ')
}
