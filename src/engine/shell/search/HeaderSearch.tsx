import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { lazyView } from '@/engine/ui/late/lazyView'
import { useSearchKeys } from './useSearchKeys'

const SearchDialog = lazyView(async () => (await import('./loadSearchDialog')).SearchDialog)

/** The way into the search over the menu. */
export function HeaderSearch() {
  const label = useTranslate()('shell.search')
  const [isOpen, setOpen] = useState(false)
  useSearchKeys(() => setOpen(true))
  return (
    <>
      <button
        type="button"
        className="wd-search-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>{label}</span>
        <kbd>/</kbd>
      </button>
      {isOpen && (
        <div className="wd-coming">
          <SearchDialog onClose={() => setOpen(false)} />
        </div>
      )}
    </>
  )
}
