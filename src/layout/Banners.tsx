import { useTranslate } from 'ra-core'
import { errorText } from '@/providers/gateway'
import { useAuthGate } from '@/providers/session'
import { Banner } from './Banner'
import { ConnectionBanner } from './ConnectionBanner'
import { NewVersionBanner } from './NewVersionBanner'
import { usePortal } from './PortalContext'
import { signOut } from './signOut'

/** What is wrong with the whole portal stays above every page until it is put right. */
export function Banners() {
  return (
    <>
      <NewVersionBanner />
      <ConnectionBanner />
      <ExpiredBanner />
      <MenuFailed />
    </>
  )
}

function ExpiredBanner() {
  const translate = useTranslate()
  if (useAuthGate() !== 'quiet') return null
  return (
    <Banner
      text={translate('shell.expiredBanner')}
      action={translate('shell.signIn')}
      onAction={signOut}
    />
  )
}

/** The menu did not come: says why and offers to ask again; the fixed pages stay usable. */
export function MenuFailed() {
  const translate = useTranslate()
  const { menuFailure, retryMenu } = usePortal()
  if (menuFailure === undefined) return null
  const reason = errorText(menuFailure, translate)
  return (
    <Banner
      text={translate('shell.menuFailed', { reason })}
      action={translate('shell.retry')}
      onAction={retryMenu}
    />
  )
}
