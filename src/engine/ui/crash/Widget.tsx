import type { ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { CrashId } from './CrashId'
import { ErrorBoundary, type Crash } from './ErrorBoundary'
import { Icon } from '../icons'
import './crash.css'

type Props = {
  children: ReactNode
  /** Where there is room for a sign only: a cell, a tool of the navbar. Default false. */
  isSmall?: boolean
  resetOn?: unknown
}

/** A part of a page: when it stops working, the rest of the page goes on. */
export function Widget({ children, isSmall = false, resetOn }: Props) {
  return (
    <ErrorBoundary fallback={isSmall ? small : large} resetOn={resetOn}>
      {children}
    </ErrorBoundary>
  )
}

const small = (crash: Crash) => <SmallCrashed {...crash} />
const large = (crash: Crash) => <WidgetCrashed {...crash} />

function WidgetCrashed({ id, retry }: Crash) {
  const translate = useTranslate()
  return (
    <div className="wd-crashed" role="alert">
      <p>
        <Icon name="alert" />
        {translate('crash.part')}
      </p>
      <div className="wd-crashed-ways">
        <button type="button" className="wd-button" onClick={retry}>
          {translate('views.tryAgain')}
        </button>
        <CrashId id={id} />
      </div>
    </div>
  )
}

export function SmallCrashed({ id, retry }: Crash) {
  const translate = useTranslate()
  return (
    <span className="wd-crashed-small">
      <button
        type="button"
        className="wd-icon-button"
        aria-label={translate('crash.cell', { id })}
        title={translate('crash.cell', { id })}
        onClick={retry}
      >
        <Icon name="alert" />
      </button>
      <code>{id}</code>
    </span>
  )
}
