import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { config } from '@/engine/config'
import { CloseButton } from '@/engine/ui/CloseButton'
import { Icon } from '@/engine/ui/icons'
import { Dialog } from '@/engine/ui/overlay/overlays'
import { usePortal } from '../portal/PortalContext'
import { useMenuTitle, useMissingPages } from '../menu/useMenuTitle'
import { SearchHits } from './SearchHits'
import { createFinder, searchPool, type SearchHit } from './searchPool'
import './search.css'

type SearchDialogProps = { onClose: () => void }

/** §2: the arrow keys choose a hit, Enter opens it. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const translate = useTranslate()
  const listId = useId()
  const { words, setWords, found, active, setActive } = useSearch()
  const go = useGo(onClose)
  const shown = found.slice(0, config.searchShown)
  const keep = (index: number) => setActive((index + shown.length) % shown.length)

  const press = (event: KeyboardEvent) => {
    // not while an input method is composing
    if (event.nativeEvent.isComposing || shown.length === 0) return
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
          maxLength={100}
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
      <p className="wd-search-status" role="status">
        {statusOf(found.length, shown.length, translate)}
      </p>
    </Dialog>
  )
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

function useSearch() {
  const { menu, entries } = usePortal()
  const titleOf = useMenuTitle()
  const isMissing = useMissingPages()
  const [{ words, active }, setState] = useState({ words: '', active: 0 })
  const find = useMemo(
    () => createFinder(searchPool({ menu, entries, titleOf, isMissing })),
    [menu, entries, titleOf, isMissing],
  )
  const found = useMemo(() => find(words), [find, words])
  return {
    words,
    active,
    found,
    setWords: (text: string) => setState({ words: text, active: 0 }),
    setActive: (index: number) => setState({ words, active: index }),
  }
}

/** An external link opens a new tab, without opener or referrer. */
function useGo(onClose: () => void) {
  const navigate = useNavigate()
  return ({ to, isOutside }: SearchHit) => {
    onClose()
    if (isOutside) window.open(to, '_blank', 'noopener,noreferrer')
    else void navigate(to)
  }
}

function statusOf(
  found: number,
  shown: number,
  translate: (key: string, words: object) => string,
): string {
  if (found === 0) return translate('tools.searchNone', {})
  if (found > shown) return translate('tools.searchMore', { shown, found })
  return translate('tools.searchCount', { smart_count: found })
}
