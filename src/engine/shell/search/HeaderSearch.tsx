import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { isFreeKey } from '@/engine/ui/freeKey'
import { searchWanted } from '@/engine/ui/searchWanted'
import { Icon } from '@/engine/ui/icons'
import { lazyView, topModal } from '@/engine/ui/late/lazyView'
import { useListener } from '@/engine/ui/useListener'

const SearchDialog = lazyView(async () => (await import('./SearchDialog')).SearchDialog, 'tools')

export function HeaderSearch() {
  const label = useTranslate()('shell.search')
  // the text that it opens with, if it is open
  const [text, setText] = useState<string>()
  const open = () => setText('')
  useSearchKeys(open)
  useListener(window, searchWanted, (event) => {
    if (event instanceof CustomEvent) setText(String(event.detail))
  })
  return (
    <>
      <button
        type="button"
        className="wd-search-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
      >
        <Icon name="search" />
        <span>{label}</span>
        <kbd>/</kbd>
      </button>
      {text !== undefined && (
        <div className="wd-coming">
          <SearchDialog text={text} onClose={() => setText(undefined)} />
        </div>
      )}
    </>
  )
}

/** `/` works outside of inputs, Ctrl/Cmd+K anywhere but over a dialog. */
function useSearchKeys(onOpen: () => void): void {
  useListener(window, 'keydown', (event) => {
    if (!isOurs(event)) return
    event.preventDefault()
    onOpen()
  })
}

function isOurs(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
  if (key === '/') return isFreeKey(event)
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey && !defaultPrevented
  return isCommand && key.toLowerCase() === 'k' && !topModal()
}
