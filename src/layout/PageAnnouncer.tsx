import { useEffect, useState } from 'react'

/** Says the title of each page one comes to, and nothing of the first. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let last = document.title
    const observer = new MutationObserver(() => {
      if (last !== '' && document.title !== last) setTitle(document.title)
      last = document.title
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
