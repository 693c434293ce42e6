import { useEffect, useState, type ComponentType } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { errorText, useGateway, type Credentials } from '@/engine/data/gateway'
import { hasDrafts } from '@/engine/form/draftsKey'
import type { BootScreen } from './createScreens'
import { Away } from './Away'
import { Login } from '../Login'
import { Opening } from './Opening'
import { PlainPage } from './PlainPage'
import { PublicPage } from '../PublicPage'
import { StorageNotice } from './StorageNotice'

type ScreensProps = {
  screen: BootScreen
  signIn: (credentials: Credentials) => Promise<void>
  retry: () => Promise<void>
  onBegin: () => void
  storageMissing: boolean
}

/** What the one root shows: the login and its neighbours, or the portal. */
export function Screens({ storageMissing, ...shown }: ScreensProps) {
  const { t } = usePublicWords()
  const [isNoticed, setNoticed] = useState(!storageMissing)
  const { name } = shown.screen
  useEffect(() => {
    if (name === 'login') document.title = `${t('login.title')} · ${t('app.name')}`
  }, [name, t])
  return (
    <>
      {!isNoticed && <StorageNotice onClose={() => setNoticed(true)} />}
      <CurrentScreen {...shown} />
    </>
  )
}

function CurrentScreen({ screen, signIn, retry, onBegin }: Omit<ScreensProps, 'storageMissing'>) {
  const { t } = usePublicWords()
  const { calls, dialect } = useGateway()
  switch (screen.name) {
    case 'portal':
      return screen.element
    case 'opening':
      return <Opening />
    case 'failed':
      return <PlainPage title={t('boot.failedTitle')} text={t('boot.failedText')} />
    case 'away':
      return <Away failure={screen.failure} retry={retry} />
    case 'public':
      return <LatePublic path={screen.path} />
    default:
      return (
        <PublicPage>
          <Login
            askCaptcha={calls.captcha}
            logIn={signIn}
            onBegin={onBegin}
            isStock={dialect.isStock}
            problem={whyOver(screen, t)}
          />
        </PublicPage>
      )
  }
}

type LoginScreen = Extract<BootScreen, { name: 'login' }>

/** Why the session before this login ended, where there is anything to say of it. */
function whyOver({ failure, isOutElsewhere }: LoginScreen, t: (key: string) => string) {
  if (failure) return { text: errorText(failure, t) }
  if (!isOutElsewhere) return undefined
  return { text: t(hasDrafts() ? 'login.outKept' : 'login.outElsewhere') }
}

/** A page beside the log-in: its code and words come when it is first opened. */
function LatePublic({ path }: { path: string }) {
  const { language, words, t } = usePublicWords()
  const [page, setPage] = useState<{ Page: ComponentType<{ path: string }> | undefined }>()
  useEffect(() => {
    const load = async () => {
      const { loadPublicPages } = await import('../public/publicPages')
      return loadPublicPages({ language, words })
    }
    load().then(
      (Page) => setPage({ Page }),
      () => setPage({ Page: undefined }),
    )
  }, [language, words])
  if (page && !page.Page)
    return <PlainPage title={t('boot.failedTitle')} text={t('boot.failedText')} />
  return (
    <PublicPage warns>{page?.Page ? <page.Page path={path} /> : <section aria-busy />}</PublicPage>
  )
}
