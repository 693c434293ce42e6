import { useEffect, useState } from 'react'
import { usePublicWords } from '@/layout/PublicWordsContext'
import { errorText, gateway, type Credentials } from '@/providers/gateway'
import { AuthRedirect } from './AuthRedirect'
import { ClosedDoor } from './ClosedDoor'
import type { World } from './createWorlds'
import { Login } from './Login'
import { Opening } from './Opening'
import { PlainPage } from './PlainPage'
import { PublicPage } from './PublicPage'
import { StorageNotice } from './StorageNotice'

type WorldsProps = {
  world: World
  signIn: (credentials: Credentials) => Promise<void>
  onBegin: () => void
  storageMissing: boolean
}

/** What the one root shows: the login and its neighbours, or the portal. */
export function Worlds({ storageMissing, ...standing }: WorldsProps) {
  const { t } = usePublicWords()
  const [isNoticed, setNoticed] = useState(!storageMissing)
  const { name } = standing.world
  useEffect(() => {
    if (name === 'login') document.title = `${t('login.title')} · ${t('app.name')}`
  }, [name, t])
  return (
    <>
      {!isNoticed && <StorageNotice onClose={() => setNoticed(true)} />}
      <Standing {...standing} />
    </>
  )
}

function Standing({ world, signIn, onBegin }: Omit<WorldsProps, 'storageMissing'>) {
  const { t } = usePublicWords()
  switch (world.name) {
    case 'portal':
      return world.element
    case 'opening':
      return <Opening />
    case 'failed':
      return <PlainPage title={t('boot.failedTitle')} text={t('boot.failedText')} />
    case 'public':
      return <PublicPage>{publicPage(world.path)}</PublicPage>
    default:
      return (
        <PublicPage>
          <Login
            askCaptcha={gateway.calls.captcha}
            signIn={signIn}
            onBegin={onBegin}
            problem={world.failure && { text: errorText(world.failure, t) }}
          />
        </PublicPage>
      )
  }
}

function publicPage(path: string) {
  if (path.startsWith('/auth-redirect')) return <AuthRedirect />
  return <ClosedDoor page={path.startsWith('/bind') ? 'bind' : 'register'} />
}
