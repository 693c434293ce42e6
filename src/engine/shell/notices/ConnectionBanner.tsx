import { useEffect, useEffectEvent, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { useGateway } from '@/engine/data/gateway'
import { askForSign, useConnection } from '@/engine/data/connection'
import { Banner } from '../../ui/Banner'

/** Shown while offline or while the gateway does not answer. */
export function ConnectionBanner() {
  const translate = useTranslate()
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const state = useConnection()
  const isOpen = state === 'open'
  useReturn(isOpen)
  useSigns(isOpen)
  if (isOpen) return null
  const retry = async () => {
    await askForSign(gateway)
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

/** Announced where the banner disappears. */
function useReturn(isOpen: boolean): void {
  const notify = useNotify()
  const wasOpen = useRef(isOpen)
  const tell = useEffectEvent(() => notify('shell.connected', { type: 'success' }))
  useEffect(() => {
    if (isOpen && !wasOpen.current) tell()
    wasOpen.current = isOpen
  }, [isOpen])
}

/** Polls, so that the gateway's return is noticed without any other call. */
function useSigns(isOpen: boolean): void {
  const gateway = useGateway()
  useEffect(() => {
    if (isOpen) return undefined
    let waitMs: number = config.firstSignMs
    let timer = setTimeout(ask, waitMs)
    function ask() {
      if (!gateway.connection.isTried()) void askForSign(gateway)
      waitMs = Math.min(2 * waitMs, config.longestSignMs)
      timer = setTimeout(ask, waitMs)
    }
    return () => clearTimeout(timer)
  }, [isOpen, gateway])
}
