import { useSyncExternalStore } from 'react'
import { useGateway } from '@/engine/data/gateway'
import { isAlertFor, partOf, useAlertSources } from '@/engine/data/live/alertSource'
import { useSession } from '@/engine/data/session'
import { useServesApp } from './menu/useServesApp'

/** §4, §6: whether this user gets any of the app's alerts, as far as the gateway has them. */
export function useReceivesAlerts(): boolean {
  const info = useSession()
  const servesApp = useServesApp()
  const { parts } = useGateway()
  const own = useAlertSources().filter((source) => info && isAlertFor(source, info))
  const isServed = () => own.some((source) => !parts.lacks(partOf(source)))
  return useSyncExternalStore(parts.subscribe, isServed) && servesApp
}
