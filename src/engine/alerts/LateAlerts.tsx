import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useI18nProvider } from 'ra-core'
import { config } from '@/engine/config'
import { isGrowing } from '@/engine/data/i18nProvider'
import { whileIdle } from '@/engine/data/whileIdle'
import { useReceivesAlerts } from '@/engine/shell/useReceivesAlerts'
import { AlertsViewContext, type AlertsView } from '@/engine/ui/alertsView'
import { fetchAhead } from '@/engine/ui/late/lateFiles'
import type { AlertsProps } from './Alerts'

/** Loads the alerts after the first page, and only for users who get any. */
export function LateAlerts({ children }: { children: ReactNode }) {
  const [view, setView] = useState<AlertsView>()
  return (
    <AlertsViewContext value={view}>
      {useReceivesAlerts() && <Loader onView={setView} />}
      {children}
    </AlertsViewContext>
  )
}

/** On a busy page the alerts load after this long; a failed load repeats as often. Milliseconds. */
const latestMs = 10_000

function Loader({ onView }: AlertsProps) {
  const i18n = useI18nProvider()
  const [loaded, setLoaded] = useState<{ Alerts: ComponentType<AlertsProps> }>()
  const client = useQueryClient()
  const isWanted = loaded === undefined
  useEffect(() => {
    if (!isWanted) return undefined
    const load = async () => {
      const [code] = await Promise.all([import('./Alerts'), isGrowing(i18n) && i18n.add('alerts')])
      setLoaded({ Alerts: code.Alerts })
    }
    const begin = () => void fetchAhead(load)
    const again = setInterval(begin, latestMs)
    const stop = whileIdle(client, () => {
      const first = setTimeout(begin, config.quietMs)
      return () => clearTimeout(first)
    })
    return () => {
      clearInterval(again)
      stop()
    }
  }, [i18n, client, isWanted])
  return loaded && <loaded.Alerts onView={onView} />
}
