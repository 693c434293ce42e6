import type { ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { Button } from '../Button'
import { ErrorBoundary, type Crash } from './ErrorBoundary'
import { CopyButton } from '../text/CopyButton'
import { Icon } from '../icons'
import { IconButton } from '../IconButton'
import './crash.css'

type Props = {
  children: ReactNode
  /** For small spaces such as a cell. Default false. */
  isSmall?: boolean
  resetOn?: unknown
}

/** Contains a crash, so that the rest of the page keeps working. */
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
        <Button onClick={retry}>{translate('views.tryAgain')}</Button>
        <CrashId id={id} />
      </div>
    </div>
  )
}

export function SmallCrashed({ id, retry }: Crash) {
  const translate = useTranslate()
  return (
    <span className="wd-crashed-small">
      <IconButton icon="alert" label={translate('crash.cell', { id })} onClick={retry} />
      <code>{id}</code>
    </span>
  )
}

export function CrashId({ id }: { id: string }) {
  const t = useTranslate()
  return (
    <span className="wd-crash-id">
      {t('crash.id')} <code>{id}</code>
      <CopyButton text={id} />
    </span>
  )
}
