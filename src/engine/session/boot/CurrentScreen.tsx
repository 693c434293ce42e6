import { createElement, useLayoutEffect, useState, type ReactElement } from 'react'
import { errorText, useGateway } from '@/engine/data/gateway'
import { hasDrafts } from '@/engine/form/draftsKey'
import { CloseButton } from '@/engine/ui/CloseButton'
import { lateCode, useLate } from '@/engine/ui/late/lateCode'
import { PublicIcon } from '@/engine/ui/publicIcons'
import { Login } from '../Login'
import { Logo } from '../Logo'
import { PublicPage } from '../PublicPage'
import { usePublicTitle, usePublicWords } from '../PublicWordsContext'
import type { BootScreen, Screens } from './createScreens'
import { Away, PlainPage } from './PlainPage'
import './Opening.css'

type CurrentScreenProps = {
  screen: BootScreen
  screens: Screens
  isStorageMissing: boolean
  /** Hidden behind the other screens. */
  portal?: ReactElement | undefined
  onMounted?: () => void
}

export function CurrentScreen(props: CurrentScreenProps) {
  const { t } = usePublicWords()
  const { onMounted } = props
  useLayoutEffect(() => onMounted?.(), [onMounted])
  usePublicTitle(props.screen.name === 'login' ? t('login.title') : undefined)
  return (
    <>
      {props.isStorageMissing && <StorageNotice />}
      <ScreenOf {...props} />
      {props.portal}
    </>
  )
}

function ScreenOf({ screen, screens }: CurrentScreenProps) {
  const { t } = usePublicWords()
  const { calls, dialect } = useGateway()
  switch (screen.name) {
    case 'portal':
      return null
    case 'opening':
      return <Opening />
    case 'failed':
      return <Failed />
    case 'away':
      return <Away failure={screen.failure} retry={screens.retry} />
    case 'public':
      return <LatePublicPage path={screen.path} screens={screens} />
    default:
      return (
        <PublicPage>
          <Login
            askCaptcha={calls.captcha}
            logIn={screens.logIn}
            onBegin={screens.prepare}
            isStock={dialect.isStock}
            problem={endOfSession(screen, t)}
          />
        </PublicPage>
      )
  }
}

type LoginScreen = Extract<BootScreen, { name: 'login' }>

function endOfSession({ failure, isOutElsewhere }: LoginScreen, t: (key: string) => string) {
  if (failure) return { text: errorText(failure, t) }
  if (!isOutElsewhere) return undefined
  return { text: t(hasDrafts() ? 'login.outKept' : 'login.outElsewhere') }
}

type LatePublicPageProps = { path: string; screens: Screens }

/** The code and words of all public pages load when the first one opens. */
function LatePublicPage({ path, screens }: LatePublicPageProps) {
  const words = usePublicWords()
  const [late] = useState(() =>
    lateCode(async () => (await import('../public/publicPages')).loadPublicPages(words)),
  )
  const { code, hasFailed } = useLate(late)
  if (hasFailed) return <Failed />
  return (
    <PublicPage leaveQuestion={screens.leaveQuestion}>
      {code ? createElement(code, { path }) : <section aria-busy />}
    </PublicPage>
  )
}

function Failed() {
  const { t } = usePublicWords()
  return <PlainPage title={t('boot.failedTitle')} text={t('boot.failedText')} />
}

/** Appears only when the portal takes a moment to load. */
function Opening() {
  const { t } = usePublicWords()
  return (
    <div className="wd-opening" role="status" aria-label={t('boot.opening')}>
      <Logo size={40} />
      <span className="wd-opening-line" />
    </div>
  )
}

function StorageNotice() {
  const { t } = usePublicWords()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div className="wd-banner" role="status">
      <PublicIcon name="info" />
      <span>{t('boot.storage')}</span>
      <CloseButton label={t('app.close')} onClose={() => setOpen(false)} />
    </div>
  )
}
