import { memo, use, useEffect, useEffectEvent, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { probeGateway, useConnection } from '@/engine/data/online'
import { errorText, useGateway } from '@/engine/data/gateway'
import { useAuthGate, useIsForeign } from '@/engine/data/session'
import { AlertsViewContext } from '@/engine/ui/alertsView'
import { Banner } from '@/engine/ui/Banner'
import { reloadPage } from '@/engine/ui/reloadPage'
import { useLogInAgain } from '@/engine/session/logOut'
import { usePortal } from '../portal/PortalContext'
import { useNewVersion } from './useNewVersion'

export const Banners = memo(function Banners() {
  const t = useTranslate()
  const isOutdated = useNewVersion()
  const isForeign = useIsForeign()
  const isExpired = useAuthGate() === 'quiet'
  const logInAgain = useLogInAgain()
  const reload = async () => reloadPage()
  // the browser itself asks about unsaved input, as our own dialog may be among the missing files
  return (
    <>
      {isOutdated && (
        <Banner text={t('shell.newVersion')} action={t('boot.reload')} onAction={reload} />
      )}
      <ConnectionBanner />
      {isForeign && (
        <Banner text={t('shell.accountChanged')} action={t('boot.reload')} onAction={reload} />
      )}
      {isExpired && (
        <Banner text={t('shell.expiredBanner')} action={t('shell.signIn')} onAction={logInAgain} />
      )}
      <MenuFailed />
      {use(AlertsViewContext)?.banner}
    </>
  )
})

function MenuFailed() {
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

function ConnectionBanner() {
  const translate = useTranslate()
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const state = useConnection()
  const isOpen = state === 'open'
  useReturn(isOpen)
  useSigns(isOpen)
  if (isOpen) return null
  const retry = async () => {
    await probeGateway(gateway)
    await queryClient.refetchQueries({ type: 'active' })
  }
  return (
    <Banner
      isPolite
      text={translate(state === 'offline' ? 'shell.offline' : 'shell.away')}
      action={translate('shell.retry')}
      onAction={retry}
    />
  )
}

function useReturn(isOpen: boolean): void {
  const notify = useNotify()
  const wasOpen = useRef(isOpen)
  const report = useEffectEvent(() => notify('shell.connected', { type: 'success' }))
  useEffect(() => {
    if (isOpen && !wasOpen.current) report()
    wasOpen.current = isOpen
  }, [isOpen])
}

/** Notices the gateway's return without any other call. */
function useSigns(isOpen: boolean): void {
  const gateway = useGateway()
  useEffect(() => {
    if (isOpen) return undefined
    let waitMs: number = config.firstSignMs
    let timer = setTimeout(ask, waitMs)
    function ask() {
      if (!gateway.connection.isTried()) void probeGateway(gateway)
      waitMs = Math.min(2 * waitMs, config.longestSignMs)
      timer = setTimeout(ask, waitMs)
    }
    return () => clearTimeout(timer)
  }, [isOpen, gateway])
}
