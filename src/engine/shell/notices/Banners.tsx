import { useTranslate } from 'ra-core'
import { errorText } from '@/engine/data/gateway'
import { useAuthGate, useIsForeign } from '@/engine/data/session/session'
import { useSlot } from '@/engine/ui/slot'
import { alertsSlot } from '../../ui/alertsSlot'
import { Banner } from '../../ui/Banner'
import { ConnectionBanner } from './ConnectionBanner'
import { NewVersionBanner } from './NewVersionBanner'
import { usePortal } from '../PortalContext'
import { reloadPage } from '../../ui/reloadPage'
import { signInAgain } from '../../session/signOut'

/** What is wrong with the whole portal stays above every page until it is put right. */
export function Banners() {
  const AlertsBanner = useSlot(alertsSlot)?.Banner
  return (
    <>
      <NewVersionBanner />
      <ConnectionBanner />
      <AccountChanged />
      <ExpiredBanner />
      <MenuFailed />
      {AlertsBanner && <AlertsBanner />}
    </>
  )
}

/** Another tab signed in: this page may be read on, and sends nothing. */
function AccountChanged() {
  const translate = useTranslate()
  if (!useIsForeign()) return null
  return (
    <Banner
      text={translate('shell.accountChanged')}
      action={translate('boot.reload')}
      onAction={reload}
    />
  )
}

function reload(): Promise<void> {
  reloadPage()
  return Promise.resolve()
}

function ExpiredBanner() {
  const translate = useTranslate()
  if (useAuthGate() !== 'quiet') return null
  return (
    <Banner
      text={translate('shell.expiredBanner')}
      action={translate('shell.signIn')}
      onAction={signInAgain}
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
