import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { useOpenPages } from '@/engine/form/openPages'
import { closeOthers } from '@/engine/form/pageList'
import { lazyView } from '@/engine/ui/late/lazyView'
import { withoutBadge } from '@/engine/ui/alertsView'
import { useSlot } from '@/engine/ui/late/slot'
import { Widget } from '@/engine/ui/crash/Widget'
import { Banners } from './notices/Banners'
import { ExpiredDialog } from '@/engine/session/ExpiredDialog'
import { Button } from '@/engine/ui/Button'
import { Navbar } from './Navbar'
import { Notifications } from './notices/Notifications'
import { Pages } from './pages/Pages'
import { usePreferences } from './preferences/preferences'
import { usePortal } from './portal/PortalContext'
import { Here, useHere } from './portal/PortalRouter'
import { Sidebar } from './menu/Sidebar'
import { UncaughtErrors } from './notices/UncaughtErrors'
import { useFocusOnPage } from './useFocusOnPage'
import { useLostFocus } from './useLostFocus'
import { useSidebar } from './menu/useSidebar'
import './Shell.css'
import './phone.css'
import './print.css'

const TagsView = lazyView(async () => (await import('./tags/TagsView')).TagsView, 'tags')

type ShellProps = { children: ReactNode }

export function Shell({ children }: ShellProps) {
  const { pathname } = useHere().location
  const { isPhone, isOpen, toggle, close } = useSidebar(pathname)
  const content = useRef<HTMLElement>(null)
  useFocusOnPage(pathname, content)
  useLostFocus(content, usePortal().takesFocus)

  return (
    <div className="wd-shell">
      <SkipLink onSkip={() => content.current?.focus()} />
      <Here>
        <Widget>
          <Sidebar path={pathname} isPhone={isPhone} isOpen={isOpen} onClose={close} />
        </Widget>
      </Here>
      <div className="wd-shell-body">
        <Here>
          <Widget isSmall>
            <Notifications />
          </Widget>
          <Widget>
            <Navbar path={pathname} isPhone={isPhone} isMenuOpen={isOpen} onMenu={toggle} />
          </Widget>
          <Widget>
            <Tags />
          </Widget>
          <Widget>
            <Banners />
          </Widget>
        </Here>
        <main className="wd-content" ref={content} tabIndex={-1}>
          <Pages>{children}</Pages>
        </main>
      </div>
      <PageAnnouncer />
      <Here>
        <ExpiredDialog />
        <Guard />
      </Here>
      <UncaughtErrors />
    </div>
  )
}

/** §9: off by default; switched on, they begin with the visible page; switched off, stays until no unsaved input can be lost. */
function Tags() {
  const { tagsView } = usePreferences()
  const { cache } = useOpenPages()
  const [isShown, setShown] = useState(tagsView)
  const wasShown = useRef(isShown)
  if (tagsView && !isShown) setShown(true)
  useLayoutEffect(() => {
    if (isShown && !wasShown.current) cache.change((pages) => closeOthers(pages, cache.here()))
    wasShown.current = isShown
  }, [isShown, cache])
  return isShown ? <TagsView isOn={tagsView} onEnd={() => setShown(false)} /> : null
}

function Guard() {
  return useSlot(useOpenPages().guard)
}

/** A button, as an in-page link would be a route here. */
function SkipLink({ onSkip }: { onSkip: () => void }) {
  const translate = useTranslate()
  return (
    <Button look="primary" className="wd-skip" onClick={onSkip}>
      {translate('shell.skip')}
    </Button>
  )
}

function PageAnnouncer() {
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
