import { use } from 'react'
import { useTranslate } from 'ra-core'
import { errorText } from '@/engine/data/gateway'
import { useAuthGate, useIsForeign } from '@/engine/data/session'
import { AlertsViewContext } from '../../ui/alertsView'
import { Banner } from '../../ui/Banner'
import { ConnectionBanner } from './ConnectionBanner'
import { useNewVersion } from './useNewVersion'
import { usePortal } from '../portal/PortalContext'
import { reloadPage } from '../../ui/reloadPage'
import { useLogInAgain } from '../../session/logOut'

/** Problems of the whole portal, above every page until they are resolved. */
export function Banners() {
  return (
    <>
      <NewVersionBanner />
      <ConnectionBanner />
      <AccountChanged />
      <ExpiredBanner />
      <MenuFailed />
      {use(AlertsViewContext)?.banner}
    </>
  )
}

/** Another build is deployed, so files of this one may be gone; the operator chooses when to reload. */
function NewVersionBanner() {
  const translate = useTranslate()
  if (!useNewVersion()) return null
  // the browser itself asks about unsaved input: our own dialog may be among the missing files
  return (
    <Banner
      text={translate('shell.newVersion')}
      action={translate('boot.reload')}
      onAction={reload}
    />
  )
}

/** Another tab logged in as someone else: this page stays readable and sends nothing. */
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
  const logInAgain = useLogInAgain()
  if (useAuthGate() !== 'quiet') return null
  return (
    <Banner
      text={translate('shell.expiredBanner')}
      action={translate('shell.signIn')}
      onAction={logInAgain}
    />
  )
}

/** The menu could not be loaded: says why and offers a retry; the fixed pages stay usable. */
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
