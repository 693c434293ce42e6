import { useEffect, useState } from 'react'
import { withoutBadge } from '@/engine/ui/titleBadge'

/** Announces the title of each page after the first. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let last = withoutBadge(document.title)
    const observer = new MutationObserver(() => {
      const next = withoutBadge(document.title)
      if (last !== '' && next !== last) setTitle(next)
      last = next
    })
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])
  return (
    <div className="wd-visually-hidden" aria-live="polite">
      {title}
    </div>
  )
}
