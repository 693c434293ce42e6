import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { useLocation } from 'react-router'
import { Banners } from './Banners'
import { ErrorBoundary } from './ErrorBoundary'
import { ExpiredDialog } from './ExpiredDialog'
import { Navbar } from './Navbar'
import { Notifications } from './Notifications'
import { PageAnnouncer } from './PageAnnouncer'
import { PageCrashed } from './PageCrashed'
import { Sidebar } from './Sidebar'
import { useFocusOnPage } from './useFocusOnPage'
import { useSidebar } from './useSidebar'
import './Shell.css'
import './phone.css'

type ShellProps = { children: ReactNode }

/** Everything around a page. */
export function Shell({ children }: ShellProps) {
  const { pathname } = useLocation()
  const { isPhone, isOpen, toggle, close } = useSidebar(pathname)
  const content = useRef<HTMLElement>(null)
  useEffect(() => scrollToTop(pathname), [pathname])
  useFocusOnPage(pathname, content)

  return (
    <div className="wd-shell">
      <SkipLink onSkip={() => content.current?.focus()} />
      <Sidebar path={pathname} isPhone={isPhone} isOpen={isOpen} onClose={close} />
      <div className="wd-shell-body">
        <Notifications />
        <Navbar path={pathname} isPhone={isPhone} isMenuOpen={isOpen} onMenu={toggle} />
        <Banners />
        <main className="wd-content" ref={content} tabIndex={-1}>
          <ErrorBoundary resetKey={pathname} fallback={crashed}>
            {children}
          </ErrorBoundary>
        </main>
      </div>
      <PageAnnouncer />
      <ExpiredDialog />
    </div>
  )
}

/** Every page begins at its top, wherever the last one was left. */
function scrollToTop(_page: string) {
  document.documentElement.scrollTop = 0
}

function crashed(retry: () => void) {
  return <PageCrashed onRetry={retry} />
}

/** A button, not a link: an in-page address would be a route here. */
function SkipLink({ onSkip }: { onSkip: () => void }) {
  const translate = useTranslate()
  return (
    <button type="button" className="wd-button wd-button-primary wd-skip" onClick={onSkip}>
      {translate('shell.skip')}
    </button>
  )
}
